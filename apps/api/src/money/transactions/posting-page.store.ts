import { type Page, transactionTypes } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Currency, scaleOf } from '@fairhouse/money';
import { listPage } from '../../db/list-page.store.ts';
import type { TransactionRow } from './transaction.ts';

export const transactionColumns = `p.seq, p.type, p.source, p.external_id as "externalId", p.game_code as "gameCode", p.note,
  p.amount, p.cash_before + p.bonus_before as before, p.cash_after + p.bonus_after as after, p.created_at as "createdAt"`;

/** Postings that change what the member sees as balance; those that only move held money do not. */
export async function pageOfPostings(
  db: Database,
  member: { id: bigint; currency: Currency },
  input: object & { pageNum: number; pageSize: number },
): Promise<Page<TransactionRow>> {
  return listPage(db, {
    select: transactionColumns,
    from: 'ledger_posting p',
    where: 'p.member_id = $1 and p.seq > 0 and p.type = any($2)',
    params: [member.id, transactionTypes],
    fields: {
      amount: { sql: `(p.amount / ${10 ** scaleOf(member.currency)}.0)`, type: 'numeric' },
      // The numbers of a book rise with its times, and they are what the index holds.
      createTime: { sql: 'p.created_at', type: 'timestamptz', order: 'p.seq' },
      type: { sql: 'p.type', type: 'text' },
    },
    input,
    defaultOrder: 'p.seq desc',
    tieBreak: 'p.seq desc',
    render: (row: TransactionRow) => row,
  });
}
