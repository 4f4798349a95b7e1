import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { inLongTransaction, type Transaction } from './transaction.ts';

/** One forward step of a schema. Applied once, in the order given; never edited afterwards. */
export interface Migration {
  id: string;
  sql: string;
  /**
   * Puts a function or a view in the place of the one before: edited at will, and applied again whenever it says something else. A
   * view is also applied again after a step, which may have dropped it along with a column.
   */
  again?: true;
}

/** The `.sql` files of a folder as migrations, in the order of their names, their ids prefixed by the room's name. */
export function migrationsIn(folder: URL, room: string): Migration[] {
  return filesIn(folder).map(([name, sql]) => ({ id: `${room}/${name}`, sql }));
}

/** The same of a folder of functions, one `create or replace` each, which stand after the migrations of their room. */
export function functionsIn(folder: URL, room: string): Migration[] {
  return filesIn(folder).map(([name, sql]) => ({ id: `${room}/functions/${name}`, sql, again: true }));
}

function filesIn(folder: URL): [name: string, sql: string][] {
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
 * when an applied step has been edited since.
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
    const isOlder = isOlderThan(migrations, [...applied.keys()]);
    const done: string[] = [];
    let hasStepped = false;
    for (const { id, sql, again } of inTurn(migrations)) {
      const checksum = checksumOf(sql);
      const known = applied.get(id);
      if ((known === checksum && !(again && hasStepped && makesView.test(sql))) || (again && isOlder)) continue;
      if (known !== undefined && !again) throw new Error(otherVersion(id));
      await tx.query(sql);
      await tx.query(
        `insert into schema_migration (id, checksum) values ($1, $2)
         on conflict (id) do update set checksum = excluded.checksum, applied_at = now()`,
        [id, checksum],
      );
      if (!again) hasStepped = true;
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

const makesView = /^create or replace view /m;

const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** A function may speak of any table of its schema, so all steps come first. */
function inTurn(migrations: Migration[]): Migration[] {
  return [...migrations.filter(({ again }) => !again), ...migrations.filter(({ again }) => again)];
}

function isOlderThan(migrations: Migration[], applied: string[]): boolean {
  const known = new Set(migrations.map(({ id }) => id));
  return applied.some((id) => !known.has(id) && !id.includes('/functions/'));
}

const otherVersion = (id: string) =>
  `This data was made by another version: its migration ${id} differs from the one here. ` +
  'Start the version that made it, or choose an empty data folder or database.';
