import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { giveOrder } from '../give-order.ts';
import type { TablesDeps } from '../tables.deps.ts';
import { decideReports, findReport } from './chat-report.store.ts';

/**
 * Removes a reported message, or leaves it. All open reports of the message are decided with it. Who wrote it or reported it does not
 * decide.
 */
export async function decideReport(
  deps: TablesDeps,
  by: Pick<StaffPerson, 'name' | 'memberIds'>,
  { rowId, reason, state }: { rowId: bigint; reason: string; state: 'removed' | 'dismissed' },
): Promise<Result<null>> {
  const report = await findReport(deps.db, rowId);
  if (!report) return refuse('noSuchThing');
  const concerned = [report.reportedBy, report.writtenBy];
  if (by.memberIds.some((id) => concerned.includes(id))) return refuse('ownAffair');
  const decided = await inTransaction(deps.db, async (tx) => {
    const ids = await decideReports(tx, report, { state, by: by.name, reason });
    for (const id of ids) {
      await recordAuditEvent(tx, {
        actor: `operator:${by.name}`,
        ...(report.writtenBy === null ? {} : { memberId: report.writtenBy }),
        subject: `chat-report:${id}`,
        command: state === 'removed' ? 'chatReport.remove' : 'chatReport.dismiss',
        before: { name: 'open' },
        after: { name: state, wordId: report.wordId, reason },
      });
    }
    return ids.length;
  });
  if (decided === 0) return refuse('wrongState', { status: report.state });
  if (state === 'removed') {
    const { vendor, table, wordId } = report;
    await giveOrder(deps, by, { vendor, table, kind: 'unsay', reason, wordIds: [wordId] });
  }
  return ok(null);
}
