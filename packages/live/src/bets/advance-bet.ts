import { askWallet } from '../ask-wallet.ts';
import type { LiveCasino } from '../casino.ts';
import { type BetInHand, mustReadBet } from './bet.store.ts';

/**
 * Drives a bet as far as it goes without its round: asks the wallet, writes what it answered, and asks on. Safe to repeat by anybody at
 * any time. Where the wallet does not answer, the bet stays where it is, and recovery asks again. `fence`: in whose name the writer of
 * the table does it.
 */
export async function advanceBet(
  casino: LiveCasino,
  from: BetInHand,
  how: { fresh?: boolean; fence?: bigint } = {},
): Promise<BetInHand> {
  let bet = from;
  let isFresh = how.fresh ?? false;
  // A lost packet should not cost the player the round: one more try for a stake, at once.
  let again = bet.state === 'ASKED' ? 1 : 0;
  while (waitsForWallet(bet)) {
    const next = await askWallet(casino, bet, isFresh);
    isFresh = false;
    if (next.after === bet.state && again-- > 0) continue;
    const moved = await casino.commits.move({ bet, fence: how.fence, ...next });
    if (!moved) return mustReadBet(casino.db, bet.id);
    const stays = next.after === bet.state;
    bet = { ...bet, state: next.after, balance: next.balance ?? bet.balance, refusal: next.refusal ?? bet.refusal };
    if (stays || next.workAfterMs) return bet;
  }
  return bet;
}

function waitsForWallet({ state }: BetInHand): boolean {
  return state === 'ASKED' || state === 'CANCELLING' || state === 'SETTLING' || state === 'HELD';
}
