import { describe, expect, it } from 'vitest';
import { boundsOf, dayOf, isFiltered, unfiltered } from './list-filter.ts';

const startOf = (year: number, month: number, date: number) => new Date(year, month - 1, date).toISOString();
const days = (from: string, until: string) => boundsOf({ ...unfiltered, from, until });

describe('the filter of a list', () => {
  it('takes both days whole, by the calendar of the reader', () => {
    expect(days('2026-11-01', '2026-11-30')).toEqual({
      from: startOf(2026, 11, 1),
      before: startOf(2026, 12, 1),
    });
    expect(days('2026-02-28', '2026-02-28')).toEqual({
      from: startOf(2026, 2, 28),
      before: startOf(2026, 3, 1),
    });
  });

  it('leaves open what is empty', () => {
    expect(days('2026-11-01', '')).toEqual({ from: startOf(2026, 11, 1) });
    expect(days('', '2026-12-31')).toEqual({ before: startOf(2027, 1, 1) });
    expect(days('', '')).toEqual({});
  });

  it('means the same the other way round', () => {
    expect(days('2026-11-30', '2026-11-01')).toEqual(days('2026-11-01', '2026-11-30'));
  });

  it('waits for the whole year to be typed', () => {
    expect(days('0202-11-21', '0002-11-21')).toEqual({});
    expect(isFiltered({ ...unfiltered, from: '0202-11-21' })).toBe(false);
  });

  it('is one as soon as something is chosen', () => {
    expect(isFiltered(unfiltered)).toBe(false);
    expect(isFiltered({ ...unfiltered, kind: '0' })).toBe(true);
    expect(isFiltered({ ...unfiltered, until: '2026-11-21' })).toBe(true);
  });

  it('knows the day of the reader', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 11, 31))).toBe('2026-12-31');
  });
});
