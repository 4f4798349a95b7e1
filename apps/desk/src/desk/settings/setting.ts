import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type Setting = OperatorCallOutput<'/operator/setting/listAll'>[number];
