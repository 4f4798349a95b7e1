import type { RiskCaseState } from '@fairhouse/contract/operator';

/** Every move of a case; a closed one stays closed. */
export const caseMoves = {
  assign: { from: ['open', 'investigating'], to: 'investigating' },
  giveUp: { from: ['open', 'investigating'], to: 'open' },
  close: { from: ['open', 'investigating'], to: 'closed' },
} as const satisfies Record<string, { from: readonly RiskCaseState[]; to: RiskCaseState }>;
