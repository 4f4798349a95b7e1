import { type Currency, formatAmount, parseAmount } from '@fairhouse/money';

/** Exact decimal text as people read it. */
export function exactText(text: string, currency: Currency, language: string): string {
  const amount = parseAmount(text, currency);
  return amount ? formatAmount(amount, language) : text;
}
