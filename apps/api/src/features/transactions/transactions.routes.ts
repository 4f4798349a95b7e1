import { calls } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { toWire } from '@fairhouse/money';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { pageOfTransactions, type Transaction } from './posting-page.store.ts';

export function transactionsRoutes({ db }: { db: Database }): Handler[] {
  return [
    on(calls['/sys/member/transaction/page'], async ({ input, member }) =>
      ok(await pageOfTransactions(db, member, input, transactionWire)),
    ),
  ];
}

function transactionWire({ seq, type, amount, before, after, createdAt }: Transaction) {
  return {
    id: Number(seq),
    createTime: createdAt.toISOString(),
    type,
    currency: amount.currency,
    amount: toWire(amount),
    balanceBefore: toWire(before),
    balanceAfter: toWire(after),
  };
}
