import type { Currency } from '@fairhouse/money';
import type pg from 'pg';
import { type Balance, balanceOf } from '../postings/posting.ts';
import { type Totals, totalsOf } from './accounts.ts';

export interface Book {
  memberId: bigint;
  currency: Currency;
  balance: Balance;
  totals: Totals;
  /** Number of the last posting; 0 when there is none. */
  seq: bigint;
  openedAt: Date;
}

type BookRow = Totals & { currency: Currency; cash: bigint; bonus: bigint; held: bigint; seq: bigint; opened_at: Date };

/** A member's balances and lifetime totals; undefined when no book was opened. */
export async function readBook(db: pg.Pool | pg.ClientBase, memberId: bigint): Promise<Book | undefined> {
  const { rows } = await db.query<BookRow>('select * from book where member_id = $1', [memberId]);
  const row = rows[0];
  if (!row) return undefined;
  const { currency } = row;
  const balance = balanceOf(currency, row.cash, row.bonus, row.held);
  return { memberId, currency, balance, totals: totalsOf(row), seq: row.seq, openedAt: row.opened_at };
}
