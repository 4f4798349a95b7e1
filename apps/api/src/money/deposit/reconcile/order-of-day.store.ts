import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** An order to pay in, and what its member's book says about it. Minor units. */
export interface OrderOfDay {
  id: bigint;
  orderId: string | null;
  currency: Currency;
  amount: bigint;
  /** Credited and not taken back. */
  booked: bigint;
}

/** The provider's orders that were placed or moved in [from, to), after the id `after`; at most `size`. */
export async function ordersOfDay(
  db: Database,
  { provider, from, to, after, size }: { provider: string; from: Date; to: Date; after: bigint; size: number },
): Promise<OrderOfDay[]> {
  const { rows } = await db.query<OrderOfDay>(
    `select a.id, a.order_id as "orderId", a.currency, a.amount,
       coalesce(book.booked, 0)::bigint as booked
     from deposit_attempt a
       left join lateral (
         select sum(case when p.type = 'REVERSAL' then -p.amount else p.amount end) as booked from ledger_posting p
         where p.member_id = a.member_id and p.source = 'deposit'
           and p.external_id = any(array[a.id::text, a.id || ':reversal', a.id || ':again', a.id || ':again:reversal'])) book
         on true
     where a.provider = $1 and a.id > $4
       and ((a.created_at >= $2 and a.created_at < $3) or (a.updated_at >= $2 and a.updated_at < $3))
     order by a.id limit $5`,
    [provider, from, to, after, size],
  );
  return rows;
}

/** Which of the provider's order ids we have on our books at all. */
export async function knownOrders(db: Database, provider: string, orderIds: string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    'select order_id as id from deposit_attempt where provider = $1 and order_id = any($2) and order_id is not null',
    [provider, orderIds],
  );
  return new Set(rows.map(({ id }) => id));
}
