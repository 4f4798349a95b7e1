import type { Allowance } from '@fairhouse/rgs';

export const allowances = ['off', 'tables', 'all'] as const satisfies readonly Allowance[];

/** What the casino lets players do beside playing round by round; where they live may let them less. */
export interface PlayRestrictions {
  automatic: Allowance;
  quick: Allowance;
}

export const usualPlayRestrictions: PlayRestrictions = { automatic: 'tables', quick: 'tables' };
