import type { Database, Transaction } from '@fairhouse/database';

/** Ends the member's sessions at vendors: no further bet of them is taken. The caller holds the lock of the book (`lockBook`). */
export async function endSessions(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('update vendor_session set ended_at = now() where member_id = $1 and ended_at is null', [memberId]);
}

/** Removes sessions that are older, at most `limit`. Answers how many went. */
export async function removeOldSessions(db: Database, olderThanMs: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from vendor_session where (member_id, token_hash) in (
       select member_id, token_hash from vendor_session where opened_at < now() - $1 * interval '1 millisecond' limit $2)`,
    [olderThanMs, limit],
  );
  return rowCount ?? 0;
}
