import type { Database } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import { addFirstPolicy } from './policy.store.ts';

/**
 * In a house whose policy says nothing yet: from which cash-outs, and from which budgets of campaigns, on two people approve;
 * that two switch a rule, that two publish what members agree to, and that two erase a member.
 */
export async function loadPolicies(db: Database, cashOutsFrom: readonly Amount[]): Promise<void> {
  for (const verb of ['cashOut.approve', 'campaign.start'] as const) {
    for (const { currency, minor } of cashOutsFrom) {
      await addFirstPolicy(db, { verb, currency, amountFrom: minor, reason: 'What the house began with' });
    }
  }
  for (const verb of ['rule.switchOn', 'article.publish', 'member.erase'] as const) {
    await addFirstPolicy(db, { verb, currency: null, amountFrom: 0n, reason: 'What the house began with' });
  }
}
