import type pg from 'pg';

/**
 * Rows that look-ups in these tables have returned so far, by table. The pool's own sessions report here what they have
 * read; others when they end, and while they idle as late as ten seconds afterwards: end those that are counted first.
 */
export async function rowsRead(db: pg.Pool, tables: string[]): Promise<Record<string, number>> {
  // As many at once as the pool may have sessions, so that each of them is asked.
  const report = () => db.query('select pg_stat_force_next_flush(), pg_sleep(0.1)');
  await Promise.all(Array.from({ length: db.options.max }, report));
  // For those that are just ending.
  await new Promise((done) => setTimeout(done, 1_500));
  const { rows } = await db.query<{ name: string; read: number }>(
    `select t.relname as name, (t.seq_tup_read + coalesce(sum(i.idx_tup_read), 0))::float8 as read
     from pg_stat_user_tables t left join pg_stat_user_indexes i using (relid)
     where t.relname = any($1) group by t.relname, t.seq_tup_read`,
    [tables],
  );
  return Object.fromEntries(rows.map(({ name, read }) => [name, read]));
}
