import type { Transaction } from '@fairhouse/database';

/** False when it was made before. */
export async function insertAdjustment(
  tx: Transaction,
  it: { affiliateId: number; month: string; amount: bigint; reason: string; requestKey: string; by: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into affiliate_adjustment (affiliate_id, month, amount, reason, request_key, made_by)
     values ($1, $2, $3, $4, $5, $6) on conflict (request_key) do nothing`,
    [it.affiliateId, it.month, it.amount, it.reason, it.requestKey, it.by],
  );
  return rowCount === 1;
}
