import { afterEach, expect, it } from 'vitest';
import { allowedTier, limitCelebrations, tierOf } from './win-tier.ts';

const pays = [0, 80, 100, 101, 499, 500, 2_499, 2_500];
afterEach(() => limitCelebrations('full'));

it('celebrates nothing that returns the stake or less, and more the more is won', () => {
  expect(pays.map(tierOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
});

it('celebrates no further than the session allows', () => {
  limitCelebrations('short');
  expect(pays.map(tierOf)).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  limitCelebrations('off');
  expect(pays.map(tierOf)).toEqual(pays.map(() => 0));
  expect(allowedTier(3)).toBe(0);
});
