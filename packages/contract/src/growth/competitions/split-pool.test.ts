import { describe, expect, it } from 'vitest';
import { poolSplitNames, poolSplits, splitPool } from './split-pool.ts';

const sumOf = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n);

describe('the split of a pool', () => {
  it.each(poolSplitNames.filter((name) => name !== 'flat'))(
    '%s gives all of it and no more, to the smallest unit',
    (split) => {
      expect(poolSplits[split].reduce((sum: number, part) => sum + part, 0)).toBe(100);
      for (const pool of [1n, 7n, 99n, 100n, 10_001n, 999_999_999_999n])
        expect(sumOf(splitPool(pool, split, 0))).toBe(pool);
    },
  );

  it('never gives a lower place more than a higher one', () => {
    for (const split of poolSplitNames) {
      for (let pool = 1n; pool < 300n; pool += 1n) {
        const parts = splitPool(pool, split, 7);
        expect(parts.every((part, at) => at === 0 || part <= parts[at - 1]!)).toBe(true);
      }
    }
  });

  it('gives equal parts where it is flat, and never more than the pool', () => {
    expect(splitPool(1_000n, 'flat', 3)).toEqual([333n, 333n, 333n]);
    expect(splitPool(2n, 'flat', 3)).toEqual([0n, 0n, 0n]);
  });

  it('gives an example to the smallest unit', () => {
    expect(splitPool(10_001n, 'topThree', 0)).toEqual([5_001n, 3_000n, 2_000n]);
  });
});
