import { type Amount, amountOf, type Currency, fromWire, scaleOf } from '@fairhouse/money';

interface Rate {
  code: Currency;
  /** Units for one USD. */
  exchangeRate: number;
}

/** An amount in another currency, rounded to its smallest unit; undefined without both rates. For display only. */
export function approximately(
  value: number,
  currency: Currency,
  rates: readonly Rate[],
  other: Currency,
): Amount | undefined {
  const rateOf = (code: Currency) => rates.find((rate) => rate.code === code)?.exchangeRate;
  const [from, to] = [rateOf(currency), rateOf(other)];
  const known = fromWire(value, currency);
  if (!from || !to || !known) return undefined;
  const minor = (value / from) * to * 10 ** scaleOf(other);
  return Number.isSafeInteger(Math.round(minor)) ? amountOf(other, BigInt(Math.round(minor))) : undefined;
}
