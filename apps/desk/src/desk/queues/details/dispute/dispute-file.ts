import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type DisputeFile = OperatorCallOutput<'/operator/dispute/get'>;
