import { type Page, type TransactionType, transactionTypes } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { vaultOf } from '@fairhouse/ledger';
import { type Amount, amountOf, type Currency, scaleOf } from '@fairhouse/money';
import { listPage } from '../../db/list-page.store.ts';

export interface Transaction {
  /** Number of the posting in the member's book. */
  seq: bigint;
  type: TransactionType;
  amount: Amount;
  /** Cash and bonus together, as the member's top bar shows it. */
  before: Amount;
  after: Amount;
  createdAt: Date;
}

interface Row {
  seq: bigint;
  type: TransactionType;
  amount: bigint;
  before: bigint;
  after: bigint;
  createdAt: Date;
}

/** Postings that change what the member sees as balance; those that only move held money do not. */
export async function pageOfTransactions<Item>(
  db: Database,
  member: { id: bigint; currency: Currency },
  input: object & { pageNum: number; pageSize: number },
  render: (transaction: Transaction) => Item,
): Promise<Page<Item>> {
  return listPage(db, {
    select: `p.seq, p.type, p.amount, p.cash_before + p.bonus_before as before, p.cash_after + p.bonus_after as after,
      p.created_at as "createdAt"`,
    from: 'posting p',
    where: 'p.vault = $1 and p.member_id = $2 and p.seq > 0 and p.type = any($3)',
    params: [vaultOf(member.id), member.id, transactionTypes],
    fields: {
      amount: { sql: `(p.amount / ${10 ** scaleOf(member.currency)}.0)`, type: 'numeric' },
      // The numbers of a book rise with its times, and they are what the index holds.
      createTime: { sql: 'p.created_at', type: 'timestamptz', order: 'p.seq' },
      type: { sql: 'p.type', type: 'text' },
    },
    input,
    defaultOrder: 'p.seq desc',
    tieBreak: 'p.seq desc',
    render: (row: Row) =>
      render({
        seq: row.seq,
        type: row.type,
        amount: amountOf(member.currency, row.amount),
        before: amountOf(member.currency, row.before),
        after: amountOf(member.currency, row.after),
        createdAt: row.createdAt,
      }),
  });
}
