import type { DrawBelow } from '@fairhouse/game-math';

const all = 2n ** 64n;

/**
 * Draws a whole number from 0 to `sum` − 1, every one equally likely: two draws of 32 bits, the first the upper half. A number of
 * 2^64 − (2^64 mod sum) or more is thrown away. `sum` is from 1 to 2^64 − 1.
 */
export function drawOfSum(sum: bigint, below: DrawBelow): bigint {
  if (sum < 1n || sum >= all) throw new RangeError(`cannot draw below ${sum}`);
  const limit = all - (all % sum);
  for (;;) {
    const value = (BigInt(below(2 ** 32)) << 32n) | BigInt(below(2 ** 32));
    if (value < limit) return value % sum;
  }
}

/**
 * The line of a table on which a drawn number falls: the first whose weight, added to those of all lines before it, is above it.
 * `upTo(line)` is that sum.
 */
export function lineAt(drawn: bigint, lines: number, upTo: (line: number) => bigint): number {
  let [low, high] = [0, lines - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo(middle) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}
