import type { Amount, Currency } from '@fairhouse/money';
import type { Account, PostingType, RecordedType } from './posting-rules.ts';

/** What a member's book holds. `held` is money of cash-outs under way; `available` = cash + bonus. */
export interface Balance {
  readonly currency: Currency;
  readonly cash: Amount;
  readonly bonus: Amount;
  readonly held: Amount;
  readonly available: Amount;
}

/** One instruction to a member's book. The pair (source, externalId) is its name: the same name is never posted twice. */
export interface PostCommand {
  memberId: bigint;
  type: PostingType;
  /**
   * Above zero, at most 9,000,000,000,000,000 minor units. A GAME_WIN may be zero: it closes its bet. So may a
   * GAME_ROLLBACK: it buries a bet that never came.
   */
  amount: Amount;
  /** Who instructs: a vendor, the cashier, the desk. At most 64 bytes. */
  source: string;
  /** The instruction's id at the source. At most 128 bytes. */
  externalId: string;
  /**
   * External id, at the same source, of the posting this one answers: the bet of a win or rollback, the WITHDRAW of a
   * WITHDRAW_ROLLBACK or WITHDRAW_PAID, whatever a REVERSAL takes back. A win may go without.
   */
  reference?: string;
  /** Of a bet, a win or a rollback: the game and the round it belongs to, in words of the source. */
  round?: GameRound;
  /** For people who read the book; not of what a game moves; not compared on a repeat. At most 200 bytes. */
  note?: string;
}

/** A round of a game as its vendor calls it. No blank in `roundId`. */
export interface GameRound {
  readonly gameCode: string;
  readonly roundId: string;
}

/** One line of a book, as it was written; it never changes. */
export interface Posting {
  readonly memberId: bigint;
  /** 1, 2, 3 … without a gap within a book. */
  readonly seq: bigint;
  readonly type: RecordedType;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: Amount;
  /** The part of the amount that moved on the bonus account. */
  readonly bonusPart: Amount;
  readonly before: Balance;
  readonly after: Balance;
  readonly source: string;
  readonly externalId: string;
  readonly reference: string | null;
  readonly round: GameRound | null;
  readonly note: string | null;
  /** By the database's clock. */
  readonly createdAt: Date;
  /** SHA-256 over this posting and the hash of the one before it, in hexadecimal. */
  readonly hash: string;
}

/**
 * Why nothing was posted:
 * - `insufficient_funds`: the account to debit holds less; `balance` is what it really holds
 * - `conflict`: the id was used with another type, amount, currency or reference, or the answer's amount is not the asked one's
 * - `nothing_to_reverse`: `reference` names no posting of the kind that this type answers
 * - `already_reversed`: another rollback, cancellation or reversal has taken it back
 * - `already_answered`: a bet with a win, or a cash-out that was paid
 * - `rolled_back`: the bet was rolled back before it arrived, or the bet of this win was
 */
export type RefusalReason =
  | 'insufficient_funds'
  | 'conflict'
  | 'no_such_book'
  | 'currency_mismatch'
  | 'nothing_to_reverse'
  | 'already_reversed'
  | 'already_answered'
  | 'rolled_back'
  | 'invalid_amount';

/** On a repeat (`replayed`) posting and balance are those of the first answer. A refusal carries the present balance. */
export type PostOutcome =
  | { ok: true; replayed: boolean; posting: Posting; balance: Balance }
  | { ok: false; reason: RefusalReason; balance?: Balance };

export function balanceOf(currency: Currency, cash: bigint, bonus: bigint, held: bigint): Balance {
  return {
    currency,
    cash: { currency, minor: cash },
    bonus: { currency, minor: bonus },
    held: { currency, minor: held },
    available: { currency, minor: cash + bonus },
  };
}

export function roundOf(row: { game_code: string | null; round_id: string | null }): GameRound | null {
  return row.game_code === null || row.round_id === null ? null : { gameCode: row.game_code, roundId: row.round_id };
}
