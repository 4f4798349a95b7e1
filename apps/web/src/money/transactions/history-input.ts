import type { CallInput, CallOutput } from '@fairhouse/contract';
import type { ListFilter } from '@fairhouse/ui/lists/list-filter.ts';
import { momentsOf } from '../../lib/filtered-days.ts';

type Type = CallOutput<'/sys/member/transaction/page'>['content'][number]['type'];

/** The types of the book, the everyday ones first. */
export const types = [
  'DEPOSIT',
  'WITHDRAW',
  'WITHDRAW_ROLLBACK',
  'GAME_BET',
  'GAME_WIN',
  'GAME_ROLLBACK',
  'PROMOTION',
  'FORFEIT',
  'FORFEIT_WON',
  'REDEEM',
  'INVITE_AWARD',
  'GIFT',
  'BENEFITS',
  'FEE',
  'FREE_BET',
  'FREE_WIN',
  'FREE_ROLLBACK',
  'FREE_ROUNDS_WON',
  'SUPPLIER_PRIZE',
  'REVERSAL',
] as const satisfies readonly Type[];

/** What the history asks for: latest first, narrowed to a type (the filter's kind) and to days. */
export function historyInput(filter: ListFilter): Omit<CallInput<'/sys/member/transaction/page'>, 'pageNum'> {
  const type = types.find((one) => one === filter.kind);
  return { amount_GT: 0, pageSize: 20, createTime_0: 'DESC', ...(type && { type }), ...momentsOf(filter) };
}
