import type { OperatorCashOut } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { noteFirstApproval } from '../cash-out.store.ts';
import { findForDesk } from '../cash-out-list.store.ts';
import { decideCashOut } from './decide.ts';
import type { DeskDeps } from './desk.deps.ts';
import { needsSecondApproval } from './second-approval.ts';
import { showCashOut } from './show.ts';

/**
 * One operator's approval of exactly this content. Above the limit it takes two different operators: the first is noted,
 * the second passes it on. Any change of the content makes both void.
 */
export async function approveCashOut(
  deps: DeskDeps,
  id: number,
  operator: Operator,
  contentHash: string,
): Promise<Result<OperatorCashOut>> {
  const found = await findForDesk(deps.db, BigInt(id));
  if (!found) return refuse('noSuchThing');
  const { cashOut } = found;
  if (contentHash !== cashOut.contentHash) return refuse('contentChanged');
  // A deposit may have been taken back since the application; one may be after this too, so the worker asks again.
  if (cashOut.status === 'pending' && (await deps.owesDeposit(deps.db, cashOut.memberId))) {
    return refuse('wrongState', { status: 'blocked, since the member owes a deposit that was taken back,' });
  }
  if (cashOut.status === 'pending' && (await needsSecondApproval(deps, cashOut.amount))) {
    if (cashOut.checkedHash !== contentHash) return noteFirst(deps, id, operator, contentHash);
    if (cashOut.checkedBy === operator.name) return refuse('secondOperatorNeeded');
  }
  return decideCashOut(deps, 'approve', id, operator, { approvedHash: contentHash, askInMs: 0 });
}

async function noteFirst(
  deps: DeskDeps,
  id: number,
  operator: Operator,
  contentHash: string,
): Promise<Result<OperatorCashOut>> {
  const { cashOut } = (await findForDesk(deps.db, BigInt(id)))!;
  const noted = await inTransaction(deps.db, async (tx) => {
    const first = await noteFirstApproval(tx, cashOut, operator.name, contentHash);
    if (!first) return false;
    await recordAct(tx, {
      actor: `operator:${operator.name}`,
      memberId: first.memberId,
      subject: `cash-out:${first.id}`,
      verb: 'cashOut.firstApproval',
      before: { status: first.status },
      after: { status: first.status, amount: String(first.amount.minor), contentHash },
    });
    return true;
  });
  const now = (await findForDesk(deps.db, BigInt(id)))!;
  if (noted) return ok(await showCashOut(deps, now));
  // Somebody was quicker with the first approval, so this one is the second.
  if (now.cashOut.status === 'pending') return approveCashOut(deps, id, operator, contentHash);
  return refuse('wrongState', { status: now.cashOut.status });
}
