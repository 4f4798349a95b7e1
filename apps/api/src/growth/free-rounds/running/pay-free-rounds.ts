import { type FreeRounds, findFreeRounds, hasOpenFreeRound, lockBook, writeFreeRoundsPaid } from '@fairhouse/betting';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { moveMoney } from '../../../db/move-money.ts';
import { freeRoundsSource } from '../describe-postings.ts';
import { type FreeRoundsDeps, subjectOf } from '../free-rounds.deps.ts';

type Paying = Pick<FreeRoundsDeps, 'db' | 'offersHeldBack' | 'giveBonus' | 'announce'>;

/** Reasons for which a bonus has to wait: the winnings are credited once they are gone. */
const waits: readonly string[] = ['bonusActive', 'bonusCashOutPending'];

/**
 * Credits what free rounds that are over have won, up to their maximum, once no round of theirs is open: as a bonus to be wagered, or as cash.
 * One bonus at a time: the winnings wait for the end of another. Whom nothing is offered to any more gets cash, since the winnings
 * are the member's and a bonus would ask for play. Answers whether it is done.
 */
export async function payFreeRounds(deps: Paying, { memberId, id }: FreeRounds): Promise<boolean> {
  const { db } = deps;
  const rounds = await findFreeRounds(db, memberId, id);
  if (!rounds || rounds.state === 'open' || rounds.paidAt || (await hasOpenFreeRound(db, rounds))) return false;
  const paid = rounds.won < rounds.winMost ? rounds.won : rounds.winMost;
  if (paid > 0n && rounds.wagering > 0) {
    const given = await deps.giveBonus({
      memberId,
      period: subjectOf(rounds),
      wageringTimes: rounds.wagering,
      amount: amountOf(rounds.currency, paid),
      noted: (tx) => notePaid(tx, rounds, paid, 'bonus'),
    });
    if (given.ok) return true;
    if (waits.includes(given.error)) return false;
  }
  await payCash(deps, rounds, paid);
  return true;
}

async function payCash({ db, offersHeldBack, announce }: Paying, rounds: FreeRounds, paid: bigint): Promise<void> {
  const { memberId, currency } = rounds;
  await inTransaction(db, async (tx) => {
    await lockBook(tx, memberId);
    const now = await findFreeRounds(tx, memberId, rounds.id);
    if (!now || now.paidAt || (await hasOpenFreeRound(tx, rounds))) return;
    if (paid === 0n) return notePaid(tx, rounds, paid, 'nothing');
    const amount = amountOf(currency, paid);
    const isSpared = await offersHeldBack(tx, memberId);
    await writeFreeRoundsPaid(tx, rounds, paid);
    await moveMoney(tx, {
      posting: {
        memberId,
        type: 'FREE_ROUNDS_WON',
        amount,
        source: freeRoundsSource,
        externalId: rounds.id,
        note: freeRoundsSource,
      },
      auditEvent: eventOf(rounds, paid, 'cash'),
      ...(isSpared === undefined && {
        notice: () => announce(tx, { memberId, kind: 'freeRoundsPaid', about: subjectOf(rounds), values: { amount } }),
      }),
      once: true,
    });
  });
}

async function notePaid(tx: Transaction, rounds: FreeRounds, paid: bigint, as: 'bonus' | 'nothing'): Promise<void> {
  await writeFreeRoundsPaid(tx, rounds, paid);
  await recordAuditEvent(tx, eventOf(rounds, paid, as));
}

function eventOf(rounds: FreeRounds, paid: bigint, as: 'bonus' | 'cash' | 'nothing') {
  return {
    actor: 'system:freeRounds',
    memberId: rounds.memberId,
    subject: subjectOf(rounds),
    command: 'freeRounds.pay' as const,
    before: { state: rounds.state, won: String(rounds.won) },
    after: { state: rounds.state, paid: String(paid), paidAs: as, currency: rounds.currency },
  };
}
