import { describe, expect, it } from 'vitest';
import { medianRatio } from './median-ratio.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('the median of ratios', () => {
  // Tables of the sign test, 95 % on two sides: of so many pairs, the places of the two bounds.
  it.each([
    [6, 3.5, 1, 6],
    [9, 5, 2, 8],
    [20, 10.5, 6, 15],
    [40, 20.5, 14, 27],
    [60, 30.5, 22, 39],
  ])('of %i pairs lies between the bounds of the sign test', (count, median, least, most) => {
    expect(medianRatio(upTo(count).reverse())).toEqual({ median, least, most });
  });

  it('does not follow a pair that other work disturbed', () => {
    const quiet = medianRatio([0.99, 1, 1.01, 1.02, 1.03, 1.04, 1.05, 1.06, 1.07]);
    expect(medianRatio([0.99, 1, 1.01, 1.02, 1.03, 1.04, 1.05, 1.06, 90])).toEqual(quiet);
  });

  it('is rejected when there are too few pairs for an interval', () => {
    expect(() => medianRatio(upTo(5))).toThrow(RangeError);
  });
});
