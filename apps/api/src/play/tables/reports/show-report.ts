import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { tableNames } from '../table-name.store.ts';
import type { TablesDeps } from '../tables.deps.ts';
import { countReports, findReport } from './chat-report.store.ts';

/** A reported message with those before it. */
export async function showReport(
  { db }: Pick<TablesDeps, 'db'>,
  id: bigint,
): Promise<Result<OperatorCallOutput<'/operator/chatReport/get'>>> {
  const report = await findReport(db, id);
  if (!report) return refuse('noSuchThing');
  const { vendor, table, wordId, reportedBy, writtenBy, reason, words, reportedAt, state } = report;
  const [names, reports] = await Promise.all([tableNames(db, vendor, [table]), countReports(db, report)]);
  return ok({
    id: Number(id),
    vendor,
    table,
    tableName: names.get(table) ?? table,
    wordId,
    reportedBy: Number(reportedBy),
    writtenBy: writtenBy === null ? null : Number(writtenBy),
    reason,
    reports,
    words: words.map(({ at, ...word }) => ({ ...word, time: at })),
    reportedTime: reportedAt.toISOString(),
    state,
  });
}
