import type { Pace } from '@fairhouse/game-math';

/** For which games something is allowed. Rules of play tell slots from all other games. */
export const allowances = ['off', 'tables', 'all'] as const;
export type Allowance = (typeof allowances)[number];

/** What the jurisdiction lets players do beside playing round by round. */
export interface Manners {
  automatic: Allowance;
  quick: Allowance;
}

export const usualManners: Manners = { automatic: 'tables', quick: 'tables' };

export function isAllowed(allowance: Allowance, pace: Pace): boolean {
  return allowance === 'all' || (allowance === 'tables' && pace === 'table');
}
