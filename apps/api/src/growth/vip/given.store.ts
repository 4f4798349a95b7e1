import type { Transaction } from '@fairhouse/database';

/** The row and the sum of it, once for each source; false for one that is there. */
export async function insertGiven(tx: Transaction, memberId: bigint, source: string, points: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into vip_given (member_id, source, points) values ($1, $2, $3) on conflict do nothing',
    [memberId, source, points],
  );
  if (rowCount !== 1) return false;
  await tx.query('update vip_account set given = given + $2 where member_id = $1', [memberId, points]);
  return true;
}
