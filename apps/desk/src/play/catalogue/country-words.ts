import { useCountryName } from '../../lib/countries.ts';
import type { ArrangedGame } from './catalogue-view.ts';
import { useCatalogueTexts } from './texts/index.ts';

/** Where a game is offered, in words: names while they are few. */
export function useRuleText(): (game: Pick<ArrangedGame, 'countryRule' | 'countries'>) => string {
  const t = useCatalogueTexts();
  const nameOf = useCountryName();
  return ({ countryRule, countries }) => {
    const named = countries.length <= 3 ? countries.map(nameOf) : countries;
    return t(`rule_${countryRule}`, { countries: named.join(', ') });
  };
}
