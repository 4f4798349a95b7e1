import { keyOfSlot, ledgerLanes, type RefusalReason } from '@fairhouse/betting';
import { type GroupCommit, openGroupCommit, type RowField } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { WalletUser } from './wallet-user.ts';

export type ActVerb = 'balance' | 'bet' | 'win' | 'rollback' | 'endRound';

/** The vendor that calls, and the session and the member that it is about. */
export interface Caller {
  vendor: string;
  tokenHash: string;
  user: WalletUser;
}

/**
 * One call of a vendor about one member, checked for its form. `amount` in minor units. `caller` stays a part of its own:
 * spreading it into every act cost as much as the signature.
 */
export interface WalletAct {
  verb: ActVerb;
  caller: Caller;
  gameCode?: string;
  roundId?: string;
  transactionId?: string;
  reference?: string;
  currency?: Currency;
  amount?: number;
  roundClosed?: boolean;
  /** Of a bet whose round is over at once: what it won, and the id of that win. */
  winTransactionId?: string;
  winAmount?: number;
}

/** What the wallet itself refuses, beside the ledger's own reasons. Decided in the wallet's functions of SQL. */
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
  | 'win_held'
  | 'win_refused';

export interface ActResult {
  refusal: WalletRefusal | null;
  /** True for the repeat of a call that was done before. */
  replayed: boolean;
  /** Minor units of `currency`, cash and bonus; undefined when the session is not known. */
  balance: number | undefined;
  currency: Currency | undefined;
}

export type WalletCommits = GroupCommit<WalletAct, ActResult>;

interface CommitSettings {
  url: string;
  schema: string;
  connections?: number;
  maxQueued?: number;
  /** Within what time a vendor has an answer. */
  answerWithinMs?: number;
}

/** Vendors give up after 5 to 10 s and ask again: the answer has to be there a moment before. */
const usualAnswerMs = 5_000;

/** A call of its own costs what some ten bets in it cost: groups larger than this gain little by waiting for more. */
const enoughAhead = 80;

/**
 * Carries out vendors' calls in groups. `submit` rejects as every group commit does: busy, or outcome unknown.
 * One connection: a call costs what ten bets in it cost, so two halve the groups and make each bet a third dearer at 256
 * vendors' connections; at 64 it is the same (docs/performance.md).
 */
export function openWalletCommits(settings: CommitSettings): WalletCommits {
  const { url, schema, connections = 1, maxQueued = 5_000, answerWithinMs = usualAnswerMs } = settings;
  return openGroupCommit<WalletAct, ActResult>({
    url,
    schema,
    connections,
    maxQueued,
    retryForMs: answerWithinMs * 0.8,
    statementTimeoutMs: Math.ceil(answerWithinMs * 0.7),
    lockTimeoutMs: Math.ceil(answerWithinMs * 0.4),
    enoughAhead,
    call: 'wallet_act_batch',
    lanes: ledgerLanes,
    rowType: 'wallet_instruction',
    key: { type: 'bigint', of: ({ caller }) => String(keyOfSlot(caller.user.slot)) },
    slotOf: ({ caller }) => caller.user.slot,
    memberOf: ({ caller }) => caller.user.id,
    fieldsOf,
    decode: decodeResult,
  });
}

function fieldsOf(act: WalletAct): RowField[] {
  return [
    act.verb,
    act.caller.vendor,
    act.caller.tokenHash,
    act.caller.user.id,
    act.gameCode,
    act.roundId,
    act.transactionId,
    act.reference,
    act.currency,
    act.amount,
    act.roundClosed,
    act.winTransactionId,
    act.winAmount,
  ];
}

function decodeResult(wire: string): ActResult {
  const [refusal, replayed, balance, currency] = wire.split(' ') as [string, string, string, string];
  return {
    refusal: refusal === '-' ? null : (refusal as WalletRefusal),
    replayed: replayed === 't',
    balance: balance === '-' ? undefined : Number(balance),
    currency: currency === '-' ? undefined : (currency as Currency),
  };
}
