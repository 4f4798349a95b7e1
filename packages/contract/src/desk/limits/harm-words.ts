/** Signs of harm. Each has one file in the API's feature `harm`, with what it counts and the sentence that explains it. */
export const harmKinds = [
  'chasing',
  'raisedStakes',
  'nights',
  'risingDeposits',
  'cancelledCashOuts',
  'failedDeposits',
  'longSessions',
] as const;
export type HarmKind = (typeof harmKinds)[number];

/** What the casino does by itself, the mildest first. `pause`: a mandatory break, and a case. */
export const harmMeasures = ['message', 'limits', 'pause'] as const;
export type HarmMeasure = (typeof harmMeasures)[number];

export const harmCaseStates = ['open', 'closed'] as const;
export type HarmCaseState = (typeof harmCaseStates)[number];

/** What came of a case. */
export const harmOutcomes = ['talked', 'limitAdvised', 'breakSet', 'exclusionAdvised', 'noAction'] as const;
export type HarmOutcome = (typeof harmOutcomes)[number];

/** How a member asked for it. */
export const wishedBy = ['telephone', 'mail', 'chat'] as const;
export type WishedBy = (typeof wishedBy)[number];
