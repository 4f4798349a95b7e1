import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, amountOf, compare, multiplyRatio } from './index.ts';

describe('dividing money', () => {
  it.each([
    ['down', 5n, 2n, 2n],
    ['up', 5n, 2n, 3n],
    ['halfEven', 5n, 2n, 2n],
    ['halfEven', 7n, 2n, 4n],
    ['halfEven', -5n, 2n, -2n],
    ['up', -5n, 2n, -3n],
    ['down', -5n, 2n, -2n],
  ] as const)('%s: %d / %d = %d', (rounding, minor, denominator, expected) => {
    expect(multiplyRatio(amountOf('USD', minor), 1n, denominator, rounding).minor).toBe(expected);
  });

  it('is never off by a whole unit', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 1000n), (minor, denominator) => {
        for (const rounding of ['down', 'up', 'halfEven'] as const) {
          const back = multiplyRatio(amountOf('EUR', minor), 1n, denominator, rounding).minor * denominator;
          const off = back - minor;
          expect(off < denominator && off > -denominator).toBe(true);
        }
      }),
    );
  });

  it('throws when currencies are mixed', () => {
    const cents = amountOf('USD', 1n) as ReturnType<typeof amountOf>;
    expect(() => add(cents, amountOf('EUR', 1n))).toThrow(TypeError);
    expect(() => compare(cents, amountOf('EUR', 1n))).toThrow(TypeError);
  });
});
