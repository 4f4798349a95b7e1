import type { Database, Transaction } from '@fairhouse/database';

export interface Preference {
  timeZone: string;
  realityCheckMinutes: number | null;
  closedAt: Date | null;
}

export async function readPreference(db: Database | Transaction, memberId: bigint, now: Date): Promise<Preference> {
  const { rows } = await db.query<Preference>(
    `select play_zone($1, $2) as "timeZone", reality_check_minutes as "realityCheckMinutes", closed_at as "closedAt"
     from (select $1::bigint as id) m left join play_preference p on p.member_id = m.id`,
    [memberId, now],
  );
  return rows[0]!;
}

/** By the database's own list of names. */
export async function knowsTimeZone(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.query('select from pg_timezone_names where name = $1', [name]);
  return rows.length > 0;
}

/** Makes the row where there is none; one that is there keeps its calendar. */
export async function ensurePreference(tx: Transaction, memberId: bigint, timeZone: string): Promise<void> {
  await tx.query(
    'insert into play_preference (member_id, time_zone) values ($1, $2) on conflict (member_id) do nothing',
    [memberId, timeZone],
  );
}

export async function writeNextTimeZone(
  tx: Transaction,
  memberId: bigint,
  timeZone: string,
  from: Date,
  now: Date,
): Promise<void> {
  await tx.query(
    `update play_preference set time_zone = play_zone($1, $4), next_time_zone = $2, next_from = $3 where member_id = $1`,
    [memberId, timeZone, from, now],
  );
}

export async function writeRealityCheck(tx: Transaction, memberId: bigint, minutes: number): Promise<void> {
  await ensurePreference(tx, memberId, 'UTC');
  await tx.query('update play_preference set reality_check_minutes = $2 where member_id = $1', [memberId, minutes]);
}

/** Whether it was open before; undefined as well as null opens it again. */
export async function writeClosed(tx: Transaction, memberId: bigint, at: Date | null): Promise<boolean> {
  await ensurePreference(tx, memberId, 'UTC');
  const { rowCount } = await tx.query(
    'update play_preference set closed_at = $2 where member_id = $1 and (closed_at is null) <> ($2::timestamptz is null)',
    [memberId, at],
  );
  return rowCount === 1;
}

/** The calendars that members have named; who has named none is not among them. */
export async function namedTimeZones(
  db: Database | Transaction,
  memberIds: readonly bigint[],
  now: Date,
): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await db.query<{ memberId: bigint; zone: string }>(
    // What play_zone says of one.
    `select member_id as "memberId", case when next_from <= $2 then next_time_zone else time_zone end as zone
     from play_preference where member_id = any($1)`,
    [memberIds, now],
  );
  return new Map(rows.map(({ memberId, zone }) => [memberId, zone]));
}
