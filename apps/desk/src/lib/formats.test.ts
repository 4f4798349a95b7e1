import { expect, it } from 'vitest';
import { ageText, exactText } from './formats.ts';

it.each([
  [-5, '0s'],
  [40.9, '40s'],
  [720, '12m'],
  [7_500, '2h 05m'],
  [273_600, '3d 04h'],
])('an age of %d seconds reads %s', (seconds, text) => expect(ageText(seconds)).toBe(text));

it('a record names the second in UTC', () => {
  expect(exactText('2026-11-21T15:04:09.123Z')).toBe('2026-11-21 15:04:09 UTC');
});
