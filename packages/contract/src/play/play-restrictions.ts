/** For which games something is allowed; rules of play tell slots from all other games. */
export const allowances = ['off', 'tables', 'all'] as const;
export type Allowance = (typeof allowances)[number];

/** How far a win above the stake is celebrated. */
export const celebrations = ['off', 'short', 'full'] as const;
export type Celebrations = (typeof celebrations)[number];
