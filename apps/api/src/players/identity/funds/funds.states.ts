import type { FundsState } from '@fairhouse/contract';

export type FundsDecision = 'accept' | 'refuse';

/** The member hands in what was asked for, and again after a refusal, which asks again. */
export const handsIn: { from: readonly FundsState[]; to: FundsState } = { from: ['asked', 'handedIn'], to: 'handedIn' };

export const decisions: Record<FundsDecision, { from: readonly FundsState[]; to: FundsState }> = {
  accept: { from: ['handedIn'], to: 'accepted' },
  refuse: { from: ['handedIn'], to: 'refused' },
};
