import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { insertClose, type StoredClose } from './close.store.ts';
import type { FinanceDeps } from './finance.deps.ts';
import { daysOf, type Period } from './period.ts';
import { reportOf } from './report.ts';
import { finishedDays } from './sums.store.ts';

/**
 * Closes a period that is over, with the totals and the hash of what they were made from. The hash is the one that was
 * looked at, so that nobody closes what he has not seen.
 */
export async function closePeriod(
  deps: FinanceDeps,
  operator: Pick<Operator, 'name'>,
  asked: Period & { madeFrom: string; note?: string | undefined },
): Promise<Result<StoredClose>> {
  const { db, nowMs } = deps;
  const { from, to } = asked;
  const days = daysOf({ from, to }, nowMs());
  if (!days) return refuse('invalidField', { field: 'to' });
  return inTransaction(db, async (tx) => {
    const report = await reportOf(tx, { from, to }, deps);
    const over = await finishedDays(tx, { from, to });
    if (!report.finished || over.length < days.length) return refuse('wrongState', { status: 'not finished' });
    if (report.closed) return refuse('wrongState', { status: 'closed' });
    if (report.madeFrom !== asked.madeFrom) return refuse('contentChanged');
    const { madeFrom, currencies } = report;
    const note = asked.note ?? '';
    const closed = await insertClose(tx, { from, to, madeFrom, currencies, note, closedBy: operator.name });
    // Somebody was quicker.
    if (!closed) return refuse('wrongState', { status: 'closed' });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `period:${from}..${to}`,
      command: 'finance.close',
      after: { id: String(closed.id), madeFrom, note, currencies },
    });
    return ok(closed);
  });
}
