import { expect, it } from 'vitest';
import { barOf, daysIn, knownMonth, marksOf, monthOf } from './calendar.ts';
import type { ContentLine } from './content.ts';

const line = (more: Partial<ContentLine>): ContentLine => ({
  kind: 'banner',
  id: 1,
  name: 'A',
  nameFilipino: 'A',
  code: null,
  image: null,
  standing: 'shown',
  from: null,
  until: null,
  version: 1,
  changed: null,
  draft: null,
  waiting: [],
  ...more,
});

it('months are those of the casino, in UTC', () => {
  expect(monthOf(Date.parse('2026-12-31T23:59:59Z'))).toBe('2026-12');
  expect(monthOf(Date.parse('2026-12-31T23:59:59Z'), 1)).toBe('2027-01');
  expect(monthOf(Date.parse('2026-01-01T00:00:00Z'), -1)).toBe('2025-12');
  expect([daysIn('2026-02'), daysIn('2028-02'), daysIn('2026-12')]).toEqual([28, 29, 31]);
  expect(knownMonth('2026-13')).toBeUndefined();
});

it('what is shown stands in the days on which it is, and says where it continues', () => {
  const days = (more: Partial<ContentLine>) => {
    const bar = barOf(line(more), '2026-11');
    return bar && [bar.start, bar.end, bar.opens, bar.goesOn];
  };
  expect(days({})).toEqual([0, 30, true, true]);
  expect(days({ from: '2026-11-03T12:00:00Z', until: '2026-11-05T00:00:00Z' })).toEqual([2.5, 4, false, false]);
  expect(days({ from: '2026-12-01T00:00:00Z' })).toBeUndefined();
  expect(days({ until: '2026-11-01T00:00:00Z' })).toBeUndefined();
  expect(days({ standing: 'hidden' })).toBeUndefined();
  expect(days({ kind: 'article' })).toBeUndefined();
});

it('a version of later is marked at its moment', () => {
  const waiting = [
    { version: 2, effectTime: '2026-11-10T06:00:00Z' },
    { version: 3, effectTime: '2026-12-01T00:00:00Z' },
  ];
  expect(marksOf(line({ waiting }), '2026-11')).toMatchObject([{ version: 2, at: 9.25 }]);
});
