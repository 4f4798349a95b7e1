import { mostSchedulesOfReport, type OperatorCalls, type ReportSchedule } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { findReport } from '../saved/report.store.ts';
import { maySee } from '../working-out/run-report.ts';
import type { MailingDeps } from './mailing.deps.ts';
import {
  countSchedules,
  endSchedule,
  insertSchedule,
  lockSchedule,
  type NewSchedule,
  type StoredSchedule,
  updateSchedule,
} from './schedule.store.ts';
import { scheduleWire } from './schedule.wire.ts';

type Input = z.output<OperatorCalls['/operator/report/schedule/save']['input']>;

/** Has a report sent by mail, or changes how. Recipients are colleagues who may see it now; that they still may is checked at each sending. */
export async function saveSchedule(
  deps: MailingDeps,
  person: StaffPerson,
  { id, reportId, every, time, zone, weekday, monthDay, recipients, isOn }: Input,
): Promise<Result<ReportSchedule>> {
  if ((every === 'week') !== (weekday !== null)) return refuse('invalidField', { field: 'weekday' });
  if ((every === 'month') !== (monthDay !== null)) return refuse('invalidField', { field: 'monthDay' });
  if (!isZone(zone)) return refuse('invalidField', { field: 'zone' });
  const staff = await deps.staff();
  return inTransaction<Result<ReportSchedule>>(deps.db, async (tx) => {
    const before = id === undefined ? undefined : await lockSchedule(tx, id);
    if (id !== undefined && before?.reportId !== reportId) return refuse('noSuchThing');
    const report = await findReport(tx, reportId, person);
    if (!report || !maySee(person.permissions, report.kind)) return refuse('noSuchThing');
    const ids = [...new Set(recipients)].map(BigInt);
    const unfit = ids.some((one) => {
      const colleague = staff.find((each) => each.id === one);
      return !colleague?.enabled || colleague.email === null || !maySee(colleague.permissions, report.kind);
    });
    if (unfit) return refuse('invalidField', { field: 'recipients' });
    if (!before && (await countSchedules(tx, reportId)) >= mostSchedulesOfReport) return refuse('wrongState');
    const madeBy = `operator:${person.name}`;
    const row: NewSchedule = { reportId, madeBy, every, time, zone, weekday, monthDay, recipients: ids, isOn };
    const at = deps.clock();
    const scheduleId = before?.id ?? (await insertSchedule(tx, row, at));
    if (before) await updateSchedule(tx, before.id, row, at);
    await recordAuditEvent(tx, {
      actor: madeBy,
      subject: `report:${reportId}`,
      command: 'report.schedule',
      ...(before && { before: inAuditLog(before) }),
      after: inAuditLog({ ...row, id: scheduleId }),
    });
    return ok(await scheduleWire(tx, { ...row, id: scheduleId, reportName: report.name }, staff));
  });
}

export async function stopSchedule(
  { db, clock }: Pick<MailingDeps, 'db' | 'clock'>,
  person: StaffPerson,
  id: number,
): Promise<Result<null>> {
  return inTransaction<Result<null>>(db, async (tx) => {
    const schedule = await lockSchedule(tx, id);
    const report = schedule && (await findReport(tx, schedule.reportId, person));
    if (!schedule || !report) return refuse('noSuchThing');
    await endSchedule(tx, id, clock());
    await recordAuditEvent(tx, {
      actor: `operator:${person.name}`,
      subject: `report:${schedule.reportId}`,
      command: 'report.endSchedule',
      before: inAuditLog(schedule),
    });
    return ok(null);
  });
}

function inAuditLog(it: Omit<StoredSchedule, 'reportName' | 'reportId' | 'madeBy'>): Record<string, unknown> {
  const { id, every, time, zone, weekday, monthDay, recipients, isOn } = it;
  return { schedule: id, every, time, zone, weekday, monthDay, recipients: recipients.map(Number), isOn };
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // The database knows no offsets by other names.
    return /^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(zone);
  } catch {
    return false;
  }
}
