/** How a proof stands: nothing handed in, somebody looks at it, accepted, not accepted. */
export const proofStandings = ['missing', 'waiting', 'passed', 'refused'] as const;
export type ProofStanding = (typeof proofStandings)[number];

/** By what it was proved. */
export const proofWays = ['provider', 'documents'] as const;

/** By when somebody must be known, as the place of the player says. */
export const proofMoments = ['never', 'payout', 'deposit', 'play'] as const;

/** Where somebody's money comes from. */
export const fundsSources = ['salary', 'savings', 'business', 'property', 'inheritance', 'pension', 'other'] as const;
export type FundsSource = (typeof fundsSources)[number];

export const fundsStates = ['asked', 'handedIn', 'accepted', 'refused'] as const;
export type FundsState = (typeof fundsStates)[number];
