import type { Allowance } from '@fairhouse/rgs';

export const allowances = ['off', 'tables', 'all'] as const satisfies readonly Allowance[];

/** What the house lets players do beside playing round by round; where they live may let them less. */
export interface Manners {
  automatic: Allowance;
  quick: Allowance;
}

export const usualManners: Manners = { automatic: 'tables', quick: 'tables' };
