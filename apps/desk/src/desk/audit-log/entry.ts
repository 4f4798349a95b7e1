import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type Entry = OperatorCallOutput<'/operator/record/list'>['content'][number];

/** What the address says. */
export interface RecordView {
  tab?: string;
  actor?: string;
  member?: string;
  subject?: string;
  command?: string;
  from?: string;
  until?: string;
  entry?: string;
}
