import type { InstructionResult, WalletRefusal } from '@fairhouse/betting';
import type { WalletAnswer, WalletStatus } from '@fairhouse/contract/wallet';

/** What a vendor is sent for each refusal. */
export const statusOfRefusal: Record<WalletRefusal, WalletStatus> = {
  invalid_token: 'INVALID_TOKEN',
  token_expired: 'TOKEN_EXPIRED',
  user_disabled: 'USER_DISABLED',
  invalid_game: 'INVALID_GAME',
  wrong_currency: 'WRONG_CURRENCY',
  currency_mismatch: 'WRONG_CURRENCY',
  limit_exceeded: 'LIMIT_EXCEEDED',
  maintenance: 'MAINTENANCE',
  insufficient_funds: 'NOT_ENOUGH_MONEY',
  conflict: 'DUPLICATE_TRANSACTION',
  // A round id is used up when its round is over: a new bet in it is another content under a known id.
  round_over: 'DUPLICATE_TRANSACTION',
  // The bet was answered by its win; saying "does not exist" would let the vendor believe that no money moved.
  already_answered: 'DUPLICATE_TRANSACTION',
  // The bet has been taken back by another rollback: what the vendor wants is so.
  already_reversed: 'OK',
  rolled_back: 'TRANSACTION_DOES_NOT_EXIST',
  nothing_to_reverse: 'TRANSACTION_DOES_NOT_EXIST',
  no_such_round: 'TRANSACTION_DOES_NOT_EXIST',
  free_unknown: 'FREE_ROUNDS_UNKNOWN',
  free_mismatch: 'FREE_ROUNDS_MISMATCH',
  free_used_up: 'FREE_ROUNDS_USED_UP',
  free_expired: 'FREE_ROUNDS_EXPIRED',
  free_ended: 'FREE_ROUNDS_ENDED',
  promotion_not_allowed: 'PROMOTION_NOT_ALLOWED',
  promotion_limit: 'PROMOTION_LIMIT_EXCEEDED',
  player_not_eligible: 'PLAYER_NOT_ELIGIBLE',
  win_held: 'WIN_HELD',
  win_refused: 'WIN_REFUSED',
  invalid_amount: 'WRONG_SYNTAX',
  // Every member has a book from the day of joining: without one there is no such player.
  no_such_book: 'INVALID_TOKEN',
};

/** The answer to a call that was understood. */
export function answerOf(
  { requestId, transactionId }: { requestId: string; transactionId?: string },
  { refusal, balance, currency }: InstructionResult,
): WalletAnswer {
  return { requestId, status: refusal === null ? 'OK' : statusOfRefusal[refusal], balance, currency, transactionId };
}
