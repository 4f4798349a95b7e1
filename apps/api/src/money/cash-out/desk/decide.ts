import type { OperatorCashOut } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { MoveName } from '../cash-out.states.ts';
import type { CashOut, MoveFields } from '../cash-out.store.ts';
import { findForDesk } from '../cash-out-list.store.ts';
import { changeStatus } from '../change-status.ts';
import { payoutProviderOf } from '../paying/payout-provider-of.ts';
import type { DeskDeps } from './desk.deps.ts';
import { showCashOut } from './show.ts';

type Decision = Extract<MoveName, 'approve' | 'reject' | 'markPaid' | 'fail'>;

/** An operator's move, recorded under the operator's name. A second decision is answered with the state that the cash-out has by then. */
export async function decideCashOut(
  deps: DeskDeps,
  move: Decision,
  id: number,
  operator: Pick<Operator, 'name'>,
  fields: MoveFields,
): Promise<Result<OperatorCashOut>> {
  const found = await findForDesk(deps.db, BigInt(id));
  if (!found) return refuse('noSuchThing');
  if (fields.approvedHash && fields.approvedHash !== found.cashOut.contentHash) return refuse('contentChanged');
  const { status } = found.cashOut;
  if (!mayDecide(deps, move, found.cashOut)) return refuse('wrongState', { status });
  const moveFields = {
    ...fields,
    // The worker may claim it just now: what is marked as paid is paid by nobody else.
    ...(move === 'markPaid' ? { from: status } : {}),
    ...(move === 'approve' || move === 'reject' ? { decidedBy: operator.name } : {}),
  };
  const accept = (tx: Transaction, { id: cashOutId, memberId, proofs }: CashOut) =>
    deps.acceptProofs(tx, { memberId, proofs, cashOutId }, operator.name);
  const actor = `operator:${operator.name}`;
  const decided = await changeStatus(
    deps,
    move,
    found.cashOut,
    actor,
    moveFields,
    move === 'approve' ? accept : undefined,
  );
  const now = (await findForDesk(deps.db, BigInt(id)))!;
  return decided ? ok(await showCashOut(deps, now)) : refuse('wrongState', { status: now.cashOut.status });
}

/** While a program still asks the provider, the money may yet be paid. */
function mayDecide({ payoutProviders }: DeskDeps, move: Decision, cashOut: CashOut): boolean {
  if (move === 'fail') return cashOut.review !== null;
  if (move === 'markPaid' && cashOut.status !== 'passed') {
    return cashOut.review !== null || payoutProviderOf(payoutProviders, cashOut) === undefined;
  }
  return true;
}
