import { type Currency, scaleOf } from '@fairhouse/money';

/** Amounts of the format are whole numbers with six decimals: 1,000,000 is 1.00. */
const decimals = 6;

/** How many units of the format a minor unit is; undefined for a currency with more decimals than the format has. */
export function unitsOf(currency: Currency): number | undefined {
  const scale = scaleOf(currency);
  return scale <= decimals ? 10 ** (decimals - scale) : undefined;
}

/** Exactly, or undefined: half a cent is no stake. */
export function minorOf(units: number, currency: Currency): number | undefined {
  const each = unitsOf(currency);
  return each !== undefined && Number.isSafeInteger(units) && units >= 0 && units % each === 0
    ? units / each
    : undefined;
}
