import type { FileAnswer, SettlementMatch } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { csvLine, csvType } from '../../http/csv.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import type { SettlementDeps } from './settlement.deps.ts';
import { findFile, linesOf } from './settlement.store.ts';
import { lineWire } from './settlement.wire.ts';

const linesAtOnce = 2_000;
const columns = [
  'line',
  'kind',
  'reference',
  'time',
  'currency',
  'gross',
  'fee',
  'net',
  'match',
  'subject',
  'ours',
] as const;

/** The lines of a file with what they were compared to, as CSV. That it was made is an audit event. */
export async function exportFile(
  { db }: Pick<SettlementDeps, 'db'>,
  operator: Pick<Operator, 'name'>,
  { id, match }: { id: bigint; match: SettlementMatch | undefined },
): Promise<Result<FileAnswer>> {
  const file = await findFile(db, id);
  if (!file) return refuse('noSuchThing');
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `settlement:${id}`,
      command: 'settlement.export',
      after: { match: match ?? null, hash: file.hash },
    }),
  );
  async function* parts() {
    yield csvLine(columns);
    for (let after = 0; ; ) {
      const lines = await linesOf(db, id, { match: match && [match], after, most: linesAtOnce });
      yield lines
        .map(lineWire)
        .map((line) => csvLine(columns.map((name) => line[name])))
        .join('');
      if (lines.length < linesAtOnce) return;
      after = lines.at(-1)!.line;
    }
  }
  const name = `settlement-${id}${match ? `-${match}` : ''}-${file.hash.slice(0, 12)}.csv`;
  return ok({ name, contentType: csvType, madeFrom: file.hash, parts: parts() });
}
