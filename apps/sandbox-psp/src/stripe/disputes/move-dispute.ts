import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import { insertEvent } from '../../events/event.store.ts';
import { findSession } from '../session.store.ts';
import { stripeEvent } from '../stripe-event.ts';
import { type Dispute, hasFile, insertDispute, lockDispute, updateDispute } from './dispute.store.ts';
import { storedDisputeWire } from './dispute.wire.ts';

type Said = { ok: true; dispute: Dispute } | { ok: false; message: string };

/** The payer's bank disputes a paid session, or a part of it; a session may be disputed more than once. */
export async function openDispute(
  db: Database,
  sessionId: string,
  asked: { amount: bigint | undefined; reason: string; status: Dispute['status']; dueInDays: number },
): Promise<Dispute | undefined> {
  const session = await findSession(db, 'id', sessionId);
  if (session?.paymentStatus !== 'paid') return undefined;
  return inTransaction(db, async (tx) => {
    const dispute = await insertDispute(tx, {
      id: `du_${randomBytes(12).toString('hex')}`,
      sessionId,
      amount: asked.amount ?? session.amount,
      reason: asked.reason,
      status: asked.status,
      dueAt: new Date(Date.now() + asked.dueInDays * 24 * 3_600_000),
    });
    await insertEvent(tx, stripeEvent({ type: 'charge.dispute.created', object: storedDisputeWire(dispute) }));
    return dispute;
  });
}

/** Keeps evidence as a draft, or submits it for good. */
export async function updateEvidence(
  db: Database,
  id: string,
  given: { evidence: Record<string, unknown>; metadata: Record<string, unknown>; submit: boolean },
): Promise<Said> {
  return inTransaction(db, async (tx): Promise<Said> => {
    const before = await lockDispute(tx, id);
    if (!before) return { ok: false, message: `No such dispute: '${id}'` };
    if (!/needs_response$/.test(before.status)) {
      return { ok: false, message: 'This dispute is not in a state in which evidence can be submitted.' };
    }
    const file = given.evidence.uncategorized_file;
    if (typeof file === 'string' && !(await hasFile(tx, file)))
      return { ok: false, message: `No such file: '${file}'` };
    const dispute = await updateDispute(tx, {
      ...before,
      evidence: { ...before.evidence, ...given.evidence },
      metadata: { ...before.metadata, ...given.metadata },
      submissions: before.submissions + (given.submit ? 1 : 0),
      status: !given.submit
        ? before.status
        : before.status === 'warning_needs_response'
          ? 'warning_under_review'
          : 'under_review',
    });
    await insertEvent(tx, stripeEvent({ type: 'charge.dispute.updated', object: storedDisputeWire(dispute) }));
    return { ok: true, dispute };
  });
}

/** How it ends: by the bank, or by the merchant who gives in. */
export async function closeDispute(db: Database, id: string, status: Dispute['status']): Promise<Said> {
  return inTransaction(db, async (tx): Promise<Said> => {
    const before = await lockDispute(tx, id);
    if (!before) return { ok: false, message: `No such dispute: '${id}'` };
    if (['won', 'lost', 'warning_closed'].includes(before.status)) {
      return { ok: false, message: 'This dispute is already closed.' };
    }
    const dispute = await updateDispute(tx, { ...before, status });
    await insertEvent(tx, stripeEvent({ type: 'charge.dispute.closed', object: storedDisputeWire(dispute) }));
    return { ok: true, dispute };
  });
}
