import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import { openStakes } from './bonus.book.store.ts';
import type { BonusDeps } from './bonus.deps.ts';
import { refreshBonus } from './refresh-bonus.ts';

/** Bets still to be made before the member's cash is free; zero without a bonus. One look-up for who has none. */
export async function rollingAmountOf(
  deps: Pick<BonusDeps, 'db' | 'announce'>,
  memberId: bigint,
  currency: Currency,
): Promise<Amount> {
  const bonus = await refreshBonus(deps, memberId);
  if (!bonus) return amountOf(currency, 0n);
  const missing = bonus.terms.required - bonus.wagering.wagered;
  // All bets are made, or their time is up, but a round is still open: the bets not yet completed are its stakes.
  const isWaiting = bonus.wagering.phase !== 'running' || missing === 0n;
  if (!isWaiting) return amountOf(currency, missing);
  const staked = await openStakes(deps.db, bonus);
  // The round may have closed just now; the bonus ends with the next look.
  return amountOf(currency, staked > 0n ? staked : 1n);
}
