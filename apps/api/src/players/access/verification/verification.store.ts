import type pg from 'pg';

const lifetimeMinutes = 5;

/** Keeps what this ticket asks for; a new picture for the same ticket takes the place of the former. */
export async function keepAnswer(db: pg.Pool, ticket: string, answer: string): Promise<void> {
  await db.query(
    `insert into verification (ticket, answer, expires_at) values ($1, $2, now() + make_interval(mins => $3))
     on conflict (ticket) do update set answer = excluded.answer, expires_at = excluded.expires_at`,
    [ticket, answer, lifetimeMinutes],
  );
}

/** Spends the ticket: what it asked for, once, while it lives. */
export async function takeAnswer(db: pg.Pool, ticket: string): Promise<string | undefined> {
  const { rows } = await db.query<{ answer: string | null }>(
    `delete from verification where ticket = $1 returning case when expires_at > now() then answer end as answer`,
    [ticket],
  );
  return rows[0]?.answer ?? undefined;
}

export async function removeOldAnswers(db: pg.Pool): Promise<void> {
  await db.query('delete from verification where expires_at < now()');
}
