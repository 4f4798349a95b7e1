import type { Database, Transaction } from '@fairhouse/database';

/** The facts of other features that decide whether a member may be paid. */
interface MemberStanding {
  /** The provider took a deposit back that the book could not give. */
  owesDeposit: boolean;
  /** In minor units of the member's currency. */
  largestDeposit: bigint;
  hasBonus: boolean;
}

/** One statement over published views. After `lockMemberForCashOut`, no bonus is given until the transaction ends. */
export async function memberStanding(db: Database | Transaction, memberId: bigint): Promise<MemberStanding> {
  const { rows } = await db.query<MemberStanding>(
    `select exists (select from deposit_record where member_id = $1 and shortfall > 0) as "owesDeposit",
       coalesce((select max(amount) from deposit_record
         where member_id = $1 and state in ('succeeded', 'part_refunded')), 0)::bigint as "largestDeposit",
       exists (select from bonus_record where member_id = $1 and status = 'active') as "hasBonus"`,
    [memberId],
  );
  return rows[0]!;
}
