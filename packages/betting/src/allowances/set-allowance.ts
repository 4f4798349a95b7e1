import type { Transaction } from '@fairhouse/database';

/**
 * Recomputes how far the stakes and losses of a player may rise (`play_allowance_of` of player protection decides) and has every later
 * bet compared with it. The transaction has locked the book (`lockBook`) and then written the limit or break: a bet that
 * is committed after it sees it.
 */
export async function setAllowance(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  await tx.query('select recompute_bet_allowance($1, $2)', [memberId, now]);
  await tx.query('select wallet_forget_rules($1)', [memberId]);
}
