export interface MedianRatio {
  median: number;
  /** The true median lies between these with a chance of at least 95 %. */
  least: number;
  most: number;
}

/** Fewer pairs cannot bound a median with 95 %: all of them lie on one side of it with a chance of 2 ÷ 2⁵. */
export const fewestPairs = 6;

/**
 * The median of ratios and its interval by order statistics, as the sign test has it: nothing is assumed of how they spread, and a block
 * that other work disturbed moves it by one place at most. Throws RangeError with fewer than `fewestPairs`.
 */
export function medianRatio(ratios: readonly number[]): MedianRatio {
  const count = ratios.length;
  if (count < fewestPairs) throw new RangeError(`a median of ${count} pairs has no interval`);
  const sorted = [...ratios].sort((a, b) => a - b);
  const half = Math.floor(count / 2);
  const median = count % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
  const left = leftOut(count);
  return { median, least: sorted[left]!, most: sorted[count - 1 - left]! };
}

/** How many of the smallest, and as many of the largest, lie outside: the chance that the median does as well is at most 2.5 % on each side. */
function leftOut(count: number): number {
  let chance = 0.5 ** count;
  let below = chance;
  let left = 0;
  while (below + (chance * (count - left)) / (left + 1) <= 0.025) {
    chance *= (count - left) / (left + 1);
    below += chance;
    left++;
  }
  return left;
}
