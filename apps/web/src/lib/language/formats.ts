/** Times (ISO 8601 in UTC, shown in the reader's zone) and counts, as a reader of the language writes them. */

import { localeOf } from '@fairhouse/money';
import { serverNow } from '../server-clock.ts';
import type { Language } from './language.ts';

type TimeOptions = Intl.DateTimeFormatOptions;

const minute: TimeOptions = { hour: '2-digit', minute: '2-digit' };

/** 'Nov 21, 03:04 PM'; with the year where that is not the present one. */
export function momentText(iso: string, language: Language, now = serverNow()): string {
  const time = new Date(iso);
  const year: TimeOptions = time.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' };
  return time.toLocaleString(localeOf(language), { day: 'numeric', month: 'short', ...year, ...minute });
}

/** 'Nov 21, 15:04': hour and minute as the clock of a game history has them. */
export function playedText(iso: string, language: Language): string {
  const time = new Date(iso);
  const day = time.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short' });
  return `${day}, ${time.toLocaleTimeString(localeOf(language), { ...minute, hourCycle: 'h23' })}`;
}

/** 'Nov 21, 2026'. */
export function dayText(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** 'November 21, 2026'. */
export function longDayText(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Whole days from now on, rounded up: 1 on the last one, 0 when it is over. */
export function daysUntil(iso: string, now = serverNow()): number {
  return Math.max(0, Math.ceil((new Date(iso).getTime() - now.getTime()) / 86_400_000));
}

/** 'November 21, 2026 at 3:04 PM'. */
export function longMomentText(iso: string, language: Language): string {
  return new Date(iso).toLocaleString(localeOf(language), { dateStyle: 'long', timeStyle: 'short' });
}

/** '12,345': points and other counts. Amounts of money are written by `<Money>`. */
export function countText(count: number, language: Language): string {
  return count.toLocaleString(localeOf(language));
}

/** Hundredths → '2.50×'. */
export function multipleText(hundredths: number, language: Language): string {
  const decimals = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${decimals.format(hundredths / 100)}×`;
}
