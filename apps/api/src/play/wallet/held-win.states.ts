import type { HeldWinStatus } from '@fairhouse/contract/operator';

/** An operator decides once; what is decided stays. */
export const decisions = {
  release: { from: 'held', to: 'released' },
  refuse: { from: 'held', to: 'refused' },
} as const satisfies Record<string, { from: HeldWinStatus; to: HeldWinStatus }>;

export type Decision = keyof typeof decisions;
