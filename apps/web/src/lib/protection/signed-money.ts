import { type Currency, formatAmount, fromWire } from '@fairhouse/money';

/** '+$4.50', '−$12.00', '$0.00': an amount as the API sends it, of which the sign is what matters. */
export function signedMoneyText(value: number, currency: Currency, language: string): string {
  const amount = fromWire(value, currency);
  if (!amount) throw new RangeError(`${value} is no amount of ${currency}`);
  const text = formatAmount(amount, language).replace('-', '−');
  return amount.minor > 0n ? `+${text}` : text;
}
