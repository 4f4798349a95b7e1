import type { RoundRow } from './round.store.ts';
import type { WalletRefusal } from './wallet-port.ts';

/** Everything a play call can answer besides a round. `refused`: the round whose stake was not taken, which keeps its number. */
export type PlayRefusal =
  | { reason: 'wrong_input' | 'stake_not_allowed' | 'action_not_allowed' | 'not_found' | 'no_open_round' }
  | { reason: 'play_id_reused' | 'round_pending' | 'seed_needed' | 'seed_changed' }
  | { reason: 'automatic_not_allowed' | 'bonus_buy_not_allowed' | 'double_up_not_allowed' | 'free_rounds_plain' }
  | { reason: 'round_void'; refused?: RoundRow }
  | { reason: 'round_open' | 'stale_step'; round: RoundRow }
  | { reason: 'too_soon'; retryAfterMs: number }
  | { reason: WalletRefusal; balance: bigint | undefined; refused?: RoundRow };

export type PlayAnswer = { ok: true; round: RoundRow } | ({ ok: false } & PlayRefusal);

const refusals: readonly string[] = [
  'not_enough_money',
  'limit_exceeded',
  'session_ended',
  'player_blocked',
  'maintenance',
  'free_rounds_over',
  'not_accepted',
] satisfies WalletRefusal[];

/** What became of one instruction, read from its record, so that a repeated call is answered the same. */
export function answerOf(round: RoundRow, step: { state: RoundRow['stepState']; refusal: string | null }): PlayAnswer {
  if (step.state === 'APPLIED') return { ok: true, round };
  if (step.state === 'INTENT') return { ok: false, reason: 'round_pending' };
  if (step.refusal !== null && refusals.includes(step.refusal)) {
    return { ok: false, reason: step.refusal as WalletRefusal, balance: round.balance ?? undefined, refused: round };
  }
  return { ok: false, reason: 'round_void', refused: round };
}
