import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { endSchedulesOf } from '../mailing/schedule.store.ts';
import type { ReportsDeps } from '../reports.deps.ts';
import { findReport, lockReportsOf, markDeleted } from './report.store.ts';

/** Deletes one of the caller's own reports, and ends the mails with it. */
export async function deleteReport(
  { db, clock }: Pick<ReportsDeps, 'db' | 'clock'>,
  person: StaffPerson,
  id: number,
): Promise<Result<null>> {
  return inTransaction<Result<null>>(db, async (tx) => {
    await lockReportsOf(tx, person.id);
    const report = await findReport(tx, id, person);
    if (report?.staffId !== person.id) return refuse('noSuchThing');
    await markDeleted(tx, id, clock());
    const schedules = await endSchedulesOf(tx, id);
    await recordAuditEvent(tx, {
      actor: `operator:${person.name}`,
      subject: `report:${id}`,
      command: 'report.delete',
      before: { name: report.name, sharedWith: report.sharedWith, version: report.version, schedules },
    });
    return ok(null);
  });
}
