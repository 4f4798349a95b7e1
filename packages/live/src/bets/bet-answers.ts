import type { OwnBet } from '@fairhouse/contract/play';
import type { WalletRefusal } from '@fairhouse/rgs';
import type { BetInHand } from './bet.store.ts';
import { showOwnBet } from './show-bet.ts';

/** Everything that a call about a bet can answer besides the bet. */
export type BetRefusal =
  | { reason: 'wrong_input' | 'stake_not_allowed' | 'not_found' | 'play_id_reused' }
  | { reason: 'bets_closed' | 'table_rests' | 'too_many_bets' | 'too_late' | 'bet_pending' | 'bet_void' }
  | { reason: 'too_soon'; retryAfterMs: number }
  | { reason: WalletRefusal; balance: bigint | undefined };

/** The bet as its owner sees it, and the balance as the wallet told it last, in minor units. */
export type BetAnswer = { ok: true; bet: OwnBet; balance: bigint | null } | ({ ok: false } & BetRefusal);

const refusals: readonly string[] = [
  'not_enough_money',
  'limit_exceeded',
  'session_ended',
  'player_blocked',
  'maintenance',
  'not_accepted',
] satisfies WalletRefusal[];

/** What became of a bet that was placed, told from its record, so that a repeated call hears the same. */
export function answerOfPlaced(bet: BetInHand): BetAnswer {
  if (bet.state === 'ASKED') return { ok: false, reason: 'bet_pending' };
  const isTakenBack = bet.refusal === 'taken_back';
  if (bet.state === 'REFUSED' && bet.refusal !== null && refusals.includes(bet.refusal))
    return { ok: false, reason: bet.refusal as WalletRefusal, balance: bet.balance ?? undefined };
  const isGone = bet.state === 'REFUSED' || bet.state === 'CANCELLING' || bet.state === 'VOID';
  return isGone && !isTakenBack ? { ok: false, reason: 'bet_void' } : answerOf(bet);
}

export function answerOf(bet: BetInHand): BetAnswer {
  return { ok: true, bet: showOwnBet(bet), balance: bet.balance };
}
