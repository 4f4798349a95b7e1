import type { WalletRefusal } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { lockPromotion, takeFromBudget } from './vendor-promotion.store.ts';

/**
 * Takes what a promotion of the vendor may cost, in minor units, off its budget of the day: the win, or the maximum win of a grant. Answers
 * null, or why it may not be paid.
 */
export async function spendPromotion(
  tx: Transaction,
  spent: { vendor: string; currency: Currency; amount: bigint; isGrant: boolean },
): Promise<WalletRefusal | null> {
  const { vendor, currency, amount, isGrant } = spent;
  const bounds = await lockPromotion(tx, vendor, currency);
  if (!bounds || bounds.winMost === 0n || (isGrant && !bounds.mayGrant)) return 'promotion_not_allowed';
  if (amount > bounds.winMost) return 'promotion_limit';
  return (await takeFromBudget(tx, vendor, currency, amount)) ? null : 'promotion_limit';
}
