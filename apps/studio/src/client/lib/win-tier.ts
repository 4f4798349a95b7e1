/** How loudly what came of a round is shown: 0 what is no win, 3 one of the highest. */
export type WinTier = 0 | 1 | 2 | 3;

/** How far a win is celebrated by what it pays in hundredths of the stake: not at all up to the stake, then by steps. */
export function tierOf(pays: number): WinTier {
  if (pays <= 100) return 0;
  if (pays < 500) return 1;
  return pays < 2_500 ? 2 : 3;
}
