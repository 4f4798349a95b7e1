import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { inLongTransaction } from './transaction.ts';

/** One forward step of a schema. Applied once, in the order given; never edited afterwards. */
export interface Migration {
  id: string;
  sql: string;
}

/** The `.sql` files of a folder as migrations, in the order of their names, their ids prefixed by the room's name. */
export function migrationsIn(folder: URL, room: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ id: `${room}/${name.slice(0, -4)}`, sql: readFileSync(new URL(name, folder), 'utf8') }));
}

/** One may rewrite the largest table there is. */
const migrationWithinMs = 60 * 60_000;

const migrationLock = 7_246_001;

/**
 * Brings `schema` up to date. Several processes may start at once: one migrates, the others wait and find nothing to do.
 * Throws when an applied migration has been edited since.
 */
export async function migrate(pool: pg.Pool, schema: string, migrations: Migration[]): Promise<string[]> {
  return inLongTransaction(pool, migrationWithinMs, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await tx.query(`create schema if not exists ${schema}`);
    await tx.query(
      'create table if not exists schema_migration (id text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await tx.query<{ id: string; checksum: string }>('select id, checksum from schema_migration');
    const applied = new Map(rows.map((row) => [row.id, row.checksum]));
    const done: string[] = [];
    for (const { id, sql } of migrations) {
      const checksum = createHash('sha256').update(sql).digest('hex');
      const known = applied.get(id);
      if (known === checksum) continue;
      if (known !== undefined) throw new Error(otherVersion(id));
      await tx.query(sql);
      await tx.query('insert into schema_migration (id, checksum) values ($1, $2)', [id, checksum]);
      done.push(id);
    }
    return done;
  });
}

const otherVersion = (id: string) =>
  `This data was made by another version: its migration ${id} differs from the one here. ` +
  'Start the version that made it, or choose an empty data folder or database.';
