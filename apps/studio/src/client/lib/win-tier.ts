/** How far a win is celebrated by what it pays in hundredths of the stake: not at all up to the stake, then by steps. */
export function tierOf(pays: number): 0 | 1 | 2 | 3 {
  if (pays <= 100) return 0;
  if (pays < 500) return 1;
  return pays < 2_500 ? 2 : 3;
}
