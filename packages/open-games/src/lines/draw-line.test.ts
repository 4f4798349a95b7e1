import { expect, it } from 'vitest';
import { drawOfSum, lineAt } from './draw-line.ts';

/** Words of 32 bits, in place of those of a seed. */
function words(...given: number[]) {
  const asked: number[] = [];
  const below = (n: number) => {
    asked.push(n);
    return given.shift()!;
  };
  return { below, asked };
}

it('takes two words, the first as the upper half', () => {
  const { below, asked } = words(1, 2);
  expect(drawOfSum(2n ** 40n, below)).toBe(2n ** 32n + 2n);
  expect(asked).toEqual([2 ** 32, 2 ** 32]);
});

it('throws away what would favour small numbers', () => {
  const sum = 2n ** 63n + 1n;
  // 2^63 + 1 and above would be 0 and above once more.
  const { below, asked } = words(2 ** 31, 1, 2 ** 32 - 1, 2 ** 32 - 1, 2 ** 31, 0);
  expect(drawOfSum(sum, below)).toBe(2n ** 63n);
  expect(asked).toHaveLength(6);
});

it('gives every number below a small sum equally often over all words', () => {
  const counts = [0, 0, 0];
  for (let low = 0; low < 3_000; low++) counts[Number(drawOfSum(3n, words(0, low).below))]!++;
  expect(counts).toEqual([1_000, 1_000, 1_000]);
});

it.each([0n, -1n, 2n ** 64n])('refuses the sum %s', (sum) => {
  expect(() => drawOfSum(sum, () => 0)).toThrow(RangeError);
});

it('finds the line of every number, also beside lines without weight', () => {
  const weights = [0n, 3n, 0n, 0n, 2n, 1n, 0n];
  const upTo = (line: number) => weights.slice(0, line + 1).reduce((sum, weight) => sum + weight, 0n);
  const found = Array.from({ length: 6 }, (_, drawn) => lineAt(BigInt(drawn), weights.length, upTo));
  expect(found).toEqual([1, 1, 1, 4, 4, 5]);
});
