import type { Database, Transaction } from '@fairhouse/database';
import type { Caller } from '../rounds/instructions.ts';

/** Whose a session of the vendor is, also once it has ended; undefined where there is none of this vendor and this player. */
export async function memberOfSession(db: Database | Transaction, caller: Caller): Promise<bigint | undefined> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from vendor_session
     where token_hash = decode($1, 'hex') and vendor = $2 and user_id = $3`,
    [caller.tokenHash, caller.vendor, caller.user.id],
  );
  return rows[0]?.memberId;
}
