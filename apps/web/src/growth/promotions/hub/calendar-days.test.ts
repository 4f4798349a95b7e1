import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, eventDays, happeningOn, weeksOf } from './calendar-days.ts';
import type { Promotion } from './hub-view.ts';

/** Times at noon are the same day in every zone that a test may run in, but for the far east and west. */
const promotion = (more: Partial<Promotion>) =>
  ({
    kind: 'published',
    key: 'published-1',
    phase: 'running',
    beginTime: null,
    endTime: null,
    days: [],
    ...more,
  }) as unknown as Promotion;
const local = (day: string, hour: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, hour).toISOString();
};

describe('the days of a month', () => {
  it('stand in weeks from Monday to Sunday, filled with days of its neighbours', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect([weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual(['2026-11-30', '2027-01-03']);
    // A February of four whole weeks has no neighbours.
    expect(weeksOf('2027-02').flat()).toHaveLength(28);
  });

  it('go on over the ends of months and years, and a month that is shorter ends earlier', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-12-15', 2)).toBe('2027-02-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('are those of the reader, at every hour', () => {
    expect(dayOf(new Date(local('2026-12-04', 0)))).toBe('2026-12-04');
    expect(dayOf(new Date(local('2026-12-04', 23)))).toBe('2026-12-04');
  });
});

describe('a promotion in the calendar', () => {
  const dated = promotion({ beginTime: local('2026-12-02', 9), endTime: local('2026-12-05', 0) });

  it('begins, runs and ends; the moment of its end is not part of it', () => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'];
    expect(days.map((day) => happeningOn(dated, day))).toEqual([undefined, 'begins', 'runs', 'ends', undefined]);
  });

  it('is on the days on which it is paid, where it is weekly', () => {
    const weekly = promotion({ days: [local('2026-12-04', 1), local('2026-12-11', 1)] });
    expect(happeningOn(weekly, '2026-12-04')).toBe('paidOn');
    expect(happeningOn(weekly, '2026-12-05')).toBeUndefined();
  });

  it('is on no day without dates', () => {
    expect(happeningOn(promotion({}), '2026-12-04')).toBeUndefined();
  });

  it('stands in the list of a month on the days on which something changes', () => {
    const listed = eventDays([dated, promotion({ days: [local('2026-12-04', 1)] })], '2026-12');
    expect(listed.map(({ day, events }) => [day, events.map(({ happening }) => happening)])).toEqual([
      ['2026-12-02', ['begins']],
      ['2026-12-04', ['ends', 'paidOn']],
    ]);
  });
});
