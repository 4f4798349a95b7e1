import { afterEach, expect, it } from 'vitest';
import { allowedTier, limitCelebrations, tierOf } from './win-tier.ts';

const pays = [0, 80, 100, 101, 999, 1_000, 4_999, 5_000, 49_999, 50_000];
const tiers = () => pays.map((one) => tierOf(one));
afterEach(() => limitCelebrations('full'));

it('celebrates nothing that returns the stake or less, and more the more is won', () => {
  expect(tiers()).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
});

it('celebrates the most that a game pays as the highest win, unless it is no win', () => {
  expect([tierOf(2_500, true), tierOf(100, true)]).toEqual([4, 0]);
});

it('celebrates no further than the session allows', () => {
  limitCelebrations('short');
  expect(tiers()).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  limitCelebrations('off');
  expect(tiers()).toEqual(pays.map(() => 0));
  expect(allowedTier(4)).toBe(0);
});
