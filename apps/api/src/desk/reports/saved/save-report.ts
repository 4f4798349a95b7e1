import { mostReportsOfPerson, type OperatorCalls, type SavedReport } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { countSchedules } from '../mailing/schedule.store.ts';
import type { ReportsDeps } from '../reports.deps.ts';
import { maySee } from '../working-out/run-report.ts';
import { tableProblem } from '../working-out/table-problem.ts';
import {
  countReportsOf,
  findReport,
  insertReport,
  insertVersion,
  lockReportsOf,
  updateReport,
  versionsOf,
} from './report.store.ts';
import { reportWire } from './report.wire.ts';

type Input = z.output<OperatorCalls['/operator/report/save']['input']>;

/** Saves a report; of the caller's own another version. The same once more changes nothing. */
export async function saveReport(
  { db, clock }: Pick<ReportsDeps, 'db' | 'clock'>,
  person: StaffPerson,
  { id, version, name, sharedWith, definition }: Input,
): Promise<Result<SavedReport>> {
  if (name === '') return refuse('missingField', { field: 'name' });
  if (!maySee(person.permissions, definition.kind)) return refuse('notPermitted');
  if (definition.kind === 'table' && tableProblem(definition)) return refuse('invalidField', { field: 'definition' });
  return inTransaction<Result<SavedReport>>(db, async (tx) => {
    await lockReportsOf(tx, person.id);
    const before = id === undefined ? undefined : await findReport(tx, id, person);
    if (id !== undefined && before?.staffId !== person.id) return refuse('noSuchThing');
    if (before && version !== undefined && before.version !== version) return refuse('contentChanged');
    if (!before && (await countReportsOf(tx, person.id)) >= mostReportsOfPerson) return refuse('wrongState');
    const last = before && (await versionsOf(tx, before.id, 1))[0];
    const isSame =
      before?.name === name &&
      before.sharedWith === sharedWith &&
      JSON.stringify(last?.definition) === JSON.stringify(definition);
    const schedules = before ? await countSchedules(tx, before.id) : 0;
    if (before && isSame) return ok(reportWire(before, person.id, schedules));
    const at = clock();
    const { kind } = definition;
    const reportId = before?.id ?? (await insertReport(tx, { staffId: person.id, name, kind, sharedWith }, at));
    const next = (before?.version ?? 0) + 1;
    if (before) await updateReport(tx, { id: reportId, name, kind, sharedWith, version: next, at });
    const madeBy = `operator:${person.name}`;
    await insertVersion(tx, reportId, { version: next, name, definition, madeBy, madeAt: at });
    await recordAuditEvent(tx, {
      actor: madeBy,
      subject: `report:${reportId}`,
      command: before ? 'report.change' : 'report.make',
      ...(before && {
        before: {
          name: before.name,
          sharedWith: before.sharedWith,
          version: before.version,
          definition: last?.definition,
        },
      }),
      after: { name, sharedWith, version: next, definition },
    });
    if (sharedWith !== (before?.sharedWith ?? 'nobody'))
      await recordAuditEvent(tx, {
        actor: madeBy,
        subject: `report:${reportId}`,
        command: 'report.share',
        before: { sharedWith: before?.sharedWith ?? 'nobody' },
        after: { sharedWith },
      });
    const saved = {
      id: reportId,
      staffId: person.id,
      by: person.name,
      name,
      kind,
      sharedWith,
      version: next,
      changedAt: at,
    };
    return ok(reportWire(saved, person.id, schedules));
  });
}
