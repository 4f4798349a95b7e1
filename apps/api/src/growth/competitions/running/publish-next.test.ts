import { expect, it } from 'vitest';
import { later } from './publish-next.ts';

it.each([
  ['2026-12-04T18:00:00.000Z', 'week', 1, '2026-12-11T18:00:00.000Z'],
  ['2026-12-28T18:00:00.000Z', 'week', 2, '2027-01-11T18:00:00.000Z'],
  ['2026-12-04T18:00:00.000Z', 'month', 1, '2027-01-04T18:00:00.000Z'],
  ['2027-01-31T00:30:00.000Z', 'month', 1, '2027-02-28T00:30:00.000Z'],
  ['2027-01-31T00:30:00.000Z', 'month', 2, '2027-03-31T00:30:00.000Z'],
  ['2027-01-31T00:30:00.000Z', 'month', 0, '2027-01-31T00:30:00.000Z'],
] as const)('%s, by %s, %s times later: %s', (at, every, steps, expected) => {
  expect(later(new Date(at), every, steps).toISOString()).toBe(expected);
});
