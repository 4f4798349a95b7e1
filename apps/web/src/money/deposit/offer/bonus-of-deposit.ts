import type { CallOutput } from '@fairhouse/contract';
import { type Amount, compare, fromWire, least, multiplyRatio } from '@fairhouse/money';

export type DepositOffer = NonNullable<CallOutput<'/sys/depositPaymentMethod/maxBonusInfo'>>;

/** What a deposit of this amount brings under the offer, by the rule of the casino; undefined below the least deposit. */
export function bonusOfDeposit(offer: DepositOffer, amount: Amount): Amount | undefined {
  const most = fromWire(offer.maximumBonus, offer.currency)!;
  const leastDeposit = fromWire(offer.minimumDeposit, offer.currency)!;
  if (amount.currency !== offer.currency || compare(amount, leastDeposit) < 0) return undefined;
  return least(multiplyRatio(amount, BigInt(offer.percent), 100n, 'down'), most);
}
