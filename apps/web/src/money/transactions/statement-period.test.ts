import { expect, it } from 'vitest';
import { daysOf, type Period } from './statement-period.ts';

it.each<[Period, string, string, string]>([
  ['thisMonth', '2026-11-21T23:30:00Z', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-11-21T12:00:00Z', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-01-31T12:00:00Z', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31T12:00:00Z', '2028-02-01', '2028-02-29'],
  ['thisYear', '2026-11-21T12:00:00Z', '2026-01-01', '2026-11-21'],
  ['lastYear', '2026-11-21T12:00:00Z', '2025-01-01', '2025-12-31'],
])('%s at %s is %s to %s', (period, now, from, until) => {
  expect(daysOf(period, new Date(now))).toEqual({ from, until });
});
