import { amountOf, type Currency, formatAmount } from '@fairhouse/money';
import { multipleText } from './multiple-text.ts';

/** Minor units → what the player reads: 275 → '$2.75'. */
export type Money = (minor: number) => string;

/** Minor units as a multiple of the stake, cut to two decimals: '2.50×'. For people whom amounts do not concern. */
export const multiplesOf =
  (stake: number): Money =>
  (minor) =>
    multipleText(stake > 0 ? Math.floor((minor * 100) / stake) : 0);

export function moneyIn(currency: Currency, locale: string): Money {
  return (minor) => formatAmount(amountOf(currency, BigInt(minor)), locale);
}
