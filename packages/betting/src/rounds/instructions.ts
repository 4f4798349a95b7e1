import type { RowField } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { RefusalReason } from '../postings/posting.ts';
import type { WalletUser } from '../sessions/user-name.ts';

/** The vendor that calls, and the session and the member that it is about. */
export interface Caller {
  vendor: string;
  tokenHash: string;
  user: WalletUser;
}

/** A stake that opens a round, or adds to it. Amounts in minor units. */
export interface Bet {
  gameCode: string;
  roundId: string;
  transactionId: string;
  currency: Currency;
  amount: number;
  /** The free rounds that pay for it; the member does, by default. */
  freeGrant?: string | undefined;
}

/** A round that is over at once: its stake, and what it won under the id of that win. */
export interface Play extends Bet {
  winTransactionId?: string | undefined;
  winAmount?: number | undefined;
}

export interface Win extends Omit<Bet, 'freeGrant'> {
  /** The bet that it answers; all of the round that stand, by default. */
  reference?: string | undefined;
  roundClosed?: boolean | undefined;
}

export interface Rollback {
  gameCode: string;
  roundId: string;
  transactionId: string;
  /** The bet that is taken back. */
  reference: string;
  roundClosed?: boolean | undefined;
}

/**
 * One call as it is queued. `caller` stays a part of its own: spreading it into every instruction cost as much as the signature of a call.
 */
export interface WalletInstruction extends Partial<Play & Win> {
  command: 'balance' | 'bet' | 'win' | 'rollback' | 'endRound';
  caller: Caller;
}

/** What is refused, beside the reasons of a posting. Decided in the functions of SQL (functions/rounds). */
export type WalletRefusal =
  | RefusalReason
  | 'invalid_token'
  | 'token_expired'
  | 'wrong_currency'
  | 'invalid_game'
  | 'round_over'
  | 'no_such_round'
  | 'user_disabled'
  | 'limit_exceeded'
  /** No bet opens a round while maintenance is on. */
  | 'maintenance'
  /** The free rounds that a bet names are not this member's, at this vendor. */
  | 'free_unknown'
  /** They are for another game, stake or currency, or the round has a stake already. */
  | 'free_mismatch'
  | 'free_used_up'
  | 'free_expired'
  /** Cancelled, or ended with the bonus or the account. */
  | 'free_ended'
  /** The casino has not given the vendor the right to promotions of its own in this currency. */
  | 'promotion_not_allowed'
  /** Above the largest win of the vendor's promotions, or above what is left of its budget of the day. */
  | 'promotion_limit'
  /** The player is offered nothing now; a vendor is given no reason. */
  | 'player_not_eligible'
  | 'win_held'
  | 'win_refused';

export interface InstructionResult {
  refusal: WalletRefusal | null;
  /** True for the repeat of a call that was done before. */
  replayed: boolean;
  /** Minor units of `currency`, cash and bonus; undefined when the session is not known. */
  balance: number | undefined;
  currency: Currency | undefined;
}

/** The fields of `wallet_instruction`. */
export function fieldsOf(instruction: WalletInstruction): RowField[] {
  return [
    instruction.command,
    instruction.caller.vendor,
    instruction.caller.tokenHash,
    instruction.caller.user.id,
    instruction.gameCode,
    instruction.roundId,
    instruction.transactionId,
    instruction.reference,
    instruction.currency,
    instruction.amount,
    instruction.roundClosed,
    instruction.winTransactionId,
    instruction.winAmount,
    instruction.freeGrant,
  ];
}

export function decodeResult(wire: string): InstructionResult {
  const [refusal, replayed, balance, currency] = wire.split(' ') as [string, string, string, string];
  return {
    refusal: refusal === '-' ? null : (refusal as WalletRefusal),
    replayed: replayed === 't',
    balance: balance === '-' ? undefined : Number(balance),
    currency: currency === '-' ? undefined : (currency as Currency),
  };
}
