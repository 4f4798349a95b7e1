import { expect, it } from 'vitest';
import { evenMoments, namedBars, valueTicks } from './chart-axis.ts';

it.each([
  ['nothing', [], [0n]],
  ['nothing but zero', [0n, 0n], [0n]],
  ['one call', [1n], [0n, 1n]],
  ['up to 37', [3n, 37n], [0n, 10n, 20n, 30n, 40n]],
  ['up to 1,234.56', [123_456n], [0n, 50_000n, 100_000n, 150_000n]],
  ['a loss and a gain', [-130n, 240n], [-200n, -100n, 0n, 100n, 200n, 300n]],
  ['losses alone', [-7n], [-8n, -6n, -4n, -2n, 0n]],
])('an axis of %s has round values that enclose them all', (_, values, ticks) => {
  expect(valueTicks(values)).toEqual(ticks);
});

it('an axis names the first day, the last, and some between', () => {
  expect([0, 1, 2, 5, 7, 30].map(namedBars)).toEqual([
    [],
    [0],
    [0, 1],
    [0, 1, 2, 3, 4],
    [0, 2, 4, 6],
    [0, 7, 15, 22, 29],
  ]);
});

it('moments stand at even distances from the first to the last', () => {
  const moments = evenMoments('2026-11-25T12:00:00.000Z', '2026-11-25T16:00:00.000Z');
  expect(moments.map(({ iso }) => iso.slice(11, 16))).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00']);
});
