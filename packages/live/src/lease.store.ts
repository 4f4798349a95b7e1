import type { Database } from '@fairhouse/database';

/** The right to write a table, for as long as nobody else has it. Every write names the fence, which each new holder raises. */
export interface Lease {
  table: string;
  holder: string;
  fence: bigint;
}

/**
 * Takes every table that nobody holds, and continues holding those that are held by `holder`: all of them in one statement, by the clock
 * of the database. Answers what is held now.
 */
export async function holdLeases(
  db: Database,
  { tables, holder, leaseMs }: { tables: readonly string[]; holder: string; leaseMs: number },
): Promise<Lease[]> {
  const { rows } = await db.query<{ table: string; fence: bigint }>(
    `update live_table set holder = $2, held_until = clock_timestamp() + make_interval(secs => $3::float8 / 1000),
       fence = fence + case when holder is distinct from $2 then 1 else 0 end
     where code = any ($1::text[])
       and (holder is null or holder = $2 or held_until is null or held_until <= clock_timestamp())
     returning code as "table", fence`,
    [tables, holder, leaseMs],
  );
  return rows.map((row) => ({ ...row, holder }));
}

/** Lets others have the tables at once. */
export async function releaseLeases(db: Database, holder: string): Promise<void> {
  await db.query('update live_table set held_until = null where holder = $1', [holder]);
}

/** Makes a row for each table of the casino. */
export async function insertTables(db: Database, codes: readonly string[]): Promise<void> {
  await db.query('insert into live_table (code) select unnest($1::text[]) on conflict (code) do nothing', [codes]);
}
