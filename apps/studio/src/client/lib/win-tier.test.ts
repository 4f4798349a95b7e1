import { expect, it } from 'vitest';
import { tierOf } from './win-tier.ts';

it('celebrates nothing that returns the stake or less, and more the more is won', () => {
  expect([0, 80, 100, 101, 499, 500, 2_499, 2_500].map(tierOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
});
