import { expect, it } from 'vitest';
import { nameIn } from './download.ts';

it('a file has the name that it was sent with', () => {
  expect(nameIn('attachment; filename="finance-2026-11-01..30.csv"')).toBe('finance-2026-11-01..30.csv');
  expect(nameIn('attachment; filename=a.csv')).toBe('a.csv');
  expect(nameIn(null)).toBeUndefined();
});
