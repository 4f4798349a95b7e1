import { type Currency, scaleOf } from '@fairhouse/money';

/** Hub88 writes amounts as whole numbers with five decimals: 100000 is 1.00. */
const decimals = 5;
/** No posting may be larger. */
const most = 9_000_000_000_000_000n;

const factorOf = (currency: Currency) => 10n ** BigInt(decimals - scaleOf(currency));

/** Currencies whose smallest unit their amounts can say. */
export const canSay = (currency: Currency) => scaleOf(currency) <= decimals;

/** In minor units; undefined for an amount that is not a whole number of them, or larger than any posting. */
export function minorOf(amount: number, currency: Currency): number | undefined {
  const factor = factorOf(currency);
  const whole = BigInt(amount);
  const minor = whole / factor;
  return whole % factor === 0n && minor <= most ? Number(minor) : undefined;
}

/** As they are written; above 2^53 too, so that no digit of a balance is lost. */
export const amountText = (minor: bigint, currency: Currency) => String(minor * factorOf(currency));
