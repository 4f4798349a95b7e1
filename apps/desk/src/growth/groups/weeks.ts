/** Weeks of the calendar, as promotions are paid for them: ISO 8601, in UTC. */
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Language } from '../../lib/language.ts';

export type Run = OperatorCallOutput<'/operator/bonus/runs'>[number];
export type Job = Run['job'];

const dayMs = 86_400_000;

/** '2026-W47' of any moment in it. */
export function weekOf(moment: Date): string {
  const monday = mondayBefore(moment.getTime());
  const year = new Date(monday + 3 * dayMs).getUTCFullYear();
  const number = Math.round((monday - firstMonday(year)) / (7 * dayMs)) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The first and the last day that a promotion of a week looks at, to be shown: undefined for what is no week. */
export function daysOf(job: Exclude<Job, 'inactivityFee'>, week: string): { from: Date; until: Date } | undefined {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (!year || !number) return undefined;
  const monday = firstMonday(Number(year)) + (Number(number) - 1) * 7 * dayMs;
  if (weekOf(new Date(monday)) !== week) return undefined;
  // Play from Monday to Sunday; deposits from the Sunday before to Thursday (specification, section 9).
  return job === 'cashback'
    ? { from: new Date(monday), until: new Date(monday + 6 * dayMs) }
    : { from: new Date(monday - dayMs), until: new Date(monday + 3 * dayMs) };
}

/** The latest week whose promotion can be paid. */
export function latestWeek(job: Exclude<Job, 'inactivityFee'>, now: Date): string {
  const week = weekOf(now);
  return isOver(job, week, now) ? week : weekOf(new Date(now.getTime() - 7 * dayMs));
}

export function isOver(job: Exclude<Job, 'inactivityFee'>, week: string, now: Date): boolean {
  const days = daysOf(job, week);
  return days !== undefined && days.until.getTime() + dayMs <= now.getTime();
}

/** 'Mon, Nov 16, 2026': the day in UTC, wherever the reader is. */
export function utcDayText(day: Date, language: Language): string {
  const shown = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return day.toLocaleDateString(language, shown);
}

function mondayBefore(ms: number): number {
  const day = Math.floor(ms / dayMs) * dayMs;
  return day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs;
}

/** Week 1 is the one that holds the fourth of January. */
function firstMonday(year: number): number {
  return mondayBefore(Date.UTC(year, 0, 4));
}
