import { lockBook } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { moveMoney } from '../../../db/move-money.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { findCompetition, lockCompetition, setState } from '../competition.store.ts';
import { competitionSource } from '../describe-postings.ts';
import { lockOwed, owedMembers, setPaid } from './score.store.ts';

type Paying = Pick<CompetitionsDeps, 'db' | 'announce' | 'offersHeldBack' | 'log'>;

/** Of one competition before another has its turn. */
const paidAtOnce = 50;

/** Pays some of the prizes that are owed; with the last one the competition is paid. Answers how many it paid. */
export async function payPrizes(deps: Paying, id: number): Promise<number> {
  const owed = await owedMembers(deps.db, id, paidAtOnce);
  let paid = 0;
  for (const memberId of owed) {
    await payPrize(deps, id, memberId).then(
      () => {
        paid += 1;
      },
      // One that fails keeps nobody else from a prize, and is tried again in the next round.
      (error: unknown) =>
        deps.log.warn({ err: error, competition: id, member: String(memberId) }, 'a prize was not paid'),
    );
  }
  if (owed.length === paid) await setAllPaid(deps, id);
  return paid;
}

/**
 * Pays a prize as cash, in one transaction with its record and the message: a crash leaves all or none of them. The
 * name of the posting makes a second one impossible. Who is offered nothing now is paid without a message.
 */
export async function payPrize({ db, announce, offersHeldBack }: Paying, id: number, memberId: bigint): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBook(tx, memberId);
    const owed = await lockOwed(tx, id, memberId);
    if (!owed) return;
    const { english, filipino } = (await findCompetition(tx, id))!;
    const about = `competition:${id}`;
    const prize = amountOf(owed.currency, owed.prize);
    const isSpared = await offersHeldBack(tx, memberId);
    await moveMoney(tx, {
      posting: {
        memberId,
        type: 'GIFT',
        amount: prize,
        source: competitionSource,
        externalId: String(id),
        note: competitionSource,
      },
      auditEvent: {
        actor: 'system:competitions',
        memberId,
        subject: about,
        command: 'competition.prize',
        after: { amount: String(owed.prize), currency: owed.currency, place: owed.place },
      },
      ...(isSpared === undefined && {
        notice: () =>
          announce(tx, {
            memberId,
            kind: 'competitionPrize',
            about,
            values: { amount: prize, place: String(owed.place), nameEn: english, nameFil: filipino },
          }),
      }),
      once: true,
    });
    await setPaid(tx, id, memberId);
  });
}

async function setAllPaid({ db }: Paying, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (competition?.state !== 'paying' || (await owedMembers(tx, id, 1)).length > 0) return;
    await setState(tx, id, 'paid');
    await recordAuditEvent(tx, {
      actor: 'system:competitions',
      subject: `competition:${id}`,
      command: 'competition.paid',
      before: { state: 'paying' },
      after: { state: 'paid' },
    });
  });
}
