import type { Database } from '@fairhouse/database';

/** Which of these members are excluded, or have closed their account. A break or a stop by staff is neither. */
export async function excludedAmong(db: Database, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select p.member_id as "memberId" from protection_pause_record p
     where p.member_id = any($1::bigint[]) and p.kind = 'exclusion' and p.ended_at is null and p.until > clock_timestamp()
     union select c.member_id from protection_closed c where c.member_id = any($1::bigint[])`,
    [memberIds],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}
