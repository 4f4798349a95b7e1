import type { OperatorDeposit } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { type Attempt, lockAttempt, settleAttempt } from '../attempt.store.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { depositMoves } from '../deposit.metrics.ts';
import type { AttemptState } from '../deposit.states.ts';
import { findForDesk } from './desk.store.ts';
import { deskWire } from './desk.wire.ts';

export type DeskDeps = Pick<DepositDeps, 'db' | 'markCredited' | 'settingOf'>;

export interface Decision {
  id: number;
  reason: string;
}

/**
 * An operator's decision on a deposit, recorded under the operator's name: `decide` moves the money and answers the state
 * that it comes to. A second decision is answered with the state that the deposit has by then.
 */
export async function decideDeposit(
  { db }: DeskDeps,
  command: 'credit' | 'close' | 'settle',
  operator: Pick<Operator, 'name'>,
  { id, reason }: Decision,
  decide: (tx: Transaction, attempt: Attempt) => Promise<AttemptState | Refusal>,
): Promise<Result<OperatorDeposit>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const found = await findForDesk(db, BigInt(id));
  if (!found) return refuse('noSuchThing');
  const decided = await inTransaction<Result<Attempt>>(db, async (tx) => {
    const before = await lockAttempt(tx, found.attempt.id);
    const state = await decide(tx, before);
    if (typeof state !== 'string') return state;
    const after = await settleAttempt(tx, before, state);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId: before.memberId,
      subject: `deposit:${before.id}`,
      command: `deposit.${command}`,
      before: recordOf(before),
      after: { ...recordOf(after), reason },
    });
    return ok(after);
  });
  if (!decided.ok) return decided;
  depositMoves.inc({ state: decided.data.state, by: 'operator', method: decided.data.method });
  return ok(deskWire({ ...found, attempt: decided.data }));
}

export function wrongState({ state }: Attempt): Refusal {
  return refuse('wrongState', { status: state.replaceAll('_', ' ') });
}

function recordOf({ state, amount, shortfall, reviewReason }: Attempt): Record<string, unknown> {
  return {
    state,
    amount: String(amount.minor),
    currency: amount.currency,
    shortfall: String(shortfall),
    ...(reviewReason === null ? {} : { reviewReason }),
  };
}
