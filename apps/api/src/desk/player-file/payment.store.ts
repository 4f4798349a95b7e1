import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface Payment {
  memberId: bigint;
  method: string;
  provider: string | null;
  references: (string | null)[];
  state: string;
  amount: bigint;
  currency: Currency;
  createdAt: Date;
}

export async function findPayment(db: Database, kind: 'deposit' | 'cashOut', id: bigint): Promise<Payment | undefined> {
  const { rows } = await db.query<Payment>(
    `select member_id as "memberId", method, provider, array[reference, order_id, payment_id] as "references", state, amount,
       currency, created_at as "createdAt"
     from deposit_record where id = $1 and $2 = 'deposit'
     union all
     select member_id, method, provider, array[instruction, provider_reference], status, amount, currency, created_at
     from cash_out_record where id = $1 and $2 = 'cashOut'`,
    [id, kind],
  );
  return rows[0];
}

export interface PaymentEvent {
  id: bigint;
  at: Date;
  actor: string;
  command: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Everything that was done about it, the oldest first. */
export async function auditEventsAbout(db: Database, subject: string, most: number): Promise<PaymentEvent[]> {
  const { rows } = await db.query<PaymentEvent>(
    'select id, at, actor, command, before, after from audit_event_record where subject = $1 order by id limit $2',
    [subject, most],
  );
  return rows;
}
