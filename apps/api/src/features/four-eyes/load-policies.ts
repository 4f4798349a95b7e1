import type { Database } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import { addFirstPolicy } from './policy.store.ts';

/** From which cash-outs on two people approve in a house whose policy says nothing yet. */
export async function loadPolicies(db: Database, cashOutsFrom: readonly Amount[]): Promise<void> {
  for (const { currency, minor } of cashOutsFrom) {
    await addFirstPolicy(db, {
      verb: 'cashOut.approve',
      currency,
      amountFrom: minor,
      reason: 'What the house began with',
    });
  }
}
