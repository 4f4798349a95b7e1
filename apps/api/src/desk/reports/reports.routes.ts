import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { DailyDeps } from './daily/daily.deps.ts';
import { getDayFile, listDays } from './daily/day-files.ts';
import { exportReportFile } from './files/export-report-file.ts';
import { findFile } from './files/file.store.ts';
import type { MailingDeps } from './mailing/mailing.deps.ts';
import { saveSchedule, stopSchedule } from './mailing/save-schedule.ts';
import { countSchedules, scheduleCounts, schedulesOf } from './mailing/schedule.store.ts';
import { scheduleWire } from './mailing/schedule.wire.ts';
import { deleteReport } from './saved/delete-report.ts';
import { findReport, reportsFor, versionsOf } from './saved/report.store.ts';
import { reportWire } from './saved/report.wire.ts';
import { saveReport } from './saved/save-report.ts';
import { maySee, runReport } from './working-out/run-report.ts';

const mostListed = 300;

export function reportsRoutes(deps: MailingDeps, daily: DailyDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/report/run'], ({ input: { definition }, operator }) =>
      runReport(deps, operator.permissions, definition),
    ),

    on(operatorCalls['/operator/report/list'], async ({ operator }) => {
      const reports = await reportsFor(db, operator, mostListed);
      const counts = await scheduleCounts(db);
      return ok({
        reports: reports
          .filter(({ kind }) => maySee(operator.permissions, kind))
          .map((report) => reportWire(report, operator.id, counts.get(report.id) ?? 0)),
      });
    }),

    on(operatorCalls['/operator/report/get'], async ({ input: { id }, operator }) => {
      const report = await findReport(db, id, operator);
      if (!report || !maySee(operator.permissions, report.kind)) return refuse('noSuchThing');
      const versions = await versionsOf(db, id);
      return ok({
        report: reportWire(report, operator.id, await countSchedules(db, id)),
        versions: versions.map(({ madeBy, madeAt, ...version }) => ({
          ...version,
          by: madeBy.replace(/^operator:/, ''),
          makeTime: madeAt.toISOString(),
        })),
      });
    }),

    on(operatorCalls['/operator/report/save'], ({ input, operator }) => saveReport(deps, operator, input)),
    on(operatorCalls['/operator/report/delete'], ({ input, operator }) => deleteReport(deps, operator, input.id)),
    on(operatorCalls['/operator/report/export'], ({ input, operator }) => exportReportFile(deps, operator, input)),

    on(operatorCalls['/operator/report/key'], async () => ok({ publicKey: deps.signer.publicKey })),
    on(operatorCalls['/operator/report/signature'], async ({ input: { sha256 } }) => {
      const file = await findFile(db, sha256);
      return file
        ? ok({ name: `${file.name}.sig`, note: file.note, publicKey: file.publicKey })
        : refuse('noSuchThing');
    }),

    on(operatorCalls['/operator/report/schedules'], async ({ input: { reportId }, operator }) => {
      const report = await findReport(db, reportId, operator);
      if (!report || !maySee(operator.permissions, report.kind)) return refuse('noSuchThing');
      const staff = await deps.staff();
      const schedules = await schedulesOf(db, reportId);
      return ok({ schedules: await Promise.all(schedules.map((one) => scheduleWire(db, one, staff))) });
    }),
    on(operatorCalls['/operator/report/schedule/save'], ({ input, operator }) => saveSchedule(deps, operator, input)),
    on(operatorCalls['/operator/report/schedule/end'], ({ input, operator }) => stopSchedule(deps, operator, input.id)),
    on(operatorCalls['/operator/report/recipients'], async () => {
      const staff = await deps.staff();
      const able = staff.filter(
        ({ enabled, email, permissions }) => enabled && email !== null && permissions.has('reports.read'),
      );
      return ok({ people: able.map(({ id, name }) => ({ id: Number(id), name })) });
    }),

    on(operatorCalls['/operator/report/exports'], ({ input: { before } }) => listDays(daily, before)),
    on(operatorCalls['/operator/report/exports/file'], ({ input, operator }) => getDayFile(daily, operator, input)),
  ];
}
