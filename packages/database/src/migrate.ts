// Own code (decision 080): node-pg-migrate and umzug keep one list for all owners and do not apply functions again when they change.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CannotRun } from '@fairhouse/operation/settings';
import type pg from 'pg';
import { inLongTransaction, type Transaction } from './transaction.ts';

/** One forward step of a schema. Applied once, in the order given; never edited afterwards. */
export interface Migration {
  id: string;
  sql: string;
  /** A function or view: edited in place, and applied again whenever its text differs from the one applied last. */
  again?: true;
}

/**
 * The schema of an owner of tables, in the order in which it is applied: its baseline in `schema.sql`, the later files in
 * `migrations/`, then its functions and views in `functions/`, one `create or replace` in each file.
 */
export function schemaIn(folder: URL, owner: string): Migration[] {
  const stepsIn = (name: string) => filesIn(new URL(name, folder));
  return [
    { id: owner + baseline, sql: readFileSync(new URL('schema.sql', folder), 'utf8') },
    ...stepsIn('migrations/').map(([name, sql]) => ({ id: `${owner}/${name}`, sql })),
    ...stepsIn('functions/').map(([name, sql]) => ({ id: `${owner}/functions/${name}`, sql, again: true as const })),
  ];
}

const baseline = '/schema';

/** In the order of their names; none where there is no such folder. */
function filesIn(folder: URL): [name: string, sql: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => [name.slice(0, -4), readFileSync(new URL(name, folder), 'utf8')]);
}

/** What else belongs into the transaction of the steps: first of all, and last where something was done. */
export interface AroundMigrations {
  before?: (tx: Transaction) => Promise<void>;
  after?: (tx: Transaction) => Promise<void>;
}

/** One may rewrite the largest table there is. */
const migrationWithinMs = 60 * 60_000;

const migrationLock = 7_246_001;

/**
 * Brings `schema` up to date: first the steps, then the functions that say something else than what was applied last.
 * Several processes may start at once: one migrates, the others wait and find nothing to do. A version that knows less
 * steps than were applied is older than the data and leaves the functions alone. Answers the ids of what it did. Throws
 * when an applied step has been edited since, and for data from before the baselines; nothing is changed then.
 */
export async function migrate(
  pool: pg.Pool,
  schema: string,
  migrations: Migration[],
  { before, after }: AroundMigrations = {},
): Promise<string[]> {
  return inLongTransaction(pool, migrationWithinMs, async (tx) => {
    await before?.(tx);
    await tx.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await tx.query(`create schema if not exists ${schema}`);
    await tx.query(
      'create table if not exists schema_migration (id text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await tx.query<{ id: string; checksum: string }>('select id, checksum from schema_migration');
    const applied = new Map(rows.map((row) => [row.id, row.checksum]));
    if (isBeforeBaseline(migrations, applied)) throw new CannotRun(madeBeforeBaseline);
    const isOlder = isOlderThan(migrations, [...applied.keys()]);
    const done: string[] = [];
    for (const { id, sql, again } of inTurn(migrations)) {
      const checksum = checksumOf(sql);
      const known = applied.get(id);
      if (known === checksum || (again && isOlder)) continue;
      if (known !== undefined && !again) throw new Error(otherVersion(id));
      await tx.query(sql);
      await tx.query(
        `insert into schema_migration (id, checksum) values ($1, $2)
         on conflict (id) do update set checksum = excluded.checksum, applied_at = now()`,
        [id, checksum],
      );
      done.push(id);
    }
    if (done.length > 0) await after?.(tx);
    return done;
  });
}

/** Whether the schema is as these would leave it: of this very release, neither of one before nor of one after it. */
export async function isUpToDate(db: pg.Pool, migrations: Migration[]): Promise<boolean> {
  const { rows } = await db.query<{ id: string; checksum: string }>('select id, checksum from schema_migration');
  const applied = new Map(rows.map(({ id, checksum }) => [id, checksum]));
  return (
    !isOlderThan(migrations, [...applied.keys()]) &&
    migrations.every(({ id, sql }) => applied.get(id) === checksumOf(sql))
  );
}

const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** A function may speak of any table of its schema, so all steps come first. */
function inTurn(migrations: Migration[]): Migration[] {
  return [...migrations.filter(({ again }) => !again), ...migrations.filter(({ again }) => again)];
}

function isOlderThan(migrations: Migration[], applied: string[]): boolean {
  const known = new Set(migrations.map(({ id }) => id));
  return applied.some((id) => !known.has(id) && !id.includes('/functions/'));
}

/** An owner's tables were made by migrations that its baseline has replaced. */
function isBeforeBaseline(migrations: Migration[], applied: Map<string, string>): boolean {
  const owners = new Set([...applied.keys()].map((id) => id.split('/')[0]!));
  return migrations.some(({ id }) => id.endsWith(baseline) && !applied.has(id) && owners.has(id.split('/')[0]!));
}

const madeBeforeBaseline =
  'This database was made by a version before 1.0.0, which was never released. ' +
  'Start with an empty database, or set FAIRHOUSE_DATA_DIR to a new folder.';

const otherVersion = (id: string) =>
  `This data was made by another version: its migration ${id} differs from the one here. ` +
  'Start the version that made it, or choose an empty data folder or database.';
