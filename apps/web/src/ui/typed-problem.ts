import { type Currency, type TypedProblem, typedExample } from '@fairhouse/money';
import { useLanguage } from '../lib/language/language.ts';
import { useCommonTexts } from '../lib/texts/index.ts';

/** What to tell about an amount that cannot be read; `empty` is the sentence of the form for one that is missing. */
export function useTypedProblem(): (problem: TypedProblem, typed: string, currency: Currency, empty: string) => string {
  const t = useCommonTexts();
  const language = useLanguage();
  return (problem, typed, currency, empty) => {
    if (problem === 'empty') return empty;
    const example = typedExample(currency, language);
    return t(problem === 'ambiguous' ? 'amountAmbiguous' : 'amountUnreadable', { typed: typed.trim(), example });
  };
}
