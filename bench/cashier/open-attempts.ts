import { randomBytes } from 'node:crypto';
import type { Database } from '@fairhouse/database';

export interface OpenAttempt {
  id: bigint;
  memberId: bigint;
  reference: string;
  /** The provider's id. */
  orderId: string;
}

export const attemptMinor = 5_000;

/** `count` orders of 50.00 USD that wait for their payment, spread over the members, as ordering would have left them. */
export async function openAttempts(db: Database, memberIds: readonly bigint[], count: number): Promise<OpenAttempt[]> {
  const rows = Array.from({ length: count }, (_, n) => ({
    member: String(memberIds[n % memberIds.length]),
    reference: `bench-${n}-${randomBytes(6).toString('hex')}`,
    order: `cs_test_${randomBytes(16).toString('hex')}`,
  }));
  const inserted = await db.query<OpenAttempt>(
    `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, order_id,
       request_hash, ask_at)
     select a.member, 'STRIPE', 'stripe', a.reference, $2, 'USD', 'pending', a."order", '\\x00', null
     from json_to_recordset($1) a(member bigint, reference text, "order" text)
     returning id, member_id as "memberId", reference, order_id as "orderId"`,
    [JSON.stringify(rows), attemptMinor],
  );
  return inserted.rows;
}
