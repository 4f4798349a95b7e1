import { type Currency, scaleOf } from '@fairhouse/money';
import type { Money } from './money.ts';

/** Parts of a whole unit, largest first: 5,000 → "5k", 0.005 → "5m" (thousandths), 0.00001 → "10µ" (millionths). */
const prefixes = [
  { sign: 'k', exponent: 3 },
  { sign: '', exponent: 0 },
  { sign: 'm', exponent: -3 },
  { sign: 'µ', exponent: -6 },
  { sign: 'n', exponent: -9 },
] as const;

/**
 * Money in the few signs that fit on a chip, without the currency's sign: minor units → "0.20", "5", "2.5k". Parts of a bitcoin
 * have the prefixes of the metric system, since 0.00001 fits on no chip. What is spoken is the whole amount.
 */
export function chipTextIn(currency: Currency, locale: string): Money {
  const scale = scaleOf(currency);
  const inCents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  return (minor) => {
    const whole = minor / 10 ** scale;
    if (scale === 2 && whole < 1_000) return Number.isInteger(whole) ? short.format(whole) : inCents.format(whole);
    const { sign, exponent } = prefixes.find(({ exponent }) => minor >= 10 ** (scale + exponent)) ?? prefixes.at(-1)!;
    return `${short.format(minor / 10 ** (scale + exponent))}${sign}`;
  };
}
