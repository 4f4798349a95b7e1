import type { Opened } from '../round/wire.ts';

/** How loudly what came of a round is shown: 0 what is no win, 3 one of the highest. */
export type WinTier = 0 | 1 | 2 | 3;

const mostOf = { off: 0, short: 1, full: 3 } as const satisfies Record<Opened['celebrations'], WinTier>;
let most: WinTier = 3;

/** How far wins may be celebrated in this session. */
export function limitCelebrations(celebrations: Opened['celebrations']): void {
  most = mostOf[celebrations];
}

/** A tier, or the highest that this session may show. */
export function allowedTier(tier: WinTier): WinTier {
  return Math.min(tier, most) as WinTier;
}

/** How far a win is celebrated by what it pays in hundredths of the stake: not at all up to the stake, then by steps. */
export function tierOf(pays: number): WinTier {
  if (pays <= 100) return 0;
  return allowedTier(pays < 500 ? 1 : pays < 2_500 ? 2 : 3);
}
