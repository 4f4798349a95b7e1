export const riskSeverities = ['low', 'medium', 'high', 'critical'] as const;
export type RiskSeverity = (typeof riskSeverities)[number];

/** What a rule looks for. Each has one file in the API's feature `risk`, with its parameters and their units. */
export const riskRuleKinds = [
  'depositVelocity',
  'cashOutVelocity',
  'passThrough',
  'structuring',
  'sharedInstrument',
  'dormantActive',
  'bonusCashedOut',
  'bonusShared',
  'unusualWins',
  'failedLogIns',
  'failedSignIns',
] as const;
export type RiskRuleKind = (typeof riskRuleKinds)[number];

/** `proposed`: to be switched on or off, once a second person agrees. `off`: it was on, or another version took its place. */
export const riskRuleStates = ['draft', 'proposed', 'on', 'off'] as const;
export type RiskRuleState = (typeof riskRuleStates)[number];

export const riskAlertStates = ['open', 'inCase', 'dismissed', 'falsePositive'] as const;
export type RiskAlertState = (typeof riskAlertStates)[number];

export const riskCaseStates = ['open', 'investigating', 'closed'] as const;
export type RiskCaseState = (typeof riskCaseStates)[number];

/** What came of a case. `valuable`: nothing was proved, and it was right to look. */
export const riskCaseOutcomes = ['falsePositive', 'valuable', 'confirmed'] as const;
export type RiskCaseOutcome = (typeof riskCaseOutcomes)[number];

export const screeningStates = ['waiting', 'confirmed', 'falsePositive'] as const;
export type ScreeningState = (typeof screeningStates)[number];
