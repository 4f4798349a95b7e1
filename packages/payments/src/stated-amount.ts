import { type Amount, decimalText, isCurrency, parseAmount } from '@fairhouse/money';

/** What a provider says an amount is. */
export interface StatedAmount {
  /** For people: '49.99 USD'; what cannot be read as an amount of ours stands as it came. */
  text: string;
  /** Undefined when it is none of our currencies, has surplus places or is no number: then it equals nothing. */
  amount: Amount | undefined;
}

/** `value` is decimal text in major units, never a float. */
export function statedAmount(value: string, currency: string): StatedAmount {
  const amount = isCurrency(currency) ? parseAmount(value, currency) : undefined;
  return amount ? statedOf(amount) : { text: `${value} ${currency}`.slice(0, 60), amount: undefined };
}

export function statedOf(amount: Amount): StatedAmount {
  return { text: `${decimalText(amount)} ${amount.currency}`, amount };
}
