import type { QueueSort } from '@fairhouse/contract/operator';
import type { ColumnSort } from '../../ui/table/columns.ts';
import { type QueueView, readView } from './view.ts';

/** What a press on a head begins with: the longest waiting, the largest, the first of the alphabet. */
const first: Readonly<Record<QueueSort, 'asc' | 'desc'>> = {
  waitingSince: 'asc',
  amount: 'desc',
  player: 'asc',
  kind: 'asc',
  provider: 'asc',
  due: 'asc',
};

/** How a list stands by one of its columns, and the view that a press on its head leads to. */
export function sortedBy(
  sort: QueueSort,
  view: QueueView,
  needsCurrency: string,
  firstSort: QueueSort = 'waitingSince',
): Omit<ColumnSort, 'toggle'> & { next: QueueView } {
  const isCurrent = (view.sort ?? firstSort) === sort;
  const direction = view.direction ?? 'asc';
  const next = isCurrent ? (direction === 'asc' ? 'desc' : 'asc') : first[sort];
  // Who has waited since the earliest moment has the highest age.
  const isAscending = (direction === 'asc') !== (sort === 'waitingSince');
  return {
    order: !isCurrent ? 'none' : isAscending ? 'ascending' : 'descending',
    next: readView({ ...view, row: undefined, sort, direction: next }),
    ...(sort === 'amount' && !view.currency ? { disabled: needsCurrency } : {}),
  };
}
