import { expect, it } from 'vitest';
import { safetyText } from '../texts/index.ts';
import { afterHours, hoursText, monthsText } from './pause-length.ts';

it('writes breaks and exclusions in the largest whole unit', () => {
  const breaks = [24, 48, 72, 168, 336, 720, 1008, 36].map((hours) => hoursText(hours, safetyText));
  expect(breaks).toEqual(['24 hours', '2 days', '3 days', '1 week', '2 weeks', '30 days', '6 weeks', '36 hours']);
  const exclusions = [6, 12, 24, 60, 18, 0].map((months) => monthsText(months, safetyText));
  expect(exclusions).toEqual(['6 months', '1 year', '2 years', '5 years', '18 months', 'Permanently']);
});

it('counts hours through summer time', () => {
  expect(afterHours(24, new Date('2026-03-28T12:00:00Z'))).toBe('2026-03-29T12:00:00.000Z');
});
