import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';

export type VendorPots = OperatorCallOutput<'/operator/catalogue/pots'>[number];

/** What lies in the pots of a vendor in one currency, exact. */
export interface PotsOwed {
  currency: Currency;
  pots: number;
  amount: string;
  /** Of it, what the casino began them with. */
  start: string;
}

/** Pots for money by currency; of play money nobody is owed anything. */
export function potsOwed({ pots }: Pick<VendorPots, 'pots'>): PotsOwed[] {
  const money = pots.filter(({ fun }) => !fun);
  return [...new Set(money.map(({ currency }) => currency))].sort().map((currency) => {
    const those = money.filter((pot) => pot.currency === currency);
    const sum = (field: 'amount' | 'start') =>
      decimalText(
        amountOf(
          currency,
          those.reduce((all, pot) => all + exactAmount(pot[field], currency).minor, 0n),
        ),
      );
    return { currency, pots: those.length, amount: sum('amount'), start: sum('start') };
  });
}
