import type { Transaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { recordAct } from '../../db/acts.store.ts';
import type { LockedBook } from './bonus.book.store.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { postEnd } from './bonus.postings.ts';
import type { EndStatus } from './bonus.states.ts';
import { type Bonus, closeBonus } from './bonus.store.ts';

/** Ends a bonus with its money, its record and what the member is told. The caller has locked the book and counted it all. */
export async function endBonus(
  { announce }: Pick<BonusDeps, 'announce'>,
  tx: Transaction,
  bonus: Bonus,
  book: LockedBook,
  end: { status: EndStatus; actor: string; reason?: string },
): Promise<void> {
  const money = await postEnd(tx, bonus, book);
  await closeBonus(tx, bonus, end.status, money);
  const { wagering, terms } = bonus;
  await recordAct(tx, {
    actor: end.actor,
    memberId: bonus.memberId,
    subject: `bonus:${bonus.id}`,
    verb: `bonus.${end.status}`,
    before: { status: bonus.status, wagered: String(wagering.wagered), required: String(terms.required) },
    after: {
      status: end.status,
      forfeited: String(money.forfeited),
      paid: String(money.paid),
      currency: bonus.currency,
      ...(end.reason === undefined ? {} : { reason: end.reason }),
    },
  });
  const about = `bonus:${bonus.id}`;
  if (end.status === 'released') {
    const amount = amountOf(bonus.currency, wagering.released);
    await announce(tx, { memberId: bonus.memberId, kind: 'bonusReleased', about, values: { amount } });
  }
  if (end.status === 'expired') {
    const amount = amountOf(bonus.currency, money.forfeited);
    await announce(tx, { memberId: bonus.memberId, kind: 'bonusExpired', about, values: { amount } });
  }
}
