import { expect, it } from 'vitest';
import { dayIn, daysOf } from './played-period.ts';

it('ends on the day that it is in the time zone of the member', () => {
  const evening = new Date('2026-11-24T20:30:00Z');
  expect(dayIn('Asia/Manila', evening)).toBe('2026-11-25');
  expect(dayIn('America/Sao_Paulo', evening)).toBe('2026-11-24');
  expect(daysOf('today', 'Asia/Manila', evening)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
});

it('counts whole days, over the end of a year and of summer time', () => {
  const newYear = new Date('2026-01-03T12:00:00Z');
  expect(daysOf('sevenDays', 'UTC', newYear)).toEqual({ from: '2025-12-28', to: '2026-01-03' });
  expect(daysOf('thisYear', 'UTC', newYear)).toEqual({ from: '2026-01-01', to: '2026-01-03' });
  const afterSummer = new Date('2026-10-26T12:00:00Z');
  expect(daysOf('thirtyDays', 'Europe/Berlin', afterSummer)).toEqual({ from: '2026-09-27', to: '2026-10-26' });
});
