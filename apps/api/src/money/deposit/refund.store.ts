import type { Transaction } from '@fairhouse/database';
import type { Attempt } from './attempt.store.ts';

/**
 * Keeps what went back of a locked attempt under its name: a refund, a lost dispute, or a sum that only grows. Answers the
 * sum of all that are kept, in minor units.
 */
export async function keepReturn(
  tx: Transaction,
  { memberId, id }: Pick<Attempt, 'memberId' | 'id'>,
  name: string,
  minor: bigint,
): Promise<bigint> {
  await tx.query(
    `insert into deposit_refund (attempt_id, refund_id, amount) values ($1, $2, $3)
     on conflict (attempt_id, refund_id) do update set amount = greatest(deposit_refund.amount, excluded.amount)`,
    [id, name, minor],
  );
  return sumOfReturns(tx, { memberId, id });
}

/** Takes a lost dispute out again that was won in the end. Answers the sum of what is left. */
export async function dropReturn(
  tx: Transaction,
  attempt: Pick<Attempt, 'memberId' | 'id'>,
  name: string,
): Promise<bigint> {
  await tx.query('delete from deposit_refund where attempt_id = $1 and refund_id = $2', [attempt.id, name]);
  return sumOfReturns(tx, attempt);
}

async function sumOfReturns(tx: Transaction, { id }: Pick<Attempt, 'memberId' | 'id'>): Promise<bigint> {
  const { rows } = await tx.query<{ sum: bigint }>(
    'select coalesce(sum(amount), 0)::bigint as sum from deposit_refund where attempt_id = $1',
    [id],
  );
  return rows[0]!.sum;
}
