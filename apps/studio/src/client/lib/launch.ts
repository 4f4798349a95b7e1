/** What the launch wrote into the address: the session after `#`, so that it reaches no server log. */
export interface LaunchedWith {
  game: string;
  session: string;
  /** Set by tests, which have no time for animations. */
  fast: boolean;
}

export function readLaunch(location: Pick<Location, 'pathname' | 'search' | 'hash'>): LaunchedWith | undefined {
  const game = /^\/game\/([a-z0-9-]{1,40})\/?$/.exec(location.pathname)?.[1];
  const session = new URLSearchParams(location.hash.slice(1)).get('session');
  if (!game || !session) return undefined;
  return { game, session, fast: new URLSearchParams(location.search).get('speed') === 'fast' };
}
