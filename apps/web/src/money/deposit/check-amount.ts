import {
  type Amount,
  type Currency,
  compare,
  decimalText,
  isZero,
  readTypedAmount,
  type TypedProblem,
} from '@fairhouse/money';

export type AmountProblem = { is: TypedProblem } | { is: 'below' | 'above'; limit: string };

/**
 * The specified checks of a deposit, in their order: something chosen, not below the minimum, not above the maximum.
 * `text` is what stands in the form, as it was typed.
 */
export function checkDepositAmount<C extends Currency>(
  text: string,
  { minimum, maximum }: { minimum: Amount<C>; maximum: Amount<C> },
  locale: string,
): { ok: true; amount: Amount<C> } | { ok: false; problem: AmountProblem } {
  const read = readTypedAmount(text, minimum.currency, locale);
  if (!read.ok) return { ok: false, problem: { is: read.problem } };
  const { amount } = read;
  if (isZero(amount)) return { ok: false, problem: { is: 'empty' } };
  if (compare(amount, minimum) < 0) return { ok: false, problem: { is: 'below', limit: withCode(minimum) } };
  if (compare(amount, maximum) > 0) return { ok: false, problem: { is: 'above', limit: withCode(maximum) } };
  return { ok: true, amount };
}

/** '10 USD': the specified messages end in the amount and the currency. */
function withCode(amount: Amount): string {
  return `${decimalText(amount).replace(/\.?0+$/, '')} ${amount.currency}`;
}
