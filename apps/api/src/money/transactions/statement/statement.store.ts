import { transactionTypes } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import { transactionColumns } from '../posting-page.store.ts';
import type { TransactionRow } from '../transaction.ts';
import { nextTurn } from './next-turn.ts';

const rowsInTurn = 500;

/**
 * The postings of these days in the order of the book; more than `most` where there are more. In portions, because the
 * driver would read what came as one answer in one turn of the event loop.
 */
export async function postingsBetween(
  db: Database,
  member: { id: bigint; currency: Currency },
  from: string,
  until: string,
  most: number,
): Promise<TransactionRow[]> {
  const postings: TransactionRow[] = [];
  while (postings.length <= most) {
    await nextTurn();
    const { rows } = await db.query<TransactionRow>(
      `select ${transactionColumns}
       from ledger_posting p where member_id = $1 and seq > 0 and seq > $2 and type = any($3)
         and created_at >= $4::date at time zone 'UTC' and created_at < ($5::date + 1) at time zone 'UTC'
       order by seq limit $6`,
      [member.id, postings.at(-1)?.seq ?? 0n, transactionTypes, from, until, rowsInTurn],
    );
    postings.push(...rows);
    if (rows.length < rowsInTurn) break;
  }
  return postings;
}

/** The balance at the beginning of that day: zero before the first posting. */
export async function balanceBefore(
  db: Database,
  member: { id: bigint; currency: Currency },
  day: string,
): Promise<Amount> {
  const { rows } = await db.query<{ balance: bigint }>(
    `select cash_after + bonus_after as balance from ledger_posting
     where member_id = $1 and seq > 0 and created_at < $2::date at time zone 'UTC'
     order by seq desc limit 1`,
    [member.id, day],
  );
  return amountOf(member.currency, rows[0]?.balance ?? 0n);
}
