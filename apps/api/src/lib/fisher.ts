/** How often something was of one kind and of the other. */
export interface Counts {
  wins: number;
  losses: number;
}

/**
 * Fisher's exact test of two rows of counts: how likely rows at least as uneven are when whether a play is refused has nothing to do with
 * its outcome. Twice the smaller of the two tails, at most 1. Chances, not money: floating point serves.
 */
export function fisherExact(refused: Counts, played: Counts): number {
  const plays = refused.wins + refused.losses;
  const wins = refused.wins + played.wins;
  const all = plays + played.wins + played.losses;
  const [least, most] = [Math.max(0, plays - (all - wins)), Math.min(plays, wins)];
  const lnWays = lnChoose(all, plays);
  const chanceOf = (hit: number) => Math.exp(lnChoose(wins, hit) + lnChoose(all - wins, plays - hit) - lnWays);
  let [below, above] = [0, 0];
  for (let hit = least; hit <= most; hit++) {
    const chance = chanceOf(hit);
    if (hit <= refused.wins) below += chance;
    if (hit >= refused.wins) above += chance;
  }
  return Math.min(1, 2 * Math.min(below, above));
}

const lnChoose = (n: number, k: number): number => lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);

/** By Stirling's series, which is exact to twelve places from 20 on. */
function lnFactorial(n: number): number {
  if (n < 20) {
    let product = 1;
    for (let factor = 2; factor <= n; factor++) product *= factor;
    return Math.log(product);
  }
  return (
    (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
  );
}
