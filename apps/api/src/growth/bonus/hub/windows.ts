import { type DayWindow, windowOfDays } from '../../../lib/whole-days.ts';
import type { Promotion, Terms } from '../rules/terms.ts';

const dayMs = 24 * 3_600_000;

type Times = DayWindow;

/** When a promotion runs. One that is switched off has ended without an end. */
export function windowOf(terms: Terms, name: Promotion, now: Date): Times {
  if (terms.number(`${name}.on`) !== 1) return { phase: 'ended', beginTime: null, endTime: null };
  return windowOfDays(dayOf(terms.number(`${name}.firstDay`)), dayOf(terms.number(`${name}.lastDay`)), now);
}

/** 20261231 → 2026-12-31; 0 stands for no day. */
function dayOf(day: number): string | null {
  return day === 0 ? null : String(day).replace(/^(....)(..)(..)$/, '$1-$2-$3');
}

/** When the Friday bonus is given, by the calendar of the jobs. */
export const fridayDays = (now: Date, window: Times): string[] => weekly(5, now, window);

/** When cashback is paid. */
export const cashbackDays = (now: Date, window: Times): string[] => weekly(1, now, window);

/** The days of the week in UTC from the start of last month to two months ahead, five minutes past midnight. */
function weekly(weekday: number, now: Date, { beginTime, endTime }: Times): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const from = Math.max(Date.UTC(year, month - 1, 1), beginTime ? Date.parse(beginTime) : 0);
  const until = Math.min(Date.UTC(year, month + 3, 1), endTime ? Date.parse(endTime) : Number.POSITIVE_INFINITY);
  const days: string[] = [];
  for (let day = Math.ceil(from / dayMs) * dayMs; day < until; day += dayMs)
    if (new Date(day).getUTCDay() === weekday) days.push(new Date(day + 5 * 60_000).toISOString());
  return days;
}
