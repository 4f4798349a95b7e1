import type { CallParsed } from '@fairhouse/contract';

/** What a member asks to be paid, as the call brings it. */
export type Application = CallParsed<'/sys/withdraw/apply'>;
