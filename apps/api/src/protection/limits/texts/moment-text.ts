import { localeOf } from '@fairhouse/money';
import type { Language } from '../../../http/language.ts';

/** '3 May 2027, 10:00 UTC', for a sentence. */
export function momentText(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(moment)} UTC`;
}

const forGood: Record<Language, string> = {
  en: 'permanently',
  fil: 'nang permanente',
  pt: 'permanentemente',
  es: 'de forma permanente',
};
const until: Record<Language, string> = { en: 'until', fil: 'hanggang', pt: 'até', es: 'hasta el' };

/** 'until 3 May 2027, 10:00 UTC' or 'permanently', where a moment of null is never. */
export function untilText(moment: Date | null, language: Language): string {
  return moment ? `${until[language]} ${momentText(moment, language)}` : forGood[language];
}
