import { createHash } from 'node:crypto';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { signFiles } from '@fairhouse/record-proof';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { csvType } from '../../../http/csv.ts';
import { csvOf } from '../files/csv-of.ts';
import { fileNameOf } from '../files/export-report-file.ts';
import { insertFile, type SignedFile } from '../files/file.store.ts';
import { reportById, type StoredReport, versionsOf } from '../saved/report.store.ts';
import { maySee, runReport } from '../working-out/run-report.ts';
import {
  insertDue,
  insertReportMail,
  lockWaiting,
  markMailed,
  markTried,
  nextWaiting,
  type WaitingDelivery,
} from './delivery.store.ts';
import { letterOf } from './letter-of.ts';
import type { Colleague, MailingDeps } from './mailing.deps.ts';
import { lockSchedule } from './schedule.store.ts';

const everyMs = 10_000;
const actor = 'system:reports';
const mostTries = 8;
const firstPauseMs = 60_000;
const longestPauseMs = 3_600_000;

export function mailReportsJob(deps: MailingDeps): StandingJob {
  return { name: 'mailReports', everyMs, run: () => mailReports(deps) };
}

/**
 * Hands the next report that is due to the mails. A delivery stands before its report is made, and its mails are written with its new state:
 * killed in between, it is made again; none is mailed twice. A report that cannot be made is tried again after 1, 2, 4 … minutes.
 */
export async function mailReports(deps: MailingDeps): Promise<number> {
  const { db, clock, log } = deps;
  await inTransaction(db, (tx) => insertDue(tx, clock()));
  const waiting = await nextWaiting(db, clock());
  if (!waiting) return 0;
  try {
    await mailOne(deps, waiting);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    const isLast = waiting.tries + 1 >= mostTries;
    log.warn({ delivery: String(waiting.id), tries: waiting.tries + 1, reason }, 'a report was not made');
    const pauseMs = Math.min(firstPauseMs * 2 ** waiting.tries, longestPauseMs);
    const nextTryAt = isLast ? null : new Date(clock().getTime() + pauseMs);
    await inTransaction(db, async (tx) => {
      if (await lockWaiting(tx, waiting.id)) await markTried(tx, { id: waiting.id, problem: reason, nextTryAt });
    });
  }
  return 1;
}

async function mailOne(deps: MailingDeps, { id, scheduleId, dueAt }: WaitingDelivery): Promise<void> {
  const { db, clock } = deps;
  const schedule = await inTransaction(db, (tx) => lockSchedule(tx, scheduleId));
  const report = schedule && (await reportById(db, schedule.reportId));
  if (!schedule || !report) {
    await inTransaction(db, (tx) => markTried(tx, { id, problem: 'the schedule has ended', nextTryAt: null }));
    return;
  }
  const file = await fileOf(deps, report, dueAt);
  // Asked last, and outside the transaction: who holds a connection must not wait for another.
  const staff = await deps.staff();
  await inTransaction(db, async (tx) => {
    // Another process was quicker.
    if (!(await lockWaiting(tx, id))) return;
    const permitted = schedule.recipients.flatMap((one) => {
      const colleague = staff.find((each) => each.id === one);
      return colleague && mayReceive(colleague, report) ? [colleague] : [];
    });
    const leftOut = schedule.recipients.filter((one) => !permitted.some((colleague) => colleague.id === one));
    await insertFile(tx, { ...file.signed, madeBy: actor, madeAt: clock() });
    for (const colleague of permitted) await mailTo(tx, deps, colleague, { deliveryId: id, report, file });
    const { name: fileName, sha256 } = file.signed;
    await markMailed(tx, { id, fileName, sha256, leftOut, at: clock() });
    await recordAuditEvent(tx, {
      actor,
      subject: `report:${report.id}`,
      command: 'report.send',
      after: {
        ...{
          schedule: scheduleId,
          version: report.version,
          due: dueAt.toISOString(),
          file: fileName,
          madeFrom: sha256,
        },
        recipients: permitted.map((colleague) => colleague.name),
        leftOut: leftOut.map(Number),
      },
    });
  });
}

const mayReceive = ({ enabled, email, permissions }: Colleague, { kind }: StoredReport) =>
  enabled && email !== null && maySee(permissions, kind);

interface ReportFile {
  signed: SignedFile;
  text: string;
  from: string;
  to: string;
}

/** As of now, without what only some of the recipients may see. */
async function fileOf(deps: MailingDeps, report: StoredReport, dueAt: Date): Promise<ReportFile> {
  const version = (await versionsOf(deps.db, report.id, 1))[0]!;
  // Periods are counted from the moment it was due, however late it is made.
  const found = await runReport(
    { ...deps, clock: () => dueAt },
    new Set(['reports.read', 'finance.read']),
    version.definition,
  );
  if (!found.ok) throw new Error(found.error);
  const { problem, result } = found.data;
  if (!result) throw new Error(`the report cannot be made: ${problem?.kind}`);
  const text = csvOf(result);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const name = fileNameOf(report.name, version.definition, result);
  const note = signFiles([{ name, sha256 }], deps.signer);
  return { signed: { sha256, name, note, publicKey: deps.signer.publicKey }, text, from: result.from, to: result.to };
}

async function mailTo(
  tx: Transaction,
  deps: MailingDeps,
  { id: staffId, email, language }: Colleague,
  { deliveryId, report, file }: { deliveryId: bigint; report: StoredReport; file: ReportFile },
): Promise<void> {
  const { name, sha256, note, publicKey } = file.signed;
  const { from, to } = file;
  const mailId = await deps.writeMail(tx, email!, {
    ...letterOf(language, { report: report.name, from, to, name, sha256, publicKey }),
    language,
    files: [
      { name, contentType: csvType, content: Buffer.from(file.text) },
      { name: `${name}.sig`, contentType: 'text/plain; charset=utf-8', content: Buffer.from(note) },
    ],
  });
  await insertReportMail(tx, { deliveryId, staffId, mailId });
}
