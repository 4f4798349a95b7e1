import type { FileAnswer, OperatorCallOutput } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { csvType } from '../../../http/csv.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { StorageAway } from '../../../lib/storage/storage.ts';
import type { DailyDeps } from './daily.deps.ts';
import { findDay, pageOfDays } from './day-export.store.ts';
import { storedName } from './export-days.ts';

const pageSize = 31;
const types: Readonly<Record<string, string>> = {
  csv: csvType,
  parquet: 'application/vnd.apache.parquet',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

type Page = OperatorCallOutput<'/operator/report/exports'>;

export async function listDays(
  deps: Pick<DailyDeps, 'db' | 'keptDays'>,
  before: string | undefined,
): Promise<Result<Page>> {
  const days = await pageOfDays(deps.db, before, pageSize + 1);
  return ok({
    days: days.slice(0, pageSize).map(({ day, files, madeAt, removedAt }) => ({
      ...{ day, files },
      makeTime: madeAt.toISOString(),
      removeTime: removedAt?.toISOString() ?? null,
    })),
    next: days.length > pageSize ? days[pageSize - 1]!.day : null,
    keptDays: deps.keptDays,
  });
}

/** A file of a day; that it was downloaded is an audit event. */
export async function getDayFile(
  { db, storage }: Pick<DailyDeps, 'db' | 'storage'>,
  operator: StaffPerson,
  { day, file }: { day: string; file: string },
): Promise<Result<FileAnswer>> {
  const kept = await findDay(db, day);
  const known = kept?.removedAt ? undefined : kept?.files.find(({ name }) => name === file);
  if (!known) return refuse('noSuchThing');
  const parts = await storage.readParts(storedName(day, file)).catch((error) => {
    if (error instanceof StorageAway) return 'away' as const;
    throw error;
  });
  if (parts === 'away') return refuse('serverBusy');
  if (!parts) return refuse('noSuchThing');
  const { sha256 } = known;
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `day:${day}`,
      command: 'report.downloadDay',
      after: { file, madeFrom: sha256 },
    }),
  );
  const contentType = types[file.split('.').at(-1)!] ?? 'application/octet-stream';
  return ok({ name: storedName(day, file), contentType, madeFrom: sha256, parts });
}
