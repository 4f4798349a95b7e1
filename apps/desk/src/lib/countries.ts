import { useMemo } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './language.ts';

/** Names for more than one country, and for none. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function countryNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}

/** ISO 3166-1 with the name in the language of the desk, by name. Codes that were given up for others are left out. */
export function countriesIn(language: Language): { value: string; label: string }[] {
  const nameOf = countryNames(language);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => nameOf(code) !== code && !noCountries.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .map((code) => ({ value: code, label: nameOf(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

export function useCountries(): { value: string; label: string }[] {
  const language = useLanguage();
  return useMemo(() => countriesIn(language), [language]);
}

/** A country's name in the language of the desk. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => countryNames(language), [language]);
}

/** The codes in a text, as fields keep them. */
export const codesIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
