import { createHash } from 'node:crypto';
import type { FileAnswer, OperatorCalls, ReportDefinition } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { signFiles } from '@fairhouse/record-proof';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { csvType } from '../../../http/csv.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { ReportsDeps } from '../reports.deps.ts';
import { runReport } from '../working-out/run-report.ts';
import { csvOf } from './csv-of.ts';
import { insertFile } from './file.store.ts';

type Input = z.output<OperatorCalls['/operator/report/export']['input']>;

/** A report as a file of CSV. Its signature is kept by its hash, and that it was made is an audit event. */
export async function exportReportFile(
  deps: ReportsDeps,
  operator: StaffPerson,
  { definition, name }: Input,
): Promise<Result<FileAnswer>> {
  const found = await runReport(deps, operator.permissions, definition);
  if (!found.ok) return found;
  const { problem, result } = found.data;
  if (!result)
    return problem?.kind === 'tooLong' ? refuse('serverBusy') : refuse('invalidField', { field: 'definition' });
  const text = csvOf(result);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const fileName = fileNameOf(name, definition, result);
  const { signer } = deps;
  await inTransaction(deps.db, async (tx) => {
    await insertFile(tx, {
      ...{ sha256, name: fileName, note: signFiles([{ name: fileName, sha256 }], signer), publicKey: signer.publicKey },
      ...{ madeBy: `operator:${operator.name}`, madeAt: deps.clock() },
    });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `report:${fileName}`,
      command: 'report.export',
      after: { kind: definition.kind, from: result.from, to: result.to, rows: result.rows.length, madeFrom: sha256 },
    });
  });
  async function* parts() {
    yield text;
  }
  return ok({ name: fileName, contentType: csvType, madeFrom: sha256, parts: parts() });
}

/** Of letters, digits and dashes, so that a header and any file system carry it. */
export function fileNameOf(
  name: string,
  { kind }: ReportDefinition,
  { from, to }: { from: string; to: string },
): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .toLowerCase();
  return `${plain || kind}-${from}-${to}.csv`;
}
