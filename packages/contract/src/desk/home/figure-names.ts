/** The figures of the home page; each is declared in apps/api/src/desk/home/figures.ts. */
export const figureNames = [
  'deposits',
  'withdrawals',
  'cashOutsAsked',
  'payoutTime',
  'automaticShare',
  'ggr',
  'bonusCost',
  'ngr',
  'ngrAfterCosts',
  'activePlayers',
  'newPlayers',
  'firstDeposits',
  'acceptance',
  'messages',
  'firstAnswer',
  'riskAlerts',
  'harmCases',
] as const;
export type FigureName = (typeof figureNames)[number];

export const figureUnits = ['money', 'count', 'percent', 'seconds'] as const;
export type FigureUnit = (typeof figureUnits)[number];
