import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { PayoutDeps } from '../cash-out.deps.ts';
import { type CashOut, noteDelayed } from '../cash-out.store.ts';

/**
 * Nothing was sent, since the paying wallet holds too little: the member reads that it is delayed, the desk has it in its
 * queue, and it goes out by itself once the wallet is filled.
 */
export async function noteDelay(
  { db, log }: Pick<PayoutDeps, 'db' | 'log'>,
  cashOut: CashOut,
  actor: string,
  reason: string,
): Promise<void> {
  const noted = await inTransaction(db, async (tx) => {
    const delayed = await noteDelayed(tx, cashOut);
    if (!delayed) return false;
    await recordAuditEvent(tx, {
      actor,
      memberId: delayed.memberId,
      subject: `cash-out:${delayed.id}`,
      command: 'cashOut.delay',
      before: { status: delayed.status, delayed: false },
      after: { status: delayed.status, delayed: true, reason },
    });
    return true;
  });
  if (noted) log.warn({ cashOut: String(cashOut.id), reason }, 'a payout is delayed');
}
