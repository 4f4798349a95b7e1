import { randomUUID } from 'node:crypto';
import type { Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { findAttemptByReference, insertAttempt, updateAttempt } from './attempt.store.ts';

/**
 * Opens an attempt for money that came besides the one that was asked for: to the same member, by the same method. The
 * provider knows it by its own reference, which is answered.
 */
export async function openFollowUp(tx: Transaction, reference: string, amount: Amount): Promise<string> {
  const first = await findAttemptByReference(tx, reference);
  if (!first) throw new Error('money came for an attempt that is not there');
  const { memberId, method, provider, requestHash } = first;
  const own = `${memberId}-${randomUUID()}`;
  const stored = (await insertAttempt(tx, {
    memberId,
    method,
    provider,
    reference: own,
    amount,
    pays: amount,
    requestKey: undefined,
    requestHash,
  }))!;
  await updateAttempt(tx, stored, { ...stored, state: 'processing', orderId: own, asking: true });
  await recordAuditEvent(tx, {
    actor: 'system:cashier',
    memberId,
    subject: `deposit:${stored.id}`,
    command: 'deposit.follow-up',
    after: {
      state: 'processing',
      method,
      amount: String(amount.minor),
      currency: amount.currency,
      of: String(first.id),
    },
  });
  return own;
}
