import { amountOf, type Currency, formatAmount } from '@fairhouse/money';

/** Minor units → what the player reads: 275 → '$2.75'. */
export type Money = (minor: number) => string;

export function moneyIn(currency: Currency, locale: string): Money {
  return (minor) => formatAmount(amountOf(currency, BigInt(minor)), locale);
}
