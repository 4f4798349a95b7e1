/** What the launch wrote into the address: the session after `#`, so that it reaches no server log. */
export interface LaunchedWith {
  game: string;
  session: string;
  place: KeptPlace;
  /** What the player chose before the game opened; undefined where nothing was asked. */
  freeRounds: 'on' | 'off' | undefined;
  /** Set by tests, which have no time for animations. */
  fast: boolean;
}

export type SheetName = 'rules' | 'fairness' | 'rounds' | 'sound';
const sheets: readonly string[] = ['rules', 'fairness', 'rounds', 'sound'] satisfies SheetName[];

/** What is open over the game. */
export interface KeptPlace {
  sheet: SheetName | null;
  /** The round that is checked on the sheet of rounds. */
  check: string | null;
  /** The round that is shown again. */
  replay: string | null;
}

export function readLaunch(location: Pick<Location, 'pathname' | 'search' | 'hash'>): LaunchedWith | undefined {
  const game = /^\/game\/([a-z0-9-]{1,40})\/?$/.exec(location.pathname)?.[1];
  const within = new URLSearchParams(location.hash.slice(1));
  const session = within.get('session');
  const sheet = within.get('sheet');
  const chosen = within.get('freeRounds');
  if (!game || !session) return undefined;
  return {
    game,
    session,
    place: { sheet: isSheet(sheet) ? sheet : null, check: within.get('check'), replay: within.get('replay') },
    freeRounds: chosen === 'on' || chosen === 'off' ? chosen : undefined,
    fast: new URLSearchParams(location.search).get('speed') === 'fast',
  };
}

const isSheet = (name: string | null): name is SheetName => name !== null && sheets.includes(name);

/** Keeps in the address what is open: reloaded within the session, the page opens it again. */
export function keepPlace(place: KeptPlace): void {
  const within = new URLSearchParams(location.hash.slice(1));
  for (const [name, value] of Object.entries(place)) {
    if (value) within.set(name, value);
    else within.delete(name);
  }
  history.replaceState(null, '', `#${within}`);
}

/** The choice counts once: loaded again, the page goes by what was chosen in the game since. */
export function dropFreeRoundsChoice(): void {
  const within = new URLSearchParams(location.hash.slice(1));
  within.delete('freeRounds');
  history.replaceState(null, '', `#${within}`);
}

/** A ticket to one replay, and the language that a refusal is said in; undefined at any other address. */
export function readTicket(
  location: Pick<Location, 'pathname' | 'hash'>,
): { ticket: string; language: string } | undefined {
  if (!/^\/replay\/?$/.test(location.pathname)) return undefined;
  const within = new URLSearchParams(location.hash.slice(1));
  return { ticket: within.get('ticket') ?? '', language: within.get('lang') ?? 'en' };
}
