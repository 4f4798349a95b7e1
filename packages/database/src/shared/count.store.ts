import type { Database } from '../connect.ts';

export interface CallsToCount {
  key: string;
  calls: number;
  windowMs: number;
}

export interface CountedCalls {
  calls: number;
  leftMs: number;
}

/**
 * Adds calls to their counts and answers where each stands, in the order asked, by the database's clock: a window begins with
 * the first call after the one before. No key may be there twice.
 */
export async function addCalls(db: Database, asked: readonly CallsToCount[]): Promise<CountedCalls[]> {
  const { rows } = await db.query<CountedCalls & { key: string }>(
    // In one order, so that two processes never wait for one another in a circle.
    `insert into call_count as c (key, calls, until)
     select key, calls, clock_timestamp() + make_interval(secs => window_ms / 1000.0)
     from unnest($1::text[], $2::integer[], $3::integer[]) as asked (key, calls, window_ms)
     order by key
     on conflict (key) do update set
       calls = case when c.until <= clock_timestamp() then excluded.calls else least(c.calls + excluded.calls, 1000000000) end,
       until = case when c.until <= clock_timestamp() then excluded.until else c.until end
     returning key, calls, (extract(epoch from until - clock_timestamp()) * 1000)::float8 as "leftMs"`,
    [asked.map(({ key }) => key), asked.map(({ calls }) => calls), asked.map(({ windowMs }) => windowMs)],
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return asked.map(({ key }) => byKey.get(key)!);
}

/** Forgets counts whose time is over, some at a time and none that somebody adds to. Answers how many went. */
export async function removeOldCounts(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from call_count where key in (
       select key from call_count where until < clock_timestamp() order by until limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
}
