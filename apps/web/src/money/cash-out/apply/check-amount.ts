import {
  type Amount,
  type Currency,
  compare,
  isPositive,
  isZero,
  readTypedAmount,
  type TypedProblem,
} from '@fairhouse/money';

export interface CashOutLimits<C extends Currency = Currency> {
  minimum: Amount<C>;
  /** The most that can be applied for now, by the balance, the month and every other bound; zero where that is nothing. */
  mostNow: Amount<C>;
  /** The amount must be a multiple of it; undefined when there is no such rule. */
  multipleOf: Amount<C> | undefined;
  withdrawable: Amount<C>;
}

export type AmountProblem = { is: TypedProblem | 'insufficient' } | { is: 'below' | 'above' | 'uneven'; limit: Amount };

/** The specified checks of a cash-out, with one maximum: the server’s `mostNow`. `text` is what stands in the form, as it was typed. */
export function checkCashOutAmount<C extends Currency>(
  text: string,
  { minimum, mostNow, multipleOf, withdrawable }: CashOutLimits<C>,
  locale: string,
): { ok: true; amount: Amount<C> } | { ok: false; problem: AmountProblem } {
  const wrong = (problem: AmountProblem) => ({ ok: false, problem }) as const;
  const read = readTypedAmount(text, withdrawable.currency, locale);
  if (!read.ok) return wrong({ is: read.problem });
  const { amount } = read;
  if (isZero(amount)) return wrong({ is: 'empty' });
  if (compare(amount, minimum) < 0) return wrong({ is: 'below', limit: minimum });
  if (isPositive(mostNow) && compare(amount, mostNow) > 0) return wrong({ is: 'above', limit: mostNow });
  if (multipleOf && amount.minor % multipleOf.minor !== 0n) return wrong({ is: 'uneven', limit: multipleOf });
  if (compare(amount, withdrawable) > 0) return wrong({ is: 'insufficient' });
  return { ok: true, amount };
}
