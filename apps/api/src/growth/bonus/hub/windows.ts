import type { HubEntry } from '@fairhouse/contract';
import type { Promotion, Terms } from '../rules/terms.ts';

const dayMs = 24 * 3_600_000;

type Times = Pick<HubEntry, 'phase' | 'beginTime' | 'endTime'>;

/**
 * When a promotion runs: whole days in UTC, the end being the first moment that is not part of it. One that is switched off has
 * ended without an end.
 */
export function windowOf(terms: Terms, name: Promotion, now: Date): Times {
  const [first, last] = [terms.number(`${name}.firstDay`), terms.number(`${name}.lastDay`)];
  const begin = first === 0 ? null : momentOf(first);
  const end = last === 0 ? null : new Date(momentOf(last).getTime() + dayMs);
  if (terms.number(`${name}.on`) !== 1) return { phase: 'ended', beginTime: null, endTime: null };
  const phase = begin && now < begin ? 'coming' : end && now >= end ? 'ended' : 'running';
  return { phase, beginTime: begin?.toISOString() ?? null, endTime: end?.toISOString() ?? null };
}

/** 20261231 → its 00:00 in UTC. */
function momentOf(day: number): Date {
  return new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100));
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
