import type { CallInput, DepositStanding } from '@fairhouse/contract';
import type { ListFilter } from '@fairhouse/ui/lists/list-filter.ts';
import { momentsOf } from '../../../lib/filtered-days.ts';

type Input = Omit<CallInput<'/sys/member/deposit/page'>, 'pageNum'>;

/** What the list is narrowed to, by the kind of its filter. */
export const kinds = {
  pendingOnes: { standing_IN: ['waiting', 'processing', 'checked'] },
  creditedOnes: { standing: 'credited' },
  lateOnes: { late: 1 },
  failedOnes: { standing_IN: ['failed', 'expired', 'canceled'] },
  returnedOnes: { standing_IN: ['partReturned', 'returned'] },
} satisfies Record<string, { standing?: DepositStanding; standing_IN?: DepositStanding[]; late?: 1 }>;

function isKind(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind);
}

/** What the list asks for: latest first, narrowed to how they stand (the filter's kind) and to days. */
export function historyInput(filter: ListFilter): Input {
  const { kind } = filter;
  return { pageSize: 20, createTime_0: 'DESC', ...(isKind(kind) ? kinds[kind] : {}), ...momentsOf(filter) };
}
