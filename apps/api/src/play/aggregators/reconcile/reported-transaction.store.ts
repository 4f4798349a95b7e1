import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { ReportedTransaction } from '../game-aggregator.ts';

/** A table of this transaction alone: a day of them does not fit into the process, and the database compares them. */
export async function beginReported(tx: Transaction): Promise<void> {
  await tx.query(
    `create temp table reported_transaction (id text primary key, what text not null, currency text not null,
       amount bigint not null, at timestamptz not null) on commit drop`,
  );
}

export async function insertReported(tx: Transaction, transactions: readonly ReportedTransaction[]): Promise<void> {
  await tx.query(
    `insert into reported_transaction
     select * from json_to_recordset($1) as r (id text, what text, currency text, amount bigint, at timestamptz)
     on conflict do nothing`,
    [JSON.stringify(transactions.map((one) => ({ ...one, amount: String(one.amount) })))],
  );
}

/**
 * Our side of a vendor: bets and wins that stand, in the time around the day. A win that was released after it was held has its own id with
 * an ending. A bet that was taken back has no effect.
 */
const booked = `select p.external_id, split_part(p.external_id, '#', 1) as id, b.currency,
    case when p.type in ('GAME_BET', 'FREE_BET') then 'bet' else 'win' end as what, p.amount, p.created_at as at
  from ledger_posting p join ledger_book b on b.member_id = p.member_id
  where p.source = $1 and p.created_at >= $2 and p.created_at < $3 and p.amount > 0
    and p.type in ('GAME_BET', 'FREE_BET', 'GAME_WIN', 'FREE_WIN', 'SUPPLIER_PRIZE')
    and not exists (
      select from ledger_posting r where r.member_id = p.member_id and r.source = p.source and r.reference = p.external_id
        and r.type in ('GAME_ROLLBACK', 'FREE_ROLLBACK'))`;

interface Span {
  vendor: string;
  from: Date;
  to: Date;
  /** The day with what clocks may differ on both sides. */
  wideFrom: Date;
  wideTo: Date;
}

export interface TransactionDifference {
  id: string;
  currency: Currency;
  ours: bigint | null;
  theirs: bigint | null;
}

/** What differs of the day: bets and wins on either side, by their ids. */
export async function transactionDifferences(
  tx: Transaction,
  { vendor, from, to, wideFrom, wideTo, most }: Span & { most: number },
): Promise<TransactionDifference[]> {
  const { rows } = await tx.query<TransactionDifference>(
    `with ours as materialized (${booked})
     select coalesce(o.id, t.id) as id, coalesce(o.currency, t.currency) as currency, o.amount as ours, t.amount as theirs
     from ours o full join reported_transaction t on t.id = o.id and t.what = o.what and t.currency = o.currency
     where o.amount is distinct from t.amount
       and ((t.at >= $4 and t.at < $5) or (t.id is null and o.at >= $4 and o.at < $5))
     order by 1 limit $6`,
    [vendor, wideFrom, wideTo, from, to, most],
  );
  return rows;
}

export interface TransactionSums {
  what: 'bet' | 'win';
  currency: Currency;
  checked: number;
  ours: bigint;
  theirs: bigint;
}

/** Both sides' sums over the day, each by its own clock. */
export async function transactionSums(tx: Transaction, { vendor, from, to }: Span): Promise<TransactionSums[]> {
  const { rows } = await tx.query<TransactionSums>(
    `with ours as materialized (${booked})
     select coalesce(o.what, t.what) as what, coalesce(o.currency, t.currency) as currency,
       greatest(coalesce(o.n, 0), coalesce(t.n, 0))::int as checked,
       coalesce(o.amount, 0)::bigint as ours, coalesce(t.amount, 0)::bigint as theirs
     from (select what, currency, count(*) as n, sum(amount) as amount from ours group by what, currency) o
       full join (select what, currency, count(*) as n, sum(amount) as amount from reported_transaction
         where at >= $2 and at < $3 group by what, currency) t on t.what = o.what and t.currency = o.currency
     order by 1, 2`,
    [vendor, from, to],
  );
  return rows;
}
