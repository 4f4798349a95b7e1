import type { Rules } from '@fairhouse/jurisdictions';
import type { Promotion } from './terms.ts';

/** What the place of a member says of bonuses. */
export type BonusRules = Pick<Rules, 'bonus.offers' | 'bonus.wageringMost'>;

/**
 * Whether the rules know such a bonus. `welcome` is one bonus at the first time of playing: none that comes again. `given`
 * is by the hand of an operator or by a campaign.
 */
export function isAllowed(rules: BonusRules, promotion: Promotion | 'given'): boolean {
  if (rules['bonus.offers'] === 'all') return true;
  return rules['bonus.offers'] === 'welcome' && (promotion === 'signUp' || promotion === 'firstDeposit');
}
