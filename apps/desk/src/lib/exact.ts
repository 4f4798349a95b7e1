import { type Amount, amountOf, type Currency, scaleOf } from '@fairhouse/money';

/** Exact decimal text of a report as an amount: sums of a casino may pass what one amount from outside may be. */
export function exactAmount<C extends Currency>(text: string, currency: C): Amount<C> {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const scale = scaleOf(currency);
  if (whole === undefined || /[1-9]/.test(fraction.slice(scale)))
    throw new RangeError(`${text} is no amount of ${currency}`);
  const minor = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  return amountOf(currency, sign ? -minor : minor);
}
