import type { CallInput, CallOutput } from '@fairhouse/contract';
import { type ListFilter, momentsOf } from '../../../lib/list-filter.ts';

export type CashOutRecord = CallOutput<'/sys/withdraw/listPage'>['content'][number];

/** In the order in which a cash-out passes through them; then the ways in which it can end instead. */
export const statuses = [0, 20, 29, 30, 40, 1, 10, 50] as const satisfies readonly CashOutRecord['status'][];

/** What the history asks for: latest first, narrowed to a status (the filter's kind) and to days. */
export function historyInput(filter: ListFilter): Omit<CallInput<'/sys/withdraw/listPage'>, 'pageNum'> {
  const status = statuses.find((one) => String(one) === filter.kind);
  return { pageSize: 20, createTime_0: 'DESC', ...(status !== undefined && { status }), ...momentsOf(filter) };
}
