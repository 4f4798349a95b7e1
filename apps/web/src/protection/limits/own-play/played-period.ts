import { serverNow } from '../../../lib/server-clock.ts';

export const playedPeriods = ['today', 'sevenDays', 'thirtyDays', 'thisYear'] as const;
export type PlayedPeriod = (typeof playedPeriods)[number];

/** The first and the last day of a period that ends today, by the calendar of that time zone. */
export function daysOf(period: PlayedPeriod, timeZone: string, now = serverNow()): { from: string; to: string } {
  const to = dayIn(timeZone, now);
  switch (period) {
    case 'today':
      return { from: to, to };
    case 'sevenDays':
      return { from: daysBefore(to, 6), to };
    case 'thirtyDays':
      return { from: daysBefore(to, 29), to };
    case 'thisYear':
      return { from: `${to.slice(0, 4)}-01-01`, to };
  }
}

/** The day at `now` in that time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** Days of the calendar alone, so that summer time has no say in it. */
function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}
