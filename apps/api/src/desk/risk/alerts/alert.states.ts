import type { RiskAlertState } from '@fairhouse/contract/operator';

/** Every move of an alert. What was decided stays decided: what is seen otherwise later is a case of its own. */
export const alertMoves = {
  dismiss: { from: 'open', to: 'dismissed' },
  callFalse: { from: 'open', to: 'falsePositive' },
  takeIntoCase: { from: 'open', to: 'inCase' },
} as const satisfies Record<string, { from: RiskAlertState; to: RiskAlertState }>;

export type AlertMove = keyof typeof alertMoves;

/** How a state is spoken of in a refusal. */
export const alertStateWords: Record<RiskAlertState, string> = {
  open: 'open',
  inCase: 'in a case',
  dismissed: 'dismissed',
  falsePositive: 'a false positive',
};
