import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface Payment {
  memberId: bigint;
  currency: Currency;
  amount: bigint;
  loss: bigint;
  percent: number;
}

/** Keeps the cashback of a week; answers whom it was not kept for before. Two runs at once share them out. */
export async function insertCashback(
  tx: Transaction,
  week: string,
  payments: readonly Payment[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await tx.query<{ memberId: bigint }>(
    `insert into cashback (member_id, week, loss, percent, amount, currency)
     select u.member_id, $1, u.loss, u.percent, u.amount, u.currency
     from unnest($2::bigint[], $3::bigint[], $4::smallint[], $5::bigint[], $6::text[])
       u (member_id, loss, percent, amount, currency)
     order by u.member_id
     on conflict (member_id, week) do nothing returning member_id as "memberId"`,
    [
      week,
      payments.map(({ memberId }) => memberId),
      payments.map(({ loss }) => loss),
      payments.map(({ percent }) => percent),
      payments.map(({ amount }) => amount),
      payments.map(({ currency }) => currency),
    ],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}

export interface IdleMember {
  memberId: bigint;
  currency: Currency;
  cash: bigint;
  lastUsed: Date;
}

/**
 * Members of a page with cash whom nobody has seen since `before` and who were charged nothing this month. Used means joined,
 * logged in, or any line of the book but a fee.
 */
export async function idleOf(
  db: Database | Transaction,
  page: { after: bigint; last: bigint },
  month: string,
  before: Date,
): Promise<IdleMember[]> {
  const { rows } = await db.query<IdleMember>(
    `select b.member_id as "memberId", b.currency, b.cash, u.at as "lastUsed"
     from ledger_book b join member_record m on m.id = b.member_id and m.enabled
       cross join lateral (select greatest(m.created_at,
         (select max(s.last_seen_at) from member_visit s where s.member_id = b.member_id),
         (select p.created_at from ledger_posting p where p.member_id = b.member_id and p.seq > 0
            and p.type <> 'FEE' order by p.seq desc limit 1)) as at) u
     where b.member_id > $1 and b.member_id <= $2 and b.cash > 0 and u.at <= $4
       and not exists (select from inactivity_fee f where f.member_id = b.member_id and f.month = $3)
     order by b.member_id`,
    [page.after, page.last, month, before],
  );
  return rows;
}

export async function insertFee(
  tx: Transaction,
  month: string,
  { memberId, currency, lastUsed }: IdleMember,
  amount: bigint,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into inactivity_fee (member_id, month, amount, currency, last_used_at)
     values ($1, $2, $3, $4, $5) on conflict (member_id, month) do nothing`,
    [memberId, month, amount, currency, lastUsed],
  );
  return rowCount === 1;
}
