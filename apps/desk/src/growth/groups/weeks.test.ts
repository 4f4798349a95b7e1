import { expect, it } from 'vitest';
import { daysOf, isOver, latestWeek, weekOf } from './weeks.ts';

const days = (...of: Parameters<typeof daysOf>) => {
  const found = daysOf(...of);
  return found && [found.from, found.until].map((day) => day.toISOString().slice(0, 10));
};

it('a week is that of ISO 8601, over the turn of the year as well', () => {
  expect(weekOf(new Date('2026-11-25T10:00:00Z'))).toBe('2026-W48');
  expect(weekOf(new Date('2027-01-03T23:59:59Z'))).toBe('2026-W53');
  expect(weekOf(new Date('2027-01-04T00:00:00Z'))).toBe('2027-W01');
});

it('each promotion looks at its own days of a week', () => {
  expect(days('cashback', '2026-W48')).toEqual(['2026-11-23', '2026-11-29']);
  expect(days('fridayFun', '2026-W48')).toEqual(['2026-11-22', '2026-11-26']);
  for (const wrong of ['2026-W54', '2025-W53', '2026-W00', '2026-11', ''])
    expect(days('cashback', wrong)).toBeUndefined();
});

it('the latest that can be paid is over', () => {
  // A Friday: Thursday is over, Sunday is not.
  const friday = new Date('2026-11-27T00:00:00Z');
  expect(latestWeek('fridayFun', friday)).toBe('2026-W48');
  expect(latestWeek('cashback', friday)).toBe('2026-W47');
  expect(isOver('cashback', '2026-W48', new Date('2026-11-29T23:59:59Z'))).toBe(false);
  expect(isOver('cashback', '2026-W48', new Date('2026-11-30T00:00:00Z'))).toBe(true);
  expect(isOver('cashback', 'never', friday)).toBe(false);
});
