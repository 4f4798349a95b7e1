import { expect, it } from 'vitest';
import { barsOf } from './chart-bars.ts';

it('bars stand on the zero line, losses hang from it', () => {
  const { bars, zero } = barsOf([300n, -100n, 0n], 300, 100);
  expect(zero).toBe(75);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 75],
    [75, 25],
    [75, 0],
  ]);
  expect(bars[1]!.x).toBe(115);
  expect(barsOf([300n], 300, 100, [0n, 200n, 400n]).bars[0]).toMatchObject({ y: 25, height: 75 });
});

it('sums of any size are drawn, and a chart of nothing is flat', () => {
  expect(barsOf([10n ** 30n], 10, 100).bars[0]!.height).toBe(100);
  expect(barsOf([0n, 0n], 10, 100)).toMatchObject({ zero: 100, bars: [{ height: 0 }, { height: 0 }] });
  expect(barsOf([], 10, 100).bars).toEqual([]);
});
