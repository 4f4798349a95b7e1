import { calls } from '@fairhouse/contract';
import { toWire } from '@fairhouse/money';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { pageOfPostings } from './posting-page.store.ts';
import { createMakeStatement, type StatementDeps } from './statement/make-statement.ts';
import { type Transaction, withAbouts } from './transaction.ts';

export function transactionsRoutes(deps: StatementDeps): Handler[] {
  const { db, describePostings } = deps;
  const makeStatement = createMakeStatement(deps);
  return [
    on(calls['/sys/member/transaction/page'], async ({ input, member }) => {
      const page = await pageOfPostings(db, member, input);
      return ok({ ...page, content: (await withAbouts(describePostings, member, page.content)).map(transactionWire) });
    }),
    on(calls['/sys/member/transaction/statement'], ({ input, member, language }) =>
      makeStatement(member, input, language),
    ),
  ];
}

function transactionWire({ seq, type, amount, before, after, createdAt, about }: Transaction) {
  return {
    id: Number(seq),
    createTime: createdAt.toISOString(),
    type,
    currency: amount.currency,
    amount: toWire(amount),
    balanceBefore: toWire(before),
    balanceAfter: toWire(after),
    about,
  };
}
