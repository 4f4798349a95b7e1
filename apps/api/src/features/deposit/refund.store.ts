import type { Transaction } from '@fairhouse/database';
import { vaultOf } from '@fairhouse/ledger';
import type { Attempt } from './attempt.store.ts';

/** Keeps a refund of a locked attempt, once under its id. Answers the sum of all that are kept, in minor units. */
export async function addRefund(
  tx: Transaction,
  { memberId, id }: Attempt,
  refundId: string,
  minor: bigint,
): Promise<bigint> {
  await tx.query(
    `insert into deposit_refund (vault, attempt_id, refund_id, amount) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [vaultOf(memberId), id, refundId, minor],
  );
  const { rows } = await tx.query<{ sum: bigint }>(
    'select sum(amount)::bigint as sum from deposit_refund where vault = $1 and attempt_id = $2',
    [vaultOf(memberId), id],
  );
  return rows[0]!.sum;
}
