import { expect, it } from 'vitest';
import { safetyText } from '../texts/index.ts';
import { afterHours, afterMonths, hoursText, monthsText } from './pause-length.ts';

it('writes breaks and exclusions in the largest whole unit', () => {
  const breaks = [24, 48, 72, 168, 336, 720, 1008, 36].map((hours) => hoursText(hours, safetyText));
  expect(breaks).toEqual(['24 hours', '2 days', '3 days', '1 week', '2 weeks', '30 days', '6 weeks', '36 hours']);
  const exclusions = [6, 12, 24, 60, 18, 0].map((months) => monthsText(months, safetyText));
  expect(exclusions).toEqual(['6 months', '1 year', '2 years', '5 years', '18 months', 'Permanently']);
});

it('counts hours through summer time, and months to the last day of a shorter one', () => {
  expect(afterHours(24, new Date('2026-03-28T12:00:00Z'))).toBe('2026-03-29T12:00:00.000Z');
  const dayAfter = (months: number, from: string) => new Date(afterMonths(months, new Date(from))).getDate();
  // At noon, so that it is the same day wherever the test runs.
  expect(dayAfter(6, '2026-08-31T12:00:00')).toBe(28);
  expect(dayAfter(6, '2026-11-25T12:00:00')).toBe(25);
  expect(new Date(afterMonths(14, new Date('2026-11-25T12:00:00'))).getFullYear()).toBe(2028);
});
