import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface PaymentRow {
  kind: 'deposit' | 'cashOut';
  id: bigint;
  createdAt: Date;
  /** To the microsecond, where the next page begins. */
  place: string;
  method: string;
  provider: string | null;
  reference: string | null;
  currency: Currency;
  amount: bigint;
  state: string;
}

export interface PaymentPlace {
  at: string;
  id: bigint;
}

/** Deposits and cash-outs of one member, newest first, behind a place. */
export async function pageOfPayments(
  db: Database,
  memberId: bigint,
  kind: PaymentRow['kind'] | undefined,
  before: PaymentPlace | undefined,
  limit: number,
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select kind, id, created_at as "createdAt", 
       to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place, method, provider, reference, currency, amount, state
     from (
       select 'deposit' as kind, id, created_at, method, provider, coalesce(payment_id, order_id, reference) as reference,
         currency, amount, state
       from deposit_record where member_id = $1
       union all
       select 'cashOut', id, created_at, method, provider, provider_reference, currency, amount, status
       from cash_out_record where member_id = $1) p
     where ($2::text is null or kind = $2) and ($3::timestamptz is null or (created_at, id) < ($3, $4::bigint))
     order by created_at desc, id desc limit $5`,
    [memberId, kind ?? null, before?.at ?? null, before?.id ?? null, limit],
  );
  return rows;
}
