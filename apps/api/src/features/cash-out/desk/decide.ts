import type { OperatorCashOut } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { AnnounceCashOut } from '../announce-move.ts';
import { type MoveName, statusNames } from '../cash-out.states.ts';
import type { MoveFields } from '../cash-out.store.ts';
import { deskWire } from '../cash-out.wire.ts';
import { findForDesk } from '../cash-out-list.store.ts';
import { changeStatus } from '../change-status.ts';

export interface DeskDeps {
  db: Database;
  /** Leaves the member a message. */
  announce: AnnounceCashOut;
}

/** An operator's move, recorded under the operator's name. Whoever comes second is told what the cash-out is by now. */
export async function decideCashOut(
  { db, announce }: DeskDeps,
  move: Extract<MoveName, 'approve' | 'reject' | 'markPaid' | 'fail'>,
  id: number,
  operator: Operator,
  fields: MoveFields,
): Promise<Result<OperatorCashOut>> {
  const found = await findForDesk(db, BigInt(id));
  if (!found) return refuse('noSuchThing');
  if (fields.approvedHash && fields.approvedHash !== found.cashOut.contentHash) return refuse('contentChanged');
  // While a program still asks the provider, the money may yet be paid.
  if (move === 'fail' && found.cashOut.review === null) {
    return refuse('wrongState', { status: statusNames[found.cashOut.status] });
  }
  const decided = await changeStatus({ db, announce }, move, found.cashOut, `operator:${operator.name}`, {
    ...fields,
    ...(move === 'approve' || move === 'reject' ? { decidedBy: operator.name } : {}),
  });
  const now = (await findForDesk(db, BigInt(id)))!;
  return decided ? ok(deskWire(now)) : refuse('wrongState', { status: statusNames[now.cashOut.status] });
}
