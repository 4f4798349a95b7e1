import type { WalletRefusal } from '@fairhouse/betting';

/** The words of https://docs.hub88.io, "Seamless Wallet response statuses". */
export type Hub88Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_PARTNER'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_LIMIT_REACHED';

/** What Hub88 is sent for each refusal. `RS_ERROR_UNKNOWN` is its word for all that has none of its own. */
export const statusOfRefusal: Record<WalletRefusal, Hub88Status> = {
  invalid_token: 'RS_ERROR_INVALID_TOKEN',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  user_disabled: 'RS_ERROR_USER_DISABLED',
  invalid_game: 'RS_ERROR_INVALID_GAME',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  currency_mismatch: 'RS_ERROR_WRONG_CURRENCY',
  limit_exceeded: 'RS_ERROR_LIMIT_REACHED',
  // Hub88 has no word for it: the player may not bet now.
  maintenance: 'RS_ERROR_USER_DISABLED',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
  round_over: 'RS_ERROR_DUPLICATE_TRANSACTION',
  already_answered: 'RS_ERROR_DUPLICATE_TRANSACTION',
  // The bet has been taken back by another rollback: what Hub88 wants is so.
  already_reversed: 'RS_OK',
  rolled_back: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  nothing_to_reverse: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  no_such_round: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  free_unknown: 'RS_ERROR_UNKNOWN',
  free_mismatch: 'RS_ERROR_UNKNOWN',
  free_used_up: 'RS_ERROR_LIMIT_REACHED',
  free_expired: 'RS_ERROR_LIMIT_REACHED',
  free_ended: 'RS_ERROR_LIMIT_REACHED',
  // Promotions of vendors alone; a prize of Hub88 is bounded by HUB88_PRIZE_MOST.
  promotion_not_allowed: 'RS_ERROR_LIMIT_REACHED',
  promotion_limit: 'RS_ERROR_LIMIT_REACHED',
  player_not_eligible: 'RS_ERROR_USER_DISABLED',
  // Hub88 repeats a win until it is answered OK: its repeat has the decision (docs/decisions/337).
  win_held: 'RS_ERROR_UNKNOWN',
  win_refused: 'RS_ERROR_LIMIT_REACHED',
  invalid_amount: 'RS_ERROR_WRONG_TYPES',
  // Every member has a book from the day of joining: without one there is no such player.
  no_such_book: 'RS_ERROR_INVALID_TOKEN',
};
