import { localeOf } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';

/** A day as a reader of `language` writes it: 'May 3, 2027'. */
export function dayText(day: string, language: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
}
