import { type Amount, type Currency, compare, isZero, readTypedAmount, type TypedProblem } from '@fairhouse/money';

export interface CashOutLimits<C extends Currency = Currency> {
  minimum: Amount<C>;
  maximum: Amount<C>;
  /** The amount must be a multiple of it; undefined when there is no such rule. */
  multipleOf: Amount<C> | undefined;
  withdrawable: Amount<C>;
}

export type AmountProblem = { is: TypedProblem | 'insufficient' } | { is: 'below' | 'above' | 'uneven'; limit: Amount };

/** The specified checks of a cash-out, in their order. `text` is what stands in the form, as it was typed. */
export function checkCashOutAmount<C extends Currency>(
  text: string,
  { minimum, maximum, multipleOf, withdrawable }: CashOutLimits<C>,
  locale: string,
): { ok: true; amount: Amount<C> } | { ok: false; problem: AmountProblem } {
  const wrong = (problem: AmountProblem) => ({ ok: false, problem }) as const;
  const read = readTypedAmount(text, withdrawable.currency, locale);
  if (!read.ok) return wrong({ is: read.problem });
  const { amount } = read;
  if (isZero(amount)) return wrong({ is: 'empty' });
  if (compare(amount, minimum) < 0) return wrong({ is: 'below', limit: minimum });
  if (compare(amount, maximum) > 0) return wrong({ is: 'above', limit: maximum });
  if (multipleOf && amount.minor % multipleOf.minor !== 0n) return wrong({ is: 'uneven', limit: multipleOf });
  if (compare(amount, withdrawable) > 0) return wrong({ is: 'insufficient' });
  return { ok: true, amount };
}
