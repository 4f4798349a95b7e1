import type { CallOutput } from '@fairhouse/contract';
import { type Currency, toWire } from '@fairhouse/money';
import { databaseTime } from '../../db/database-time.store.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { firstDepositOffer } from './offers.ts';
import { timesOfFirstDeposit } from './rules/grants.ts';
import { readTerms } from './terms.store.ts';

/** What the next deposit of this member can bring; null once there was one, or while the promotion is off. */
export async function depositOffer(
  { db, rulesOf }: Pick<BonusDeps, 'db' | 'rulesOf'>,
  member: { id: bigint; currency: Currency },
): Promise<CallOutput<'/sys/depositPaymentMethod/maxBonusInfo'>> {
  const rules = (await rulesOf([member.id])).get(member.id)!;
  const terms = await readTerms(db);
  const offer = await firstDepositOffer(db, member, { terms, rules, now: await databaseTime(db) });
  if (offer?.needs !== 'deposit') return null;
  return {
    percent: terms.number('firstDeposit.percent'),
    maximumBonus: toWire(terms.amount('firstDeposit.most', member.currency)),
    minimumDeposit: toWire(terms.amount('firstDeposit.leastDeposit', member.currency)),
    wageringMultiple: timesOfFirstDeposit(terms, rules['bonus.wageringMost']),
    wageringDays: terms.number('firstDeposit.days'),
    currency: member.currency,
  };
}
