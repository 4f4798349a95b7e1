import type { Database, Transaction } from '@fairhouse/database';
import { type BonusPromotion, hasHadAny } from './bonus.store.ts';
import { type BonusRules, isAllowed } from './rules/allowed.ts';

/** Whether the place of a member lets them have it now: a bonus of welcome is none after another. */
export async function mayHave(
  db: Database | Transaction,
  memberId: bigint,
  rules: BonusRules,
  promotion: BonusPromotion,
): Promise<boolean> {
  if (!isAllowed(rules, promotion)) return false;
  return rules['bonus.offers'] === 'all' || !(await hasHadAny(db, memberId));
}
