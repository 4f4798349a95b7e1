/** What a rule of automatic approval checks, in the order in which it is shown. All of them have to pass. */
export const payoutChecks = [
  'amount',
  'onePerson',
  'dayAmount',
  'dayCount',
  'weekAmount',
  'weekCount',
  'identity',
  'documents',
  'instrument',
  'accountOpen',
  'accountAge',
  'accountChange',
  'dispute',
  'debt',
  'alert',
  'case',
  'screening',
  'heldWin',
  'bonus',
  'harmCase',
  'decision',
  'earlierReview',
] as const;
export type PayoutCheck = (typeof payoutChecks)[number];

/** What counts as the player's own account: one that was paid at before, or also one in the player's name. */
export const ownInstruments = ['used', 'usedOrNamed'] as const;
export type OwnInstrument = (typeof ownInstruments)[number];

export const payoutReviews = ['waiting', 'right', 'wrong'] as const;
export type PayoutReview = (typeof payoutReviews)[number];

export const payoutRuleStates = ['draft', 'proposed', 'on', 'off'] as const;
export type PayoutRuleState = (typeof payoutRuleStates)[number];
