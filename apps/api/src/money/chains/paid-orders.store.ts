import type { Database } from '@fairhouse/database';
import type { PaidOrder } from '@fairhouse/payments';

/** What was credited by the chains, for comparing it with the books: by the moment of the credit's attempt. */
export async function paidOrders(db: Database, provider: string, since: Date, until: Date): Promise<PaidOrder[]> {
  const { rows } = await db.query<PaidOrder>(
    `select s.reference as "orderId", s.worth as minor, o.currency from chain_sighting s
     join chain_address a on a.id = s.address_id join chain_order o on o.id = a.order_id
     where o.provider = $1 and s.settled_at is not null and s.reference is not null and s.worth is not null and s.worth > 0
       and s.state = 'final'
       and o.created_at >= $2 and o.created_at < $3 limit 100000`,
    [provider, since, until],
  );
  return rows;
}
