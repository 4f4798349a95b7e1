import type { CashOutStatus } from '@fairhouse/contract';

/** The specified statuses in the words of the desk and the records. */
export const statusNames: Record<CashOutStatus, string> = {
  0: 'pending review',
  1: 'canceled',
  10: 'rejected',
  20: 'passed',
  29: 'paying',
  30: 'payed',
  40: 'completed',
  50: 'failed',
};

/** What happens to the money that is held. */
export type HeldMoney = 'stays' | 'back to cash' | 'paid out';

/**
 * Every way from one status to another; there are no others. 29 means claimed, submitting or unknown, and leaves to 50
 * only on a definite failure: a time-out never gives money back.
 */
export const moves = {
  cancel: { from: [0], to: 1, money: 'back to cash' },
  reject: { from: [0, 20], to: 10, money: 'back to cash' },
  approve: { from: [0], to: 20, money: 'stays' },
  claim: { from: [20], to: 29, money: 'stays' },
  accept: { from: [29], to: 30, money: 'stays' },
  settle: { from: [29, 30], to: 40, money: 'paid out' },
  fail: { from: [29, 30], to: 50, money: 'back to cash' },
  markPaid: { from: [20, 29, 30], to: 40, money: 'paid out' },
} as const satisfies Record<string, { from: readonly CashOutStatus[]; to: CashOutStatus; money: HeldMoney }>;

export type MoveName = keyof typeof moves;

/** Statuses whose money counts as cashed out or on its way. */
export const countedStatuses: readonly CashOutStatus[] = [0, 20, 29, 30, 40];
