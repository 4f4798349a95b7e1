import { expect, it } from 'vitest';
import { ageText, exactText, momentText, spanText, tookText } from './formats.ts';
import { zoneName } from './time-zone.ts';

it.each([
  [-5, '0s'],
  [40.9, '40s'],
  [720, '12m'],
  [7_500, '2h 05m'],
  [273_600, '3d 04h'],
])('an age of %d seconds reads %s', (seconds, text) => expect(ageText(seconds)).toBe(text));

it('a span has no rest of nothing', () => {
  expect([86_400, 28_800, 5_400].map(spanText)).toEqual(['1d', '8h', '1h 30m']);
});

it('a record names the second in UTC', () => {
  expect(exactText('2026-11-21T15:04:09.123Z')).toBe('2026-11-21 15:04:09 UTC');
});

it.each([
  [4, '4 ms'],
  [999.4, '999 ms'],
  [4_200, '4.2 s'],
  [185_000, '3m 05s'],
  [7_380_000, '2h 03m'],
])('%d ms are %s', (ms, text) => expect(tookText(ms)).toBe(text));

it('a time is written in the zone that was chosen, across midnight and the year', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(momentText('2026-11-21T15:04:09Z', 'en', now, 'UTC')).toBe('Nov 21, 15:04');
  expect(momentText('2026-11-21T15:04:09Z', 'en', now, 'Asia/Manila')).toBe('Nov 21, 23:04');
  expect(momentText('2025-12-31T20:00:00Z', 'en', now, 'Asia/Manila')).toBe('Jan 1, 04:00');
  expect(momentText('2025-12-31T20:00:00Z', 'en', now, 'UTC')).toBe('Dec 31, 2025, 20:00');
  expect(zoneName(now, 'UTC')).toBe('UTC');
  expect(zoneName(now, 'Asia/Manila')).toBe('GMT+8');
});
