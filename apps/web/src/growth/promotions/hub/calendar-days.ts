import type { Promotion } from './hub-view.ts';

/** A day of the reader's time zone: '2026-12-04'. */
export type Day = string;
export type Happening = 'begins' | 'ends' | 'runs' | 'paidOn';

const two = (value: number) => String(value).padStart(2, '0');

export function dayOf(time: Date): Day {
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The day at noon, which every time zone has. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
}

/** The same day of another month, or its last one. */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(day);
  const wanted = new Date(date.getFullYear(), date.getMonth() + count + 1, 0, 12);
  wanted.setDate(Math.min(wanted.getDate(), date.getDate()));
  return dayOf(wanted);
}

export const monthOf = (day: Day): string => day.slice(0, 7);

/** The weeks of a month, from Monday to Sunday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): Day[][] {
  const first = dateOf(`${month}-01`);
  const start = addDays(`${month}-01`, -((first.getDay() + 6) % 7));
  const weeks: Day[][] = [];
  for (let monday = start; weeks.length === 0 || monthOf(monday) === month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  return weeks;
}

/** Whether it has days at all: what runs without dates is on none. */
export function hasDays({ beginTime, endTime, days }: Promotion): boolean {
  return days.length > 0 || beginTime !== null || endTime !== null;
}

/** What it does on that day; undefined: nothing. A weekly one is on the days when it is paid. */
export function happeningOn(promotion: Promotion, day: Day): Happening | undefined {
  const { beginTime, endTime, days } = promotion;
  if (days.length > 0) return days.some((time) => dayOf(new Date(time)) === day) ? 'paidOn' : undefined;
  if (!hasDays(promotion)) return undefined;
  const begin = beginTime && dayOf(new Date(beginTime));
  // The end is the first moment that is not part of it.
  const end = endTime && dayOf(new Date(Date.parse(endTime) - 1));
  if ((begin && day < begin) || (end && day > end)) return undefined;
  if (day === begin) return 'begins';
  return day === end ? 'ends' : 'runs';
}

export interface OnDay {
  promotion: Promotion;
  happening: Happening;
}

export function onDay(promotions: readonly Promotion[], day: Day): OnDay[] {
  return promotions.flatMap((promotion) => {
    const happening = happeningOn(promotion, day);
    return happening ? { promotion, happening } : [];
  });
}

/** The days of a month on which something begins, ends or is paid. */
export function eventDays(promotions: readonly Promotion[], month: string): { day: Day; events: OnDay[] }[] {
  return weeksOf(month)
    .flat()
    .filter((day) => monthOf(day) === month)
    .map((day) => ({ day, events: onDay(promotions, day).filter(({ happening }) => happening !== 'runs') }))
    .filter(({ events }) => events.length > 0);
}
