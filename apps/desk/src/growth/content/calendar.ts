import type { ContentLine } from './content.ts';

export interface CalendarBar {
  line: ContentLine;
  /** Days of the month from 0, with their parts; within the month. */
  start: number;
  end: number;
  /** It began before, or continues after the month. */
  opens: boolean;
  goesOn: boolean;
}

export interface CalendarMark {
  line: ContentLine;
  version: number;
  at: number;
  effectTime: string;
}

const dayMs = 86_400_000;

/** 'YYYY-MM' of a moment, or of the month so many further on, in UTC: days of the casino are UTC's. */
export function monthOf(at: number, further = 0): string {
  const time = new Date(at);
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + further, 1)).toISOString().slice(0, 7);
}

export function knownMonth(text: string | undefined): string | undefined {
  return text !== undefined && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

export function daysIn(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** When what is switched on is shown in a month; undefined where it is not. */
export function barOf(line: ContentLine, month: string): CalendarBar | undefined {
  if (line.kind === 'article' || line.standing === 'hidden' || line.standing === 'draft') return undefined;
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const last = first + daysIn(month) * dayMs;
  const from = line.from === null ? Number.NEGATIVE_INFINITY : Date.parse(line.from);
  const until = line.until === null ? Number.POSITIVE_INFINITY : Date.parse(line.until);
  if (from >= last || until <= first) return undefined;
  const placeOf = (at: number) => (Math.min(last, Math.max(first, at)) - first) / dayMs;
  return { line, start: placeOf(from), end: placeOf(until), opens: from < first, goesOn: until > last };
}

/** The versions that take effect in a month. */
export function marksOf(line: ContentLine, month: string): CalendarMark[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  return line.waiting
    .map(({ version, effectTime }) => ({ line, version, effectTime, at: (Date.parse(effectTime) - first) / dayMs }))
    .filter(({ at }) => at >= 0 && at < daysIn(month));
}
