import type { CashOutStatus } from '@fairhouse/contract';

/** What happens to the money that is held. */
export type HeldMoney = 'stays' | 'back to cash' | 'paid out';

/**
 * Every way from one status to another; there are no others. `paying` means claimed, submitting or unknown, and leaves to
 * `failed` only on a definite failure: a time-out never gives money back.
 */
export const moves = {
  cancel: { from: ['pending'], to: 'canceled', money: 'back to cash' },
  reject: { from: ['pending', 'passed'], to: 'rejected', money: 'back to cash' },
  approve: { from: ['pending'], to: 'passed', money: 'stays' },
  claim: { from: ['passed'], to: 'paying', money: 'stays' },
  accept: { from: ['paying'], to: 'payed', money: 'stays' },
  settle: { from: ['paying', 'payed'], to: 'completed', money: 'paid out' },
  fail: { from: ['paying', 'payed'], to: 'failed', money: 'back to cash' },
  markPaid: { from: ['passed', 'paying', 'payed'], to: 'completed', money: 'paid out' },
} as const satisfies Record<string, { from: readonly CashOutStatus[]; to: CashOutStatus; money: HeldMoney }>;

export type MoveName = keyof typeof moves;

/** Statuses whose money counts as cashed out or on its way. */
export const countedStatuses: readonly CashOutStatus[] = ['pending', 'passed', 'paying', 'payed', 'completed'];
