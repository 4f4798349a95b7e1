import { allowedTier, type WinTier } from '../../lib/win/win-tier.ts';

/** How loudly a win is shown, by what it is of the stake: 0 not at all. */
export function tierOf(win: number, stake: number): WinTier {
  if (win <= stake) return 0;
  return allowedTier(win >= stake * 15 ? 3 : win >= stake * 5 ? 2 : 1);
}
