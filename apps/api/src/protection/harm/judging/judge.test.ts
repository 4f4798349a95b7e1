import { casinoJurisdiction, type Rules } from '@fairhouse/jurisdictions';
import { expect, it } from 'vitest';
import { judge } from './judge.ts';

const until = new Date('2026-07-15T12:00:00.000Z');
const judged = (failed: number, cancelled: number, more: Partial<Rules> = {}) =>
  judge(
    {
      until,
      currency: 'USD',
      timeZone: 'UTC',
      play: [],
      deposits: [],
      failedDeposits: Array.from({ length: failed }, () => new Date(until.getTime() - 1)),
      cancelledCashOuts: Array.from({ length: cancelled }, () => new Date(until.getTime() - 1)),
    },
    { ...casinoJurisdiction.rules, ...more },
  );

it.each([
  [0, 0, 0, 0],
  [4, 2, 0, 0],
  [5, 2, 1, 0],
  [0, 3, 2, 1],
  [5, 5, 3, 1],
  [0, 6, 4, 2],
  [10, 6, 6, 3],
])('%i refused deposits and %i cash-outs taken back score %i: level %i', (failed, cancelled, score, level) => {
  expect(judged(failed, cancelled)).toMatchObject({ score, level });
});

it('the heaviest comes first, and what is below its threshold is there without points', () => {
  const { markers } = judged(1, 3);
  expect(markers.map(({ kind, points }) => [kind, points])).toEqual([
    ['cancelledCashOuts', 2],
    ['failedDeposits', 0],
  ]);
});

it('thresholds, weights and levels are those of the place; a weight of 0 is not looked at', () => {
  const markers = { ...casinoJurisdiction.rules['harm.markers'], cancelledCashOuts: { threshold: 1, weight: 0 } };
  expect(judged(0, 6, { 'harm.markers': markers })).toEqual({ score: 0, level: 0, markers: [] });
  expect(judged(0, 3, { 'harm.levels': { message: 1, limits: 2, pause: 3 } }).level).toBe(2);
});
