import type pg from 'pg';

/**
 * Begins to count the rows that look-ups in these tables return, and answers how many they were since, by table. Rows that
 * are there: versions that nobody has cleared away yet, which an index still names on a busy machine, are passed over and
 * cost no bound anything. What an index answers by itself is counted too, since it has to ask the table of any page that no
 * vacuum has seen: so none sees one from here on.
 */
export async function countRowsRead(db: pg.Pool, tables: string[]): Promise<() => Promise<Record<string, number>>> {
  for (const table of tables) await db.query(`alter table ${table} set (autovacuum_enabled = off)`);
  const before = await rowsRead(db, tables);
  return async () => {
    const after = await rowsRead(db, tables);
    return Object.fromEntries(tables.map((table) => [table, after[table]! - before[table]!]));
  };
}

/**
 * The pool's own sessions report here what they have read; others when they end, and while they idle as late as ten seconds
 * afterwards: end those that are counted first.
 */
async function rowsRead(db: pg.Pool, tables: string[]): Promise<Record<string, number>> {
  // As many at once as the pool may have sessions, so that each of them is asked.
  const report = () => db.query('select pg_stat_force_next_flush(), pg_sleep(0.1)');
  await Promise.all(Array.from({ length: db.options.max }, report));
  // For those that are just ending.
  await new Promise((done) => setTimeout(done, 1_500));
  const { rows } = await db.query<{ name: string; read: number }>(
    `select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read
     from pg_stat_user_tables where relname = any($1)`,
    [tables],
  );
  return Object.fromEntries(rows.map(({ name, read }) => [name, read]));
}
