import type pg from 'pg';

/**
 * `failure`: a wrong password, or a name that is taken already. `join`: an account that was opened. `question`: a
 * question that was handed out in place of a picture.
 */
export type PressureKind = 'failure' | 'join' | 'question';

/** How far back each counts, in minutes. */
const windowMinutes: Record<PressureKind, number> = { failure: 30, join: 24 * 60, question: 60 };

/** How often this happened from this connection within the window. */
export async function timesOf(db: pg.Pool, connection: string): Promise<Record<PressureKind, number>> {
  const { rows } = await db.query<{ kind: PressureKind; times: number }>(
    `select kind, times from verification_pressure
     where connection = $1 and first_at > now() - make_interval(mins => ($2::jsonb ->> kind)::int)`,
    [connection, JSON.stringify(windowMinutes)],
  );
  return { failure: 0, join: 0, question: 0, ...Object.fromEntries(rows.map((row) => [row.kind, row.times])) };
}

/** Counts once more; counting starts again when the window is over. */
export async function countPressure(db: pg.Pool, connection: string, kind: PressureKind): Promise<void> {
  await db.query(
    `insert into verification_pressure as p (connection, kind, times, first_at) values ($1, $2, 1, now())
     on conflict (connection, kind) do update set
       times = case when p.first_at < now() - make_interval(mins => $3) then 1 else p.times + 1 end,
       first_at = case when p.first_at < now() - make_interval(mins => $3) then now() else p.first_at end`,
    [connection, kind, windowMinutes[kind]],
  );
}

/** Addresses are personal: what counts no more goes. */
export async function removeOldPressure(db: pg.Pool): Promise<void> {
  await db.query(`delete from verification_pressure where first_at < now() - make_interval(mins => $1)`, [
    Math.max(...Object.values(windowMinutes)),
  ]);
}
