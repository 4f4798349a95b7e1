import type { Database, Transaction } from '@fairhouse/database';
import { offersHeldBack } from '../../protection/index.ts';
import { type BonusPromotion, hasHadAny } from './bonus.store.ts';
import { type BonusRules, isAllowed } from './rules/allowed.ts';

/**
 * Whether a member may have it now: nothing is offered to who does not want to play, or shows signs of harm; and by the rules
 * of some places a bonus of welcome is none after another.
 */
export async function mayHave(
  db: Database | Transaction,
  memberId: bigint,
  rules: BonusRules,
  promotion: BonusPromotion,
): Promise<boolean> {
  if (!isAllowed(rules, promotion) || (await offersHeldBack(db, memberId))) return false;
  return rules['bonus.offers'] === 'all' || !(await hasHadAny(db, memberId));
}
