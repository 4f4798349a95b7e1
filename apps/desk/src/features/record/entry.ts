import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type ListPage = OperatorCallOutput<'/operator/record/list'>;
export type Entry = ListPage['content'][number];

/** What the address says. */
export interface RecordView {
  tab?: string;
  actor?: string;
  member?: string;
  subject?: string;
  verb?: string;
  from?: string;
  until?: string;
  entry?: string;
}
