import type { DeclineWord, FeeKind } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface ReportRow {
  kind: FeeKind;
  provider: string;
  method: string;
  currency: Currency;
  orders: number;
  accepted: number;
  declined: number;
  amount: bigint;
  fees: bigint;
  priced: bigint;
}

/**
 * Payments that were asked for within a stretch: attempts at a deposit, and cash-outs that a provider was asked to pay. A fee belongs to the
 * payment, regardless of the day it was settled.
 */
export async function paymentsOf(tx: Transaction, from: Date, until: Date): Promise<ReportRow[]> {
  const { rows } = await tx.query<ReportRow>(
    `select p.kind, p.provider, p.method, p.currency, count(*)::int as orders, (count(*) filter (where p.accepted))::int as accepted,
       (count(*) filter (where p.declined))::int as declined, coalesce(sum(p.amount) filter (where p.accepted), 0)::bigint as amount,
       coalesce(sum(f.fee), 0)::bigint as fees, coalesce(sum(f.amount), 0)::bigint as priced
     from (
       select 'deposit' as kind, id, provider, method, currency, pays as amount,
         state in ('succeeded', 'part_refunded', 'refunded', 'disputed', 'charged_back') as accepted, state = 'failed' as declined
       from deposit_record where created_at >= $1 and created_at < $2
       union all
       select 'cashOut', id, provider, method, currency, amount, status = 'completed', status = 'failed'
       from cash_out_record where created_at >= $1 and created_at < $2 and provider is not null) p
     left join payment_fee f on f.kind = p.kind and f.payment_id = p.id
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [from, until],
  );
  return rows;
}

export interface DeclineRow {
  provider: string;
  method: string;
  currency: Currency;
  decline: DeclineWord;
  count: number;
}

/** Why deposits of a stretch were declined, the most frequent first. */
export async function declinesOf(tx: Transaction, from: Date, until: Date): Promise<DeclineRow[]> {
  const { rows } = await tx.query<DeclineRow>(
    `select provider, method, currency, coalesce(decline_class, 'unknown') as decline, count(*)::int as count
     from deposit_record where created_at >= $1 and created_at < $2 and state = 'failed'
     group by 1, 2, 3, 4 order by count(*) desc, 4`,
    [from, until],
  );
  return rows;
}
