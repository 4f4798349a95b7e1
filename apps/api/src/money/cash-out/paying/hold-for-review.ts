import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { PayoutDeps } from '../cash-out.deps.ts';
import { cashOutReviews } from '../cash-out.metrics.ts';
import { type CashOut, noteReview } from '../cash-out.store.ts';

/**
 * Leaves the cash-out to a person: it keeps its status and its money stays held, but no program asks about it any more.
 * An operator finds out at the provider, and marks it as paid or gives the money back; one that no provider has been
 * handed yet is rejected.
 */
export async function holdForReview(
  { db, log }: Pick<PayoutDeps, 'db' | 'log'>,
  cashOut: CashOut,
  actor: string,
  review: string,
  providerReference?: string,
): Promise<void> {
  const held = await inTransaction(db, async (tx) => {
    const noted = await noteReview(tx, cashOut, review, providerReference);
    if (!noted) return false;
    const { status } = noted;
    await recordAuditEvent(tx, {
      actor,
      memberId: noted.memberId,
      subject: `cash-out:${noted.id}`,
      command: 'cashOut.review',
      before: { status },
      after: { status, review, ...(providerReference ? { providerReference } : {}) },
    });
    return true;
  });
  if (!held) return;
  cashOutReviews.inc();
  log.warn({ cashOut: String(cashOut.id), review }, 'a payout needs manual review');
}
