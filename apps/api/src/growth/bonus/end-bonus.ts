import type { Book } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { moveMoney } from '../../db/move-money.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { endOf } from './bonus.postings.ts';
import type { EndStatus } from './bonus.states.ts';
import { type Bonus, closeBonus } from './bonus.store.ts';

/** Ends a bonus with its money, its record and what the member is sent. The caller has locked the book and counted it all. */
export async function endBonus(
  { announce }: Pick<BonusDeps, 'announce'>,
  tx: Transaction,
  bonus: Bonus,
  book: Book,
  end: { status: EndStatus; actor: string; reason?: string },
): Promise<void> {
  const { postings, ...money } = endOf(bonus, book);
  await closeBonus(tx, bonus, end.status, money);
  const { wagering, terms, memberId, currency } = bonus;
  const about = `bonus:${bonus.id}`;
  await moveMoney(tx, {
    posting: postings,
    auditEvent: {
      actor: end.actor,
      memberId,
      subject: about,
      command: `bonus.${end.status}`,
      before: { status: bonus.status, wagered: String(wagering.wagered), required: String(terms.required) },
      after: {
        status: end.status,
        forfeited: String(money.forfeited),
        paid: String(money.paid),
        currency,
        ...(end.reason === undefined ? {} : { reason: end.reason }),
      },
    },
    async notice() {
      if (end.status === 'released') {
        const amount = amountOf(currency, wagering.released);
        await announce(tx, { memberId, kind: 'bonusReleased', about, values: { amount } });
      }
      if (end.status === 'expired') {
        const amount = amountOf(currency, money.forfeited);
        await announce(tx, { memberId, kind: 'bonusExpired', about, values: { amount } });
      }
    },
  });
}
