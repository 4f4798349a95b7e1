import { type Amount, type Currency, compare, decimalText, isZero, parseAmount } from '@fairhouse/money';

export type AmountProblem = { is: 'empty' } | { is: 'below' | 'above'; limit: string };

/**
 * The specified checks of a deposit, in their order: something chosen, not below the minimum, not above the maximum.
 * `text` is what stands in the form, in major units.
 */
export function checkDepositAmount<C extends Currency>(
  text: string,
  { minimum, maximum }: { minimum: Amount<C>; maximum: Amount<C> },
): { ok: true; amount: Amount<C> } | { ok: false; problem: AmountProblem } {
  const amount = parseAmount(text, minimum.currency);
  if (!amount || isZero(amount)) return { ok: false, problem: { is: 'empty' } };
  if (compare(amount, minimum) < 0) return { ok: false, problem: { is: 'below', limit: withCode(minimum) } };
  if (compare(amount, maximum) > 0) return { ok: false, problem: { is: 'above', limit: withCode(maximum) } };
  return { ok: true, amount };
}

/** '10 USD': the specified messages end in the amount and the currency. */
function withCode(amount: Amount): string {
  return `${decimalText(amount).replace(/\.?0+$/, '')} ${amount.currency}`;
}
