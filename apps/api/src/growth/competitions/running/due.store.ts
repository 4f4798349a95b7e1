import type { Database, Transaction } from '@fairhouse/database';

/** Competitions whose time of publication has come. */
export async function scheduledCompetitions(db: Database): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from competition where state = 'scheduled' and publish_at <= now() order by publish_at limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** First competitions of series of which another one is to be published: as soon as the latest has begun. */
export async function dueSeries(db: Database): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select f.id from competition f cross join lateral (
       select l.series_number, l.starts_at from competition l where l.series_id = f.id order by l.series_number desc limit 1) l
     where f.repeat_every is not null and f.repeat_ended_at is null and f.state not in ('draft', 'scheduled')
       and l.series_number < f.repeat_times and l.starts_at <= now() order by f.id limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** The highest number of a series that was published. */
export async function lastOfSeries(tx: Transaction, firstId: number): Promise<number> {
  const { rows } = await tx.query<{ last: number }>(
    'select coalesce(max(series_number), 0)::int as last from competition where series_id = $1',
    [firstId],
  );
  return rows[0]!.last;
}

/** From a draft to a competition of the series, with the games of the first one. */
export async function setOfSeries(tx: Transaction, id: number, firstId: number, number: number): Promise<void> {
  await tx.query(
    `update competition c set state = 'open', games = f.games, games_left_out = f.games_left_out, series_id = f.id, series_number = $3
     from competition f where c.id = $1 and f.id = $2`,
    [id, firstId, number],
  );
}

/** Nothing more of it is published. */
export async function setSeriesEnded(tx: Transaction, firstId: number): Promise<void> {
  await tx.query('update competition set repeat_ended_at = clock_timestamp() where id = $1', [firstId]);
}

/** Cancelled ones with players who are still to be notified. */
export async function cancelledToNotify(db: Database): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>('select id from competition where to_notify order by id limit 20');
  return rows.map(({ id }) => id);
}

export async function entrantsToNotify(tx: Transaction, id: number, most: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ memberId: bigint }>(
    `select member_id as "memberId" from competition_entry
     where competition_id = $1 and left_at is null and notified_at is null order by number limit $2 for update`,
    [id, most],
  );
  return rows.map(({ memberId }) => memberId);
}

export async function setNotified(tx: Transaction, id: number, memberIds: readonly bigint[]): Promise<void> {
  await tx.query(
    'update competition_entry set notified_at = clock_timestamp() where competition_id = $1 and member_id = any ($2::bigint[])',
    [id, memberIds],
  );
}

export async function setAllNotified(tx: Transaction, id: number): Promise<void> {
  await tx.query('update competition set to_notify = false where id = $1', [id]);
}
