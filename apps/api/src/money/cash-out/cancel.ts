import { ok, type Result, refuse } from '../../http/result.ts';
import type { CashOutDeps } from './cash-out.deps.ts';
import { type CashOut, findCashOut } from './cash-out.store.ts';
import { changeStatus } from './change-status.ts';

/** Gives the money back, unless an operator was faster. A repeat answers like the first. */
export async function cancelCashOut(deps: CashOutDeps, memberId: bigint, id: number): Promise<Result<CashOut>> {
  const cashOut = await findCashOut(deps.db, memberId, BigInt(id));
  if (!cashOut) return refuse('noSuchThing');
  if (cashOut.status === 'canceled') return ok(cashOut);
  if (!(await deps.mayCancel(memberId))) return refuse('cannotCancel');
  const canceled = await changeStatus(deps, 'cancel', cashOut, `member:${memberId}`);
  if (canceled) return ok(canceled);
  // Moved meanwhile: by another click of the member's own, or by an operator.
  const now = await findCashOut(deps.db, memberId, cashOut.id);
  return now?.status === 'canceled' ? ok(now) : refuse('cannotCancel');
}
