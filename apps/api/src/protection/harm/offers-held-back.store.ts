import type { Database, Transaction } from '@fairhouse/database';

/** Why the casino offers the member nothing now: play is paused or over, or there are signs of harm. */
type HeldBack = 'paused' | 'signs';

export async function offersHeldBack(db: Database | Transaction, memberId: bigint): Promise<HeldBack | undefined> {
  const { rows } = await db.query<{ why: HeldBack | null }>(
    `select case when exists (select from protection_barred where member_id = $1) then 'paused'
       when exists (select from harm_no_offers where member_id = $1) then 'signs' end as why`,
    [memberId],
  );
  return rows[0]!.why ?? undefined;
}
