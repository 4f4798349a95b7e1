import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export type StaffPerson = OperatorCallOutput<'/operator/staff/list'>[number];
