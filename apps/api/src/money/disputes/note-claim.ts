import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { Observation } from '@fairhouse/payments';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { stateAfter } from './claim.states.ts';
import { type Claim, hasOtherOpen, insertClaim, lockNamed, lockRefundsOf, updateClaim } from './claim.store.ts';

/** The deposit that is claimed back; locked by who calls. */
interface Deposit {
  id: bigint;
  memberId: bigint;
  /** What was paid for it. */
  pays: { minor: bigint; currency: string };
}

/**
 * Keeps what a provider says of a dispute, once under its own name: in any order and any number of times it comes to the
 * same. `isOld`: nothing of it is news for the deposit.
 */
export async function noteDispute(
  tx: Transaction,
  deposit: Deposit | undefined,
  reported: Observation,
): Promise<{ isOld: boolean; othersOpen: boolean }> {
  const { provider, paymentId = null, amount, dispute } = reported;
  const { id: reference, reason = null, dueAt = null } = dispute!;
  const known = {
    depositId: deposit?.id ?? null,
    memberId: deposit?.memberId ?? null,
    amount: amount?.minor ?? null,
    currency: amount?.currency ?? null,
  };
  const named = { kind: 'dispute', provider, reference } as const;
  const first = stateAfter(undefined, reported)!;
  const inserted = await insertClaim(tx, { ...named, ...known, paymentId, reason, dueAt, state: first });
  if (inserted) {
    await recordClaim(tx, undefined, inserted);
    return { isOld: false, othersOpen: await othersOpen(tx, inserted) };
  }
  const before = (await lockNamed(tx, named))!;
  const becomes = stateAfter(before, reported);
  const isFound = before.depositId === null && deposit !== undefined;
  if (becomes === undefined && !isFound) return { isOld: true, othersOpen: false };
  const after = {
    ...before,
    ...(before.depositId === null ? { depositId: known.depositId, memberId: known.memberId } : {}),
    ...(known.amount === null ? {} : { amount: known.amount, currency: known.currency }),
    state: becomes ?? before.state,
    reason: reason ?? before.reason,
    dueAt: dueAt ?? before.dueAt,
  };
  if (differs(before, after)) await recordClaim(tx, before, await updateClaim(tx, after));
  return { isOld: false, othersOpen: await othersOpen(tx, after) };
}

/** A refund that nobody of ours has asked for: it stands until somebody says why, or the provider's file agrees. */
export async function noteRefund(tx: Transaction, deposit: Deposit, reported: Observation): Promise<void> {
  const { provider, paymentId = null, amount, refundId, state: said } = reported;
  const reference = refundId ?? paymentId ?? reported.orderId ?? reported.attemptId ?? String(deposit.id);
  const minor = amount?.minor ?? null;
  const isOdd =
    said === 'refund_failed' || amount?.currency !== deposit.pays.currency || amount.minor > deposit.pays.minor;
  const inserted = await insertClaim(tx, {
    kind: 'refund',
    provider,
    reference,
    paymentId,
    depositId: deposit.id,
    memberId: deposit.memberId,
    amount: minor,
    currency: amount?.currency ?? null,
    state: isOdd ? 'differing' : 'observed',
    reason: said === 'refund_failed' ? 'it did not reach the payer' : null,
    dueAt: null,
  });
  if (inserted) return recordClaim(tx, undefined, inserted);
  const before = (await lockNamed(tx, { kind: 'refund', provider, reference }))!;
  // Where a provider says the sum of all so far, the sum grows; less than before is old news.
  const grows = minor !== null && minor > (before.amount ?? 0n);
  if (said === 'refund_failed' ? before.state === 'differing' : !grows) return;
  const after: Claim = {
    ...before,
    amount: grows ? minor : before.amount,
    state: isOdd ? 'differing' : 'observed',
    reason: said === 'refund_failed' ? 'it did not reach the payer' : before.reason,
  };
  await recordClaim(tx, before, await updateClaim(tx, after));
}

/** What a provider's file says of the refunds of a deposit: that they agree explains them. */
export async function noteRefundsSettled(tx: Transaction, depositId: bigint, agrees: boolean): Promise<void> {
  for (const before of await lockRefundsOf(tx, depositId)) {
    const state = agrees ? 'matched' : 'differing';
    if (before.state === state || before.state === 'matched') continue;
    await recordClaim(tx, before, await updateClaim(tx, { ...before, state }));
  }
}

/** A dispute of a payment that we do not know: money may be leaving all the same, so a person sees it. */
export async function noteUnknown(db: Database, reported: Observation): Promise<void> {
  await inTransaction(db, (tx) => noteDispute(tx, undefined, reported));
}

async function othersOpen(tx: Transaction, { depositId, id }: Claim): Promise<boolean> {
  return depositId !== null && (await hasOtherOpen(tx, depositId, id));
}

function differs(before: Claim, after: Claim): boolean {
  return (
    before.depositId !== after.depositId ||
    before.state !== after.state ||
    before.amount !== after.amount ||
    before.reason !== after.reason ||
    before.dueAt?.getTime() !== after.dueAt?.getTime()
  );
}

async function recordClaim(tx: Transaction, before: Claim | undefined, after: Claim): Promise<void> {
  await recordAuditEvent(tx, {
    actor: 'system:disputes',
    ...(after.memberId === null ? {} : { memberId: after.memberId }),
    subject: `dispute:${after.id}`,
    command: `${after.kind}.${after.state}`,
    ...(before ? { before: factsOf(before) } : {}),
    after: factsOf(after),
  });
}

export function factsOf({ state, amount, currency, depositId, reason, dueAt }: Claim): Record<string, unknown> {
  return {
    state,
    ...(amount === null ? {} : { amount: String(amount), currency }),
    ...(depositId === null ? {} : { deposit: String(depositId) }),
    ...(reason === null ? {} : { reason }),
    ...(dueAt === null ? {} : { due: dueAt.toISOString() }),
  };
}
