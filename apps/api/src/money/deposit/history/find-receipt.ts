import type { CallOutput } from '@fairhouse/contract';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { lookUpAttempt } from '../find-order.ts';
import type { HistoryDeps } from './history.deps.ts';
import { bookedOf, findDeposit } from './history.store.ts';
import { receiptWire } from './history.wire.ts';

/** All there is to know of one of the member's own deposits; the provider is asked how it stands while it is open. */
export async function findReceipt(
  deps: HistoryDeps,
  memberId: bigint,
  id: number,
): Promise<Result<CallOutput<'/sys/member/deposit/receipt'>>> {
  const found = await lookUpAttempt(deps, memberId, id);
  if (!found) return refuse('noSuchThing');
  // Of a deposit that went from one provider to another, the attempt that stands for it.
  const deposit = (await findDeposit(deps.db, memberId, found.attempt.id))!;
  const booked = (await bookedOf(deps.db, [deposit])).get(deposit.attempt.id)!;
  const coins = await deps.coinsOf(deposit.attempt.reference);
  return ok(receiptWire(deposit, booked, coins, new Date()));
}
