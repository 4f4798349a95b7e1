import { transactionTypes } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { vaultOf } from '@fairhouse/ledger';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import type { Transaction } from '../posting-page.store.ts';

type Row = Pick<Transaction, 'seq' | 'type' | 'createdAt'> & { amount: bigint; before: bigint; after: bigint };

/** The postings of these days in the order of the book; one more than `most` where there are more. */
export async function postingsBetween(
  db: Database,
  member: { id: bigint; currency: Currency },
  from: string,
  until: string,
  most: number,
): Promise<Transaction[]> {
  const { rows } = await db.query<Row>(
    `select seq, type, amount, cash_before + bonus_before as before, cash_after + bonus_after as after,
       created_at as "createdAt"
     from posting where vault = $1 and member_id = $2 and seq > 0 and type = any($3)
       and created_at >= $4::date at time zone 'UTC' and created_at < ($5::date + 1) at time zone 'UTC'
     order by seq limit $6`,
    [vaultOf(member.id), member.id, transactionTypes, from, until, most + 1],
  );
  return rows.map((row) => ({
    ...row,
    amount: amountOf(member.currency, row.amount),
    before: amountOf(member.currency, row.before),
    after: amountOf(member.currency, row.after),
  }));
}

/** The balance at the beginning of that day: zero before the first posting. */
export async function balanceBefore(
  db: Database,
  member: { id: bigint; currency: Currency },
  day: string,
): Promise<Amount> {
  const { rows } = await db.query<{ balance: bigint }>(
    `select cash_after + bonus_after as balance from posting
     where vault = $1 and member_id = $2 and seq > 0 and created_at < $3::date at time zone 'UTC'
     order by seq desc limit 1`,
    [vaultOf(member.id), member.id, day],
  );
  return amountOf(member.currency, rows[0]?.balance ?? 0n);
}
