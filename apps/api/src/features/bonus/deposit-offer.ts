import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Currency, toWire } from '@fairhouse/money';
import { firstDepositOffer } from './offers.ts';
import { readTerms } from './terms.store.ts';

/** What the next deposit of this member can bring; null once there was one, or while the promotion is off. */
export async function depositOffer(
  db: Database,
  member: { id: bigint; currency: Currency },
): Promise<CallOutput<'/sys/depositPaymentMethod/maxBonusInfo'>> {
  const offer = await firstDepositOffer(db, member, new Date());
  if (offer?.needs !== 'deposit') return null;
  const terms = await readTerms(db);
  return {
    percent: terms.number('firstDeposit.percent'),
    maximumBonus: toWire(terms.amount('firstDeposit.most', member.currency)),
    minimumDeposit: toWire(terms.amount('firstDeposit.leastDeposit', member.currency)),
    wageringMultiple: terms.number('wagering.times'),
    wageringDays: terms.number('firstDeposit.days'),
    currency: member.currency,
  };
}
