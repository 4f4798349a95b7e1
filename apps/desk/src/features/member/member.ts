import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type Member = OperatorCallOutput<'/operator/member/find'>;
