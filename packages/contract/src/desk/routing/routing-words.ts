/** The outcome of a provider in a decision, in the order in which they are asked about. */
export const routeOutcomes = ['used', 'notOffered', 'notItsCurrency', 'notReached'] as const;
export type RouteOutcome = (typeof routeOutcomes)[number];

/** Why a provider was put behind the others. */
export const routeDemotions = ['weak', 'incident'] as const;
export type RouteDemotion = (typeof routeDemotions)[number];

export const routingHistories = ['any', 'first', 'returning'] as const;
export type RoutingHistory = (typeof routingHistories)[number];

export const routingStates = ['draft', 'proposed', 'on', 'off'] as const;
export type RoutingState = (typeof routingStates)[number];

/** Why a provider declined. Only `technical` lets another provider be asked. */
export const declineWords = [
  'issuerDecline',
  'insufficientFunds',
  'invalidInstrument',
  'authenticationFailed',
  'fraud',
  'playerCancelled',
  'technical',
  'unknown',
] as const;
export type DeclineWord = (typeof declineWords)[number];
