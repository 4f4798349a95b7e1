/**
 * Where money comes from (debit) and goes to (credit), by type of posting: the same table as `posting_rule` in the
 * database (a test compares them), kept a second time so that verification does not trust what it verifies.
 * `available` is cash first, then bonus.
 */
export const postingRules = {
  DEPOSIT: { debit: 'deposited', credit: 'cash', answers: null, reversible: true },
  GAME_BET: { debit: 'available', credit: 'staked', answers: null, reversible: false },
  GAME_WIN: { debit: 'won', credit: 'cash', answers: null, reversible: true },
  GAME_ROLLBACK: { debit: 'rolled_back', credit: 'available', answers: 'GAME_BET', reversible: false },
  WITHDRAW: { debit: 'cash', credit: 'held', answers: null, reversible: false },
  WITHDRAW_ROLLBACK: { debit: 'held', credit: 'cash', answers: 'WITHDRAW', reversible: false },
  WITHDRAW_PAID: { debit: 'held', credit: 'paid_out', answers: 'WITHDRAW', reversible: false },
  PROMOTION: { debit: 'granted', credit: 'bonus', answers: null, reversible: true },
  REDEEM: { debit: 'granted', credit: 'cash', answers: null, reversible: true },
  INVITE_AWARD: { debit: 'granted', credit: 'cash', answers: null, reversible: true },
  GIFT: { debit: 'granted', credit: 'cash', answers: null, reversible: true },
  BENEFITS: { debit: 'granted', credit: 'cash', answers: null, reversible: true },
  FORFEIT: { debit: 'bonus', credit: 'forfeited', answers: null, reversible: true },
  FORFEIT_WON: { debit: 'cash', credit: 'forfeited', answers: null, reversible: true },
  FREE_BET: { debit: 'promotion', credit: 'free_staked', answers: null, reversible: false },
  FREE_WIN: { debit: 'free_won', credit: 'promotion', answers: null, reversible: false },
  FREE_ROLLBACK: { debit: 'free_staked', credit: 'promotion', answers: 'FREE_BET', reversible: false },
  FREE_ROUNDS_WON: { debit: 'granted', credit: 'cash', answers: null, reversible: true },
  SUPPLIER_PRIZE: { debit: 'granted', credit: 'cash', answers: null, reversible: true },
  FEE: { debit: 'cash', credit: 'fees', answers: null, reversible: true },
  REVERSAL: { debit: 'reversed', credit: 'reversed', answers: null, reversible: false },
  TOMBSTONE: { debit: 'none', credit: 'none', answers: null, reversible: false },
} as const;

/** Every type a posting can have. A TOMBSTONE marks a bet that was rolled back before it arrived; it moves nothing. */
export type RecordedType = keyof typeof postingRules;

/** What a caller may ask for. */
export type PostingType = Exclude<RecordedType, 'TOMBSTONE'>;

export type Account = (typeof postingRules)[RecordedType]['debit' | 'credit'];

export function isRecordedType(type: string): type is RecordedType {
  return Object.hasOwn(postingRules, type);
}
