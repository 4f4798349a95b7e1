import type { Database, Transaction } from '@fairhouse/database';
import { inTransaction } from '@fairhouse/database';
import { moveMoney } from '../../db/move-money.ts';
import { type AnnounceCashOut, announceMove } from './announce-move.ts';
import { cashOutMoves } from './cash-out.metrics.ts';
import { heldMoneyOf } from './cash-out.postings.ts';
import { type MoveName, moves } from './cash-out.states.ts';
import { type CashOut, type MoveFields, moveCashOut } from './cash-out.store.ts';

/**
 * One move of a cash-out with its money, its record and what the member is sent, in one transaction. Undefined when its
 * status is none that the move starts from any more; nothing changed then.
 */
export async function changeStatus(
  { db, announce }: { db: Database; announce: AnnounceCashOut },
  move: MoveName,
  cashOut: Pick<CashOut, 'id' | 'memberId'>,
  actor: string,
  fields: MoveFields = {},
  /** What else belongs to the move, in its transaction and before the money moves. */
  alongside?: (tx: Transaction, after: CashOut) => Promise<void>,
): Promise<CashOut | undefined> {
  const changed = await inTransaction(db, (tx) =>
    changeStatusWithin(tx, announce, move, cashOut, actor, fields, alongside),
  );
  if (changed) cashOutMoves.inc({ move });
  return changed;
}

/** The same in a transaction that decides about it; its caller counts the move once it is committed. */
export async function changeStatusWithin(
  tx: Transaction,
  announce: AnnounceCashOut,
  move: MoveName,
  cashOut: Pick<CashOut, 'id' | 'memberId'>,
  actor: string,
  fields: MoveFields,
  alongside?: (tx: Transaction, after: CashOut) => Promise<void>,
): Promise<CashOut | undefined> {
  const moved = await moveCashOut(tx, move, cashOut, fields);
  if (!moved) return undefined;
  const { before, after } = moved;
  await alongside?.(tx, after);
  await moveMoney(tx, {
    posting: heldMoneyOf(after, moves[move].money),
    auditEvent: {
      actor,
      memberId: after.memberId,
      subject: `cash-out:${after.id}`,
      command: `cashOut.${move}`,
      before: { status: before },
      after: {
        status: after.status,
        amount: String(after.amount.minor),
        currency: after.amount.currency,
        contentHash: after.contentHash,
        ...(fields.reason ? { reason: fields.reason } : {}),
        ...(fields.provider ? { provider: fields.provider } : {}),
        ...(fields.providerReference ? { providerReference: fields.providerReference } : {}),
      },
    },
    notice: () => announceMove(announce, tx, move, after),
  });
  return after;
}
