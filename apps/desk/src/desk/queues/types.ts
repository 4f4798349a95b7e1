import type { OperatorCallInput, OperatorCallOutput } from '@fairhouse/contract/operator';

export type Row = OperatorCallOutput<'/operator/queue/list'>['rows'][number];
export type Summary = OperatorCallOutput<'/operator/queue/summary'>[number];
export type QueueName = Summary['queue'];
export type Decision = Summary['decisions'][number];
export type Totals = NonNullable<OperatorCallOutput<'/operator/queue/list'>['totals']>;
export type Outcome = OperatorCallOutput<'/operator/queue/decide'>['outcomes'][number];
export type ListInput = OperatorCallInput<'/operator/queue/list'>;
