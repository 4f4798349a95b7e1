import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLongTransaction, inTransaction } from '@fairhouse/database';
import { signFiles } from '@fairhouse/record-proof';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { plusDays } from '../working-out/days.ts';
import { type ExportRow, exportTables, schemaText } from './columns.ts';
import type { DailyDeps } from './daily.deps.ts';
import {
  expiredDays,
  insertDay,
  markRemoved,
  nextDay,
  playersOfDay,
  type StoredFile,
  sumsOfDay,
} from './day-export.store.ts';
import { measureFile, writeTable } from './write-table.ts';

const everyMs = 60_000;
const statementMs = 60_000;
const playersAtOnce = 20_000;
const mostRemoved = 20;
const actor = 'system:reports';

export function exportDaysJob(deps: DailyDeps): StandingJob[] {
  if (deps.keptDays === 0) return [];
  return [{ name: 'exportDays', everyMs, run: () => exportDays(deps) }];
}

/** The name of a file in the storage. */
export const storedName = (day: string, file: string) => `${day}-${file}`;

/**
 * Writes the oldest finished day that was not written yet to files, and removes those that are kept no longer. A finished day never changes, so
 * that a repeat after a kill writes the same bytes under the same names.
 */
export async function exportDays(deps: DailyDeps): Promise<number> {
  const { db, clock, keptDays } = deps;
  const first = plusDays(clock().toISOString().slice(0, 10), -keptDays);
  await removeBefore(deps, first);
  const day = await nextDay(db, first);
  if (!day) return 0;
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-day-'));
  try {
    const files = await filesOf(deps, day, folder);
    await inTransaction(db, async (tx) => {
      if (!(await insertDay(tx, { day, files, madeAt: clock() }))) return;
      await recordAuditEvent(tx, {
        actor,
        subject: `day:${day}`,
        command: 'report.exportDay',
        after: { files: files.map(({ name, sha256 }) => `${name} ${sha256}`) },
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 1;
}

async function filesOf(deps: DailyDeps, day: string, folder: string): Promise<StoredFile[]> {
  const pathOf = (name: string) => join(folder, name);
  const files: StoredFile[] = [];
  const store = async (name: string, rows: number | null) => {
    const measured = await measureFile(pathOf(name));
    await deps.storage.storeFile(storedName(day, name), pathOf(name));
    files.push({ name, ...measured, rows });
  };
  for (const table of Object.keys(exportTables) as (keyof typeof exportTables)[]) {
    const [csv, parquet] = [`${table}.csv`, `${table}.parquet`];
    const pages = table === 'sums' ? sumPages(deps, day) : playerPages(deps, day);
    const { rows } = await writeTable(table, pages, { csv: pathOf(csv), parquet: pathOf(parquet) });
    await store(csv, rows);
    await store(parquet, rows);
  }
  await writeFile(pathOf('schema.json'), schemaText(day), { mode: 0o600 });
  await store('schema.json', null);
  const hashes = files.map(({ name, sha256 }) => ({ name: storedName(day, name), sha256 }));
  await writeFile(pathOf('manifest.txt'), signFiles(hashes, deps.signer), { mode: 0o600 });
  await store('manifest.txt', null);
  return files;
}

async function* sumPages({ db }: DailyDeps, day: string): AsyncGenerator<readonly ExportRow[]> {
  yield await inLongTransaction(db, statementMs, (tx) => sumsOfDay(tx, day));
}

async function* playerPages({ db, licences, pseudonymKey }: DailyDeps, day: string): AsyncGenerator<ExportRow[]> {
  const { codes } = licences();
  for (let after = 0n; ; ) {
    const place = { after, most: playersAtOnce, licences: codes };
    const page = await inLongTransaction(db, statementMs, (tx) => playersOfDay(tx, day, place));
    const last = page.at(-1);
    // A file without players has its columns too.
    if (last || after === 0n)
      yield page.map(({ memberId, ...row }) => ({ ...row, player: pseudonymOf(pseudonymKey, memberId) }));
    if (!last || page.length < playersAtOnce) return;
    after = last.memberId;
  }
}

/** 128 bits: nobody guesses an id back without the key. */
export const pseudonymOf = (key: Buffer, memberId: bigint) =>
  createHmac('sha256', key).update(String(memberId)).digest('hex').slice(0, 32);

async function removeBefore({ db, clock, storage }: DailyDeps, first: string): Promise<void> {
  for (const { day, files } of await expiredDays(db, first, mostRemoved)) {
    for (const { name } of files) await storage.remove(storedName(day, name));
    await inTransaction(db, async (tx) => {
      await markRemoved(tx, day, clock());
      await recordAuditEvent(tx, { actor, subject: `day:${day}`, command: 'report.removeDay', before: { day } });
    });
  }
}
