import { expect, it } from 'vitest';
import { outcomeOf } from './round-outcome.ts';

const round = { staked: '1.50', returned: '0.00', won: '0.00', held: '0.00', closeTime: '2026-11-24T12:00:00Z' };

it.each([
  [{}, 'lost'],
  [{ won: '1.51' }, 'won'],
  // All back is no win.
  [{ won: '1.50' }, 'lost'],
  [{ returned: '1.50' }, 'lost'],
  [{ returned: '1.00', won: '0.51' }, 'won'],
  [{ closeTime: null, won: '9.00' }, 'open'],
  [{ held: '900.00' }, 'held'],
  [{ held: '900.00', closeTime: null }, 'held'],
] as const)('%j is %s', (changed, outcome) => {
  expect(outcomeOf({ ...round, ...changed })).toBe(outcome);
});
