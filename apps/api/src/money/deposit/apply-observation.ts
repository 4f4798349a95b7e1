import { inTransaction, type Transaction } from '@fairhouse/database';
import type { Observation } from '@fairhouse/payments';
import { type AuditEvent, recordAuditEvent } from '../../db/audit-events.store.ts';
import { accumulateRefunds } from './accumulate-refunds.ts';
import {
  type Attempt,
  type AttemptChange,
  findAttemptOf,
  lockAttempt,
  setAmount,
  updateAttempt,
} from './attempt.store.ts';
import { creditedBeside, isOfCascade } from './cascade.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { depositMoves } from './deposit.metrics.ts';
import { postAgain, postDeposit, postReversal } from './deposit.postings.ts';
import { type AttemptState, isCredited, isOpen } from './deposit.states.ts';
import { judge, type Moved, owedOf } from './judge-observation.ts';
import { noteInstruments } from './note-instruments.ts';
import { openNext } from './open-next.ts';

/** Who brought the observation; it is written into the record of what it changed. */
export type Messenger = 'order' | 'chain' | 'webhook' | 'poll' | 'return page' | 'order sweeper' | 'desk';

/** `noAttempt`: nothing of ours has this name, or not yet. */
export type Applied = 'moved' | 'unchanged' | 'flagged' | 'noAttempt';

export type ApplyDeps = Pick<
  DepositDeps,
  | 'db'
  | 'markCredited'
  | 'secret'
  | 'instrumentsNoted'
  | 'creditedUnjudged'
  | 'tellCredited'
  | 'claims'
  | 'isBarred'
  | 'log'
>;

/**
 * The one place where a provider's word becomes money: locks the attempt, compares amount and currency, looks the
 * transition up and posts under a unique key, in one transaction with the record of it. Any observation may come any
 * number of times, from anywhere, in any order.
 */
export async function applyObservation(deps: ApplyDeps, observation: Observation, by: Messenger): Promise<Applied> {
  const found = await findAttemptOf(deps.db, observation);
  if (!found) {
    if (observation.dispute) await deps.claims.unknown(observation);
    return 'noAttempt';
  }
  let came: string | undefined;
  const applied = await inTransaction<Applied>(deps.db, async (tx) => {
    const asked = await lockOfDeposit(tx, found);
    const reported = await accumulateRefunds(tx, deps.claims, asked, observation);
    if (!reported) return 'unchanged';
    const { attempt, move: judged } = judge(asked, reported);
    const move = judged && (await unlessSecond(tx, asked, judged));
    if (move === undefined) {
      // A repeat may be the first to say what was paid with.
      await noteInstruments(tx, deps, attempt, reported);
      return 'unchanged';
    }
    const shortfall = await postMove(tx, deps, attempt, move.state, reported);
    const change = changeOf(attempt, observation, move, shortfall);
    // The amount first: the provider's fee is stored by it when the state changes.
    if (attempt !== asked) await setAmount(tx, attempt);
    await updateAttempt(tx, attempt, change);
    const isCreditedNow = move.state === 'succeeded' && !isCredited(asked.state);
    if (isCreditedNow && (attempt !== asked || !isOpen(asked.state))) await deps.creditedUnjudged(tx, attempt);
    await recordAuditEvent(tx, auditEventOf(asked, attempt, change, by));
    if (isCreditedNow) await deps.tellCredited(tx, attempt);
    await noteInstruments(tx, deps, attempt, reported);
    if (move.state === 'failed' && isOpen(asked.state)) await openNext(tx, deps, attempt, observation.decline);
    came = move.reviewReason ? 'flagged' : move.state;
    if (!move.reviewReason) return 'moved';
    deps.log.warn({ attempt: String(attempt.id), state: move.state }, 'a deposit needs manual review');
    return 'flagged';
  });
  if (came) depositMoves.inc({ state: came, by, method: found.method });
  return applied;
}

/**
 * Of a deposit with attempts at several providers the first one is locked before any other, so that of two that succeed at the same
 * moment the second sees the first.
 */
async function lockOfDeposit(tx: Transaction, found: Attempt): Promise<Attempt> {
  if (found.cascadeOf !== null) await lockAttempt(tx, found.cascadeOf);
  return lockAttempt(tx, found.id);
}

/** Both payments of one deposit are credited, since both were made; a person looks into it. */
async function unlessSecond(tx: Transaction, attempt: Attempt, move: Moved): Promise<Moved> {
  const isCreditNow = move.state === 'succeeded' && !isCredited(attempt.state) && isOfCascade(attempt);
  const other = isCreditNow ? await creditedBeside(tx, attempt) : undefined;
  return other === undefined ? move : { ...move, reviewReason: `deposit ${other} of the same order was credited too` };
}

/** Answers the shortfall that is left afterwards, in minor units. */
async function postMove(
  tx: Transaction,
  deps: ApplyDeps,
  attempt: Attempt,
  state: AttemptState,
  { amount, state: said }: Observation,
): Promise<bigint> {
  // What was taken from the book for a dispute that was won in the end.
  if (attempt.state === 'charged_back' && state !== attempt.state) await postAgain(tx, attempt);
  // The book reverses whole deposits only; a part is owed until an operator has settled it with the member.
  if (state === 'part_refunded' && said === state) return owedOf(attempt, amount?.minor ?? attempt.amount.minor);
  if (state === attempt.state) return attempt.shortfall;
  if (state === 'succeeded') {
    if (isCredited(attempt.state)) return 0n;
    await postDeposit(tx, attempt);
    await deps.markCredited(tx, attempt.memberId);
    return 0n;
  }
  if (state === 'refunded' || state === 'charged_back') {
    return attempt.settled > 0n ? owedOf(attempt, attempt.amount.minor) : postReversal(tx, attempt);
  }
  return attempt.shortfall;
}

/** What a move leaves in the attempt. */
export function changeOf(attempt: Attempt, observation: Observation, move: Moved, shortfall: bigint): AttemptChange {
  return {
    state: move.state,
    orderId: attempt.orderId ?? observation.orderId ?? null,
    paymentId: attempt.paymentId ?? observation.paymentId ?? null,
    reviewReason: move.reviewReason ?? attempt.reviewReason,
    shortfall,
    asking: isOpen(move.state),
  };
}

/** The record of what an observation has changed. */
export function auditEventOf(asked: Attempt, attempt: Attempt, change: AttemptChange, by: Messenger): AuditEvent {
  const { reviewReason, shortfall } = change;
  return {
    actor: `system:${by}`,
    memberId: attempt.memberId,
    subject: `deposit:${attempt.id}`,
    command: reviewReason !== attempt.reviewReason ? 'deposit.flag' : `deposit.${change.state}`,
    before: { state: asked.state, ...(attempt === asked ? {} : { amount: String(asked.amount.minor) }) },
    after: {
      state: change.state,
      amount: String(attempt.amount.minor),
      currency: attempt.amount.currency,
      ...(reviewReason ? { reviewReason } : {}),
      ...(shortfall > 0n ? { shortfall: String(shortfall) } : {}),
    },
  };
}
