import type { ReportPeriod, ReportStep } from '@fairhouse/contract/operator';

export interface Days {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
const mostDays = 800;

const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const plusDays = (day: string, days: number) => textOf(msOf(day) + days * dayMs);
export const daysBetween = (from: string, to: string) => Math.round((msOf(to) - msOf(from)) / dayMs);

/** The Monday of a week. */
export const mondayOf = (day: string) => plusDays(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7));
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

export function plusMonths(day: string, months: number): string {
  const at = new Date(msOf(monthOf(day)));
  return textOf(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
}

/** The first day of the step that a day is in; '' where there are none. */
export function stepOf(day: string, step: ReportStep): string {
  if (step === 'none') return '';
  if (step === 'day') return day;
  return step === 'week' ? mondayOf(day) : monthOf(day);
}

/** How many steps lie between two of them. */
export function stepsBetween(from: string, to: string, step: ReportStep): number {
  if (step === 'none') return 0;
  if (step === 'month') {
    const [a, b] = [new Date(msOf(from)), new Date(msOf(to))];
    return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  }
  return Math.round(daysBetween(stepOf(from, step), stepOf(to, step)) / (step === 'week' ? 7 : 1));
}

/** The days of a period, and of the one of the same length before it; undefined: it runs backwards, is too long or has not begun. */
export function daysOf(period: ReportPeriod, now: Date): (Days & { previous: Days }) | undefined {
  const today = textOf(now.getTime());
  const days = spanOf(period, today);
  const length = daysBetween(days.from, days.to) + 1;
  if (length < 1 || length > mostDays || days.from > today) return undefined;
  return { ...days, previous: previousOf(period, days, length) };
}

function spanOf(period: ReportPeriod, today: string): Days {
  if (period.kind === 'days') return { from: period.from, to: period.to };
  if (period.kind === 'current') return { from: stepOf(today, period.unit), to: today };
  const { unit, count } = period;
  const end = stepOf(today, unit);
  const to = plusDays(end, -1);
  if (unit === 'month') return { from: plusMonths(end, -count), to };
  return { from: plusDays(end, -count * (unit === 'week' ? 7 : 1)), to };
}

/** Whole units are compared with the units before; the unit so far with as many days of the one before. */
function previousOf(period: ReportPeriod, { from }: Days, length: number): Days {
  if (period.kind === 'days' || (period.kind === 'last' && period.unit !== 'month'))
    return { from: plusDays(from, -length), to: plusDays(from, -1) };
  if (period.kind === 'last') return { from: plusMonths(from, -period.count), to: plusDays(from, -1) };
  const before = period.unit === 'month' ? plusMonths(from, -1) : plusDays(from, -7);
  const end = plusDays(before, length - 1);
  return { from: before, to: end < from ? end : plusDays(from, -1) };
}
