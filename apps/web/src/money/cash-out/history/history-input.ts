import type { CallInput, CallOutput } from '@fairhouse/contract';
import { type CashOutStatus, cashOutStatuses } from '@fairhouse/contract/statuses';
import type { ListFilter } from '@fairhouse/ui/lists/list-filter.ts';
import { momentsOf } from '../../../lib/filtered-days.ts';

export type CashOutRecord = CallOutput<'/sys/withdraw/listPage'>['content'][number];

/** In the order in which a cash-out passes through them; then the ways in which it can end instead. */
export const statuses = [
  'pending',
  'passed',
  'paying',
  'payed',
  'completed',
  'canceled',
  'rejected',
  'failed',
] as const satisfies readonly CashOutStatus[];

/** What the history asks for: latest first, narrowed to a status (the filter's kind) and to days. */
export function historyInput(filter: ListFilter): Omit<CallInput<'/sys/withdraw/listPage'>, 'pageNum'> {
  const status = statuses.find((one) => one === filter.kind);
  return {
    pageSize: 20,
    createTime_0: 'DESC',
    ...(status && { status: cashOutStatuses[status] }),
    ...momentsOf(filter),
  };
}
