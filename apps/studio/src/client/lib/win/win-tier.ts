import type { Opened } from '../round/wire.ts';

/** How far what came of a round is celebrated: not at all, as a win, a big one, a great one, or as far as it goes. */
export type WinTier = 0 | 1 | 2 | 3 | 4;

/** From so many hundredths of the stake on: a big win, a great one, and one of the highest. */
const [big, great, highest] = [1_000, 5_000, 50_000];

const mostOf = { off: 0, short: 1, full: 4 } as const satisfies Record<Opened['celebrations'], WinTier>;
let most: WinTier = 4;

/** How far wins may be celebrated in this session. */
export function limitCelebrations(celebrations: Opened['celebrations']): void {
  most = mostOf[celebrations];
}

/** A tier, or the highest that this session may show. */
export function allowedTier(tier: WinTier): WinTier {
  return Math.min(tier, most) as WinTier;
}

/**
 * How far a win is celebrated by what it pays in hundredths of the stake: not at all up to the stake (RTS 14F), then by steps.
 * `capped`: it is the most that a round of its game can pay.
 */
export function tierOf(pays: number, capped = false): WinTier {
  if (pays <= 100) return 0;
  if (capped || pays >= highest) return allowedTier(4);
  return allowedTier(pays < big ? 1 : pays < great ? 2 : 3);
}
