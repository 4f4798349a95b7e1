import type { Database, Transaction } from '@fairhouse/database';
import type { RuledPlace } from '@fairhouse/jurisdictions';

/** Whether the member has limited money in some way, or has said that no limit is wanted. */
export async function hasDecided(db: Database | Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await db.query<{ decided: boolean }>(
    `select exists (select from play_limit where member_id = $1 and kind <> 'time')
       or exists (select from play_limit_declined where member_id = $1) as decided`,
    [memberId],
  );
  return rows[0]!.decided;
}

/** Whether it was not said before. */
export async function writeDeclined(tx: Transaction, memberId: bigint, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into play_limit_declined (member_id, declined_at) values ($1, $2) on conflict (member_id) do nothing',
    [memberId, now],
  );
  return rowCount === 1;
}

/** Members of a place who joined, or were reminded, that many months ago and are not on a pause. */
export async function membersToRemind(
  db: Database,
  { countryCode, stateCode, ownParts }: RuledPlace,
  months: number,
  now: Date,
  most: number,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select m.id from member_record m left join play_review r on r.member_id = m.id
     where m.country_code = $1 and (m.state_code = $5 or $5 = '' and m.state_code <> all ($6::text[]))
       and coalesce(r.reminded_at, m.created_at) <= $3::timestamptz - make_interval(months => $2)
       and not exists (select from protection_barred b where b.member_id = m.id)
     order by m.id limit $4`,
    [countryCode, months, now, most, stateCode, ownParts],
  );
  return rows.map(({ id }) => id);
}

/** Whether it was due: another process may have reminded the member in between. */
export async function writeReminded(tx: Transaction, memberId: bigint, months: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into play_review (member_id, reminded_at) values ($1, $2)
     on conflict (member_id) do update set reminded_at = excluded.reminded_at
       where play_review.reminded_at <= excluded.reminded_at - make_interval(months => $3)`,
    [memberId, now, months],
  );
  return rowCount === 1;
}
