import { localeOf } from '@fairhouse/money';
import type { Language } from '../language/language.ts';

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** 'Nov 30, 3:00 – 5:00 PM GMT+8': in the reader's zone, which it names. */
export function spanText(fromIso: string, untilIso: string, language: Language, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', ...clock, timeZone });
  return format.formatRange(new Date(fromIso), new Date(untilIso));
}

/** '5:00 PM GMT+8', with the day where that is not the one of `now`. */
export function untilText(iso: string, language: Language, now: Date, timeZone?: string): string {
  const until = new Date(iso);
  const dayOf = (at: Date) => at.toLocaleDateString('en', { timeZone });
  const day = dayOf(until) === dayOf(now) ? {} : ({ day: 'numeric', month: 'short' } as const);
  return until.toLocaleString(localeOf(language), { ...day, ...clock, timeZone });
}
