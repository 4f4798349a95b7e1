import { describe, expect, it } from 'vitest';
import { newcombe, studentQuantile, welch, wilson } from './intervals.ts';

/** R. G. Newcombe, Statistics in Medicine 17 (1998), 873–890, table II: the contrasts (a) to (h) by method 10. */
const published = [
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
] as const;

describe('the difference of two shares', () => {
  it.each(published)('%i of %i less %i of %i lies where Newcombe has published it', (a, m, b, n, least, most) => {
    const interval = newcombe({ count: a, n: m }, { count: b, n })!;
    expect(interval.least).toBeCloseTo(least, 4);
    expect(interval.most).toBeCloseTo(most, 4);
  });

  it('has no interval where one side has nobody', () => {
    expect(newcombe({ count: 0, n: 0 }, { count: 1, n: 2 })).toBeUndefined();
  });

  it('is made of Wilson’s interval: 81 of 263 and 1 of 29, as published in the same volume', () => {
    expect(wilson(81, 263).least).toBeCloseTo(0.2553, 4);
    expect(wilson(81, 263).most).toBeCloseTo(0.3662, 4);
    expect(wilson(1, 29).least).toBeCloseTo(0.0061, 4);
    expect(wilson(1, 29).most).toBeCloseTo(0.1718, 4);
  });
});

describe('the difference of two means', () => {
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [20, 2.086],
    [30, 2.042],
    [60, 2.0],
    [120, 1.98],
  ])(
    'takes the quantile of Student’s distribution with %i degrees of freedom from no other table',
    (freedom, quantile) => {
      expect(studentQuantile(freedom)).toBeCloseTo(quantile, 3);
    },
  );

  it('comes close to the normal quantile with many degrees of freedom', () => {
    expect(studentQuantile(1e7)).toBeCloseTo(1.95996, 4);
  });

  it('is Student’s where both sides are alike: two samples of 11 with variance 11 differ by 0 ± 2.086 × √2', () => {
    const interval = welch({ n: 11, mean: 5, variance: 11 }, { n: 11, mean: 5, variance: 11 })!;
    expect(interval.most).toBeCloseTo(2.086 * Math.SQRT2, 2);
    expect(interval.least).toBeCloseTo(-interval.most, 10);
  });

  it('has no interval with fewer than two players on one side', () => {
    expect(welch({ n: 1, mean: 5, variance: 0 }, { n: 9, mean: 5, variance: 1 })).toBeUndefined();
  });
});
