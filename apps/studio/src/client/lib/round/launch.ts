/** What the launch wrote into the address: the session after `#`, so that it reaches no server log. */
export interface LaunchedWith {
  game: string;
  session: string;
  /** A round that is to be shown again as soon as the game is open. */
  replay: string | null;
  /** Set by tests, which have no time for animations. */
  fast: boolean;
}

export function readLaunch(location: Pick<Location, 'pathname' | 'search' | 'hash'>): LaunchedWith | undefined {
  const game = /^\/game\/([a-z0-9-]{1,40})\/?$/.exec(location.pathname)?.[1];
  const within = new URLSearchParams(location.hash.slice(1));
  const session = within.get('session');
  if (!game || !session) return undefined;
  return {
    game,
    session,
    replay: within.get('replay'),
    fast: new URLSearchParams(location.search).get('speed') === 'fast',
  };
}

/** Keeps in the address which round is shown again: loaded again within the session, it is shown again. */
export function keepReplay(roundId: string | null): void {
  const within = new URLSearchParams(location.hash.slice(1));
  if (roundId) within.set('replay', roundId);
  else within.delete('replay');
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
