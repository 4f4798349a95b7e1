import { type Currency, decimalText, formatAmount, isCurrency, isPositive, readTypedAmount } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';
import type { Translate } from '../../lib/i18n.ts';
import { currentLanguage, type Language } from '../../lib/language.ts';
import type { Rule, RuleKind } from './risk-view.ts';
import type { RiskText } from './texts/index.ts';

type Parameter = RuleKind['parameters'][number];
type Content = Pick<Rule, 'kind' | 'parameters' | 'currency'>;

/** Amounts are text in major units, as they are kept; everything else is a number or a word. */
const amounts: ReadonlySet<string> = new Set(['amount', 'limit']);

/** What a rule looks for, in a sentence with its parameters. */
export function ruleSentence(
  t: Translate<RiskText>,
  { kind, parameters, currency }: Content,
  language: Language,
): string {
  const values = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, shownParameter(t, name, value, { currency, language })]),
  );
  const inAll = values.amount === undefined ? '' : t('says_inAll', { amount: values.amount });
  return t(`says_${kind}`, { ...values, inAll });
}

interface Shown {
  currency: Currency | null;
  language: Language;
}

function shownParameter(t: Translate<RiskText>, name: string, value: string | number, { currency, language }: Shown) {
  if (amounts.has(name) && currency) return formatAmount(exactAmount(String(value), currency), language);
  if (name === 'of') return t(value === 'deposits' ? 'of_deposits' : 'of_cashOuts');
  return String(value);
}

export type ReadParameters =
  | { parameters: Rule['parameters']; currency: Currency | undefined }
  | { wrong: 'amountWrong'; text: string; currency: Currency }
  | { wrong: 'currencyNeeded' };

/**
 * What was typed for a kind, in the form in which it is kept: amounts exactly, numbers as numbers. What is no number is sent
 * as it was typed, and the server says what is wrong with it.
 */
export function readTyped(kind: RuleKind, typed: Readonly<Record<string, string>>): ReadParameters {
  const currency =
    kind.takesCurrency !== 'never' && isCurrency(typed.currency) ? (typed.currency as Currency) : undefined;
  const parameters: Record<string, string | number> = {};
  for (const parameter of kind.parameters) {
    const text = typed[parameter.name] || parameter.words?.[0] || '';
    if (text === '') continue;
    if (parameter.unit === 'amount') {
      if (!currency) return { wrong: 'currencyNeeded' };
      const read = readTypedAmount(text, currency, currentLanguage());
      if (!read.ok || !isPositive(read.amount)) return { wrong: 'amountWrong', text, currency };
      parameters[parameter.name] = decimalText(read.amount);
    } else parameters[parameter.name] = isNumber(parameter) && /^\d{1,9}$/.test(text) ? Number(text) : text;
  }
  return { parameters, currency };
}

export const isNumber = ({ unit, words }: Parameter): boolean => unit !== 'amount' && words === null;
