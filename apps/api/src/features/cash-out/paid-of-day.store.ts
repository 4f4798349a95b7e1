import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface PaidOfDay {
  id: bigint;
  method: string;
  instruction: string;
  /** Minor units. */
  amount: bigint;
  currency: Currency;
  /** Whether the member's book says that it was paid out. */
  isPaid: boolean;
}

/** Cash-outs that were approved and moved in [from, to), after the id `after`; at most `size`. */
export async function paidOfDay(
  db: Database,
  { from, to, after, size }: { from: Date; to: Date; after: bigint; size: number },
): Promise<PaidOfDay[]> {
  const { rows } = await db.query<PaidOfDay>(
    `select c.id, c.method, c.instruction, c.amount, c.currency, paid.seq is not null as "isPaid"
     from cash_out c left join posting paid on paid.vault = c.vault and paid.member_id = c.member_id
       and paid.source = 'cash-out' and paid.external_id = c.id || ':paid'
     where c.id > $3 and c.updated_at >= $1 and c.updated_at < $2 and c.status in (29, 30, 40, 50)
     order by c.id limit $4`,
    [from, to, after, size],
  );
  return rows;
}
