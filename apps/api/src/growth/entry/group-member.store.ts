import type { Database, Transaction } from '@fairhouse/database';
import type { GroupCondition } from './entry.deps.ts';

/** Whether the member is in the group now. */
export async function isInGroup(
  db: Database | Transaction,
  { sql, bound }: GroupCondition,
  memberId: bigint,
): Promise<boolean> {
  const { rowCount } = await db.query(`select from member_record m where m.id = $2 and ${sql}`, [bound, memberId]);
  return rowCount === 1;
}
