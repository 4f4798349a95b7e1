import { type Coin, coins } from './coins.ts';

/** Units as exact decimal text in whole coins, without superfluous noughts: 1234500n litoshi is '0.012345'. */
export function coinText(coin: Coin, units: bigint): string {
  const { decimals } = coins[coin];
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

/** Units of whole coins in decimal text; undefined when it is no amount above nothing, or finer than the smallest unit. */
export function coinUnits(coin: Coin, text: string): bigint | undefined {
  const units = scaled(text, coins[coin].decimals);
  if (units === undefined || units === 0n || !/^\d+(\.\d+)?$/.test(text)) return undefined;
  return coinText(coin, units) ===
    text
      .replace(/^0+(?=\d)/, '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '')
    ? units
    : undefined;
}

/** The number of units in decimal text such as '0.5' or '1.2e-7', cut after `places`; undefined for anything else. */
export function scaled(text: string, places: number): bigint | undefined {
  const parts = /^(\d{1,30})(?:\.(\d{1,40}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text);
  if (!parts) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = parts;
  const shift = places + Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

/** Rounded up, for what somebody is asked to pay. Both must not be negative. */
export function dividedUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
