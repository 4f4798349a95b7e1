import { expect, it } from 'vitest';
import { dateOf, digitsOf } from './document-date.ts';

it('is a date only when all eight digits are there', () => {
  expect(dateOf('20260131')).toBe('2026-01-31');
  expect([dateOf(''), dateOf('2026013 '), dateOf('2026 131')]).toEqual([undefined, undefined, undefined]);
  expect([digitsOf('2026-01-31'), digitsOf(null)]).toEqual(['20260131', '']);
});
