import { formulaText as written } from '../../lib/formula-text.ts';
import type { MoneyText } from './texts/index.ts';

/** What the formulas of the contract are made of, and what each is called at the desk; a test compares them. */
export const terms = {
  stakes: 'term_stakes',
  rollbacks: 'term_rollbacks',
  wins: 'term_wins',
  GGR: 'line_ggr',
  granted: 'term_granted',
  forfeited: 'term_forfeited',
  cash: 'term_cash',
  bonus: 'term_bonus',
  held: 'term_held',
  opening: 'term_opening',
  deposits: 'term_deposits',
  'paid out': 'term_paidOut',
  NGR: 'line_ngr',
  fees: 'term_fees',
  corrections: 'term_corrections',
  'provider fees': 'term_providerFees',
  'gaming tax': 'term_gamingTax',
  'payment costs': 'term_paymentCosts',
} as const satisfies Record<string, MoneyText>;

/** A formula as it was answered, in the reader's language: the same terms, under the same signs. */
export function formulaText(formula: string, t: (key: MoneyText) => string): string {
  return written(formula, (term) => (Object.hasOwn(terms, term) ? t(terms[term as keyof typeof terms]) : undefined));
}
