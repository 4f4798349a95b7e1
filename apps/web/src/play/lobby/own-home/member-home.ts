import type { CallOutput } from '@fairhouse/contract';

export type MemberHome = CallOutput<'/sys/home/get'>;
