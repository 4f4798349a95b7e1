import { type Amount, amountOf } from './amount.ts';
import type { Currency } from './currency.ts';

/** Minor units of one unit: 1.00 of dollars, euros and reais, 0.00001 of bitcoin. */
const unitMinor: Record<Currency, bigint> = { USD: 100n, EUR: 100n, BRL: 100n, BTC: 1_000n };

/**
 * What the casino's published figures count: the same numbers in every currency, of this unit. "At least 10" is 10.00 of a
 * dollar, euro or real account and 0.0001 of a bitcoin account, for which whole coins would be absurd.
 */
export function unitsOf<C extends Currency>(currency: C, units: bigint): Amount<C> {
  return amountOf(currency, units * unitMinor[currency]);
}
