import { openGroupCommit, usualAnswerMs } from '@fairhouse/database';
import { ledgerShards } from '../shards.ts';
import { keyOfSlot } from '../slot-of-member.ts';
import {
  type Bet,
  type Caller,
  decodeResult,
  fieldsOf,
  type InstructionResult,
  type Play,
  type Rollback,
  type WalletInstruction,
  type Win,
} from './instructions.ts';

/** Each rejects as every group commit does: busy, or outcome unknown. The same call again gives the first answer. */
export interface Bets {
  balance(caller: Caller): Promise<InstructionResult>;
  /** Takes the stake and opens the round, or adds to it. Needs a live session and a member who may play. */
  bet(caller: Caller, bet: Bet): Promise<InstructionResult>;
  /** Takes the stake of a round and pays what it won, in one. */
  play(caller: Caller, play: Play): Promise<InstructionResult>;
  /** Pays a win into a round that had a bet, even if the session has ended since. */
  win(caller: Caller, win: Win): Promise<InstructionResult>;
  /** Takes a bet back; before its bet it leaves a tombstone, and the late bet is refused. */
  rollback(caller: Caller, rollback: Rollback): Promise<InstructionResult>;
  /** Closes a round that ended without a win. */
  endRound(caller: Caller, round: Pick<Bet, 'gameCode' | 'roundId'>): Promise<InstructionResult>;
  pending(): number;
  probe(): Promise<void>;
  close(): Promise<void>;
}

export interface BetsSettings {
  url: string;
  schema: string;
  connections?: number;
  maxQueued?: number;
  /** Within what time a vendor has an answer: they give up after 5 to 10 s and ask again. */
  answerWithinMs?: number;
}

/** A call of its own costs what some ten bets in it cost: groups larger than this gain little by waiting for more. */
const enoughAhead = 80;

/**
 * Carries out vendors' calls in groups. One connection: a call costs what ten bets in it cost, so two halve the groups and make each
 * bet a third dearer at 256 vendors' connections; at 64 it is the same (docs/performance.md).
 */
export function openBets(settings: BetsSettings): Bets {
  const { url, schema, connections = 1, maxQueued = 5_000, answerWithinMs = usualAnswerMs() } = settings;
  const { submit, pending, probe, close } = openGroupCommit<WalletInstruction, InstructionResult>({
    url,
    schema,
    connections,
    maxQueued,
    retryForMs: answerWithinMs * 0.8,
    statementTimeoutMs: Math.ceil(answerWithinMs * 0.7),
    lockTimeoutMs: Math.ceil(answerWithinMs * 0.4),
    enoughAhead,
    call: 'wallet_instruction_batch',
    shards: ledgerShards,
    rowType: 'wallet_instruction',
    key: { type: 'bigint', of: ({ caller }) => String(keyOfSlot(caller.user.slot)) },
    slotOf: ({ caller }) => caller.user.slot,
    memberOf: ({ caller }) => caller.user.id,
    fieldsOf,
    decode: decodeResult,
  });
  return {
    balance: (caller) => submit({ command: 'balance', caller }),
    bet: (caller, bet) => submit({ ...bet, command: 'bet', caller }),
    play: (caller, play) => submit({ ...play, command: 'bet', caller, roundClosed: true }),
    win: (caller, win) => submit({ ...win, command: 'win', caller }),
    rollback: (caller, rollback) => submit({ ...rollback, command: 'rollback', caller }),
    endRound: (caller, round) => submit({ ...round, command: 'endRound', caller, roundClosed: true }),
    pending,
    probe,
    close,
  };
}
