import { createHash } from 'node:crypto';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { membersOf } from '../cases/case.store.ts';
import { wholeCase } from '../cases/case.wire.ts';
import { isOwnAffair } from '../own-affair.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { findReport, hasReport, insertReport, membersForReport } from './report.store.ts';

type Written = OperatorCallOutput<'/operator/risk/case/report'>;

const mostPostings = 200;
/** What moved before the first fact belongs to the picture. */
const beforeMs = 31 * 24 * 3_600_000;

interface Suspicion {
  id: number;
  suspicion: string;
}

/** Writes a report of suspicion, or proposes exactly this one where the policy wants it read by a second person first. */
export async function askToReport(
  deps: RiskDeps,
  operator: StaffPerson,
  { id, suspicion }: Suspicion,
): Promise<Result<Written>> {
  if (suspicion === '') return refuse('missingField', { field: 'the suspicion' });
  const members = await membersOf(deps.db, [BigInt(id)]);
  if (isOwnAffair(operator, { memberIds: members.map(({ memberId }) => memberId) })) return refuse('ownAffair');
  return deps.approvals.ask(
    operator,
    { command: 'suspicion.report', subject: `risk-case:${id}`, proposal: { id, suspicion } },
    () => reportCase(deps, operator, { id, suspicion }),
  );
}

/** What was approved is written once, also where a process died over it. */
export async function reportApproved(
  deps: RiskDeps,
  maker: Pick<StaffPerson, 'name'>,
  { id, suspicion }: Suspicion,
): Promise<Result<Written>> {
  const isWritten = await hasReport(deps.db, { caseId: BigInt(id), suspicion, by: `operator:${maker.name}` });
  return isWritten ? refuse('wrongState', { status: 'written' }) : reportCase(deps, maker, { id, suspicion });
}

/** Writes it and keeps it, byte by byte, under its hash. */
async function reportCase(
  { db, postingsOf, siteName, clock }: RiskDeps,
  operator: Pick<StaffPerson, 'name'>,
  { id: number, suspicion }: Suspicion,
): Promise<Result<Written>> {
  const id = BigInt(number);
  const it = await wholeCase(db, id);
  if (!it) return refuse('noSuchThing');
  const memberIds = it.members.map(({ memberId }) => BigInt(memberId));
  const from = new Date(
    Math.min(Date.parse(it.openTime), ...it.alertList.map(({ time }) => Date.parse(time))) - beforeMs,
  );
  const members = await Promise.all(
    (await membersForReport(db, memberIds)).map(async (member) => ({
      ...member,
      postings: (await postingsOf(member.id, from, mostPostings)).reverse(),
    })),
  );
  const at = clock();
  const by = `operator:${operator.name}`;
  // What writes PDF is 25 MB of a process: the first report loads it.
  const { writeReport } = await import('./write-report.ts');
  const file = await writeReport({ siteName, case: it, members, from, mostPostings, suspicion, by, at });
  const hash = createHash('sha256').update(file).digest('hex');
  await inTransaction(db, async (tx) => {
    await insertReport(tx, { hash, caseId: id, suspicion, file, by, at });
    await recordAuditEvent(tx, { actor: by, subject: `risk-case:${id}`, command: 'riskCase.report', after: { hash } });
  });
  return ok({ hash, time: at.toISOString(), bytes: file.length });
}

/** The file as it was written; that somebody fetched it is an audit event. */
export async function fetchReport(
  { db }: Pick<RiskDeps, 'db'>,
  operator: StaffPerson,
  hash: string,
): Promise<Result<OperatorCallOutput<'/operator/risk/case/reportFile'>>> {
  return inTransaction(db, async (tx) => {
    const found = await findReport(tx, hash);
    if (!found) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `risk-case:${found.caseId}`,
      command: 'riskCase.fetchReport',
      after: { hash },
    });
    const name = `suspicion-${found.caseId}-${hash.slice(0, 8)}.pdf`;
    return ok({ name, hash, base64: found.file.toString('base64') });
  });
}
