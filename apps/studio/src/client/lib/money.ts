import { amountOf, type Currency, formatAmount } from '@fairhouse/money';

/** Minor units → what the player reads: 275 → '$2.75'. */
export type Money = (minor: number) => string;

export function moneyIn(currency: Currency, locale: string): Money {
  return (minor) => formatAmount(amountOf(currency, BigInt(minor)), locale);
}

/** With its sign in front, as a net position is read: '+$2.75', '−$1.00', '$0.00'. */
export function signed(money: Money, minor: number): string {
  if (minor === 0) return money(0);
  return minor > 0 ? `+${money(minor)}` : `−${money(-minor)}`;
}
