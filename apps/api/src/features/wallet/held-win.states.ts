import type { HeldWinStatus } from '@fairhouse/contract/operator';

/** An operator decides once; what is decided stays. */
export const decisions = {
  release: { from: 0, to: 10 },
  refuse: { from: 0, to: 20 },
} as const satisfies Record<string, { from: HeldWinStatus; to: HeldWinStatus }>;

export type Decision = keyof typeof decisions;

export const statusNames: Record<HeldWinStatus, string> = { 0: 'held', 10: 'released', 20: 'refused' };
