import { useMemo } from 'react';
import { useLanguage } from '../../lib/language.ts';
import type { ArrangedGame } from './catalogue-view.ts';
import { useCatalogueTexts } from './texts/index.ts';

/** A country's name in the language of the desk. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
    return (code) => names.of(code) ?? code;
  }, [language]);
}

/** Where a game is offered, in words: names while they are few. */
export function useRuleText(): (game: Pick<ArrangedGame, 'countryRule' | 'countries'>) => string {
  const t = useCatalogueTexts();
  const nameOf = useCountryName();
  return ({ countryRule, countries }) => {
    const named = countries.length <= 3 ? countries.map(nameOf) : countries;
    return t(`rule_${countryRule}`, { countries: named.join(', ') });
  };
}

/** The codes in a text as one types them. */
export function codesIn(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}
