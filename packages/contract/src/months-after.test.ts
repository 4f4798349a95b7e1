import { expect, it } from 'vitest';
import { monthsAfter } from './months-after.ts';

it.each([
  ['2026-11-25T12:30:00.000Z', 6, '2027-05-25T12:30:00.000Z'],
  ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T23:59:59.999Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T23:59:59.999Z'],
  ['2026-08-31T00:00:00.000Z', 6, '2027-02-28T23:59:59.999Z'],
  ['2028-02-29T08:00:00.000Z', 12, '2029-02-28T23:59:59.999Z'],
  ['2026-12-31T23:59:00.000Z', 2, '2027-02-28T23:59:59.999Z'],
  ['2026-12-31T23:59:00.000Z', 60, '2031-12-31T23:59:00.000Z'],
])('of %s, %i months later is %s: the last day of a shorter month, never a day of the next', (from, months, later) => {
  expect(monthsAfter(from, months).toISOString()).toBe(later);
});
