import type { CallOutput } from '@fairhouse/contract';

export type OwnData = CallOutput<'/sys/data/get'>;
