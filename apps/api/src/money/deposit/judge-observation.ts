import { amountOf } from '@fairhouse/money';
import type { Observation } from '@fairhouse/payments';
import type { Attempt } from './attempt.store.ts';
import { type AttemptState, transitions } from './deposit.states.ts';

/** Where an observation takes an attempt; with `reviewReason` an operator is to look at it. */
export interface Moved {
  state: AttemptState;
  reviewReason?: string;
}

/** What an observation means for the attempt as it is now. No move: nothing of it is news. */
export function judge(asked: Attempt, reported: Observation): { attempt: Attempt; move: Moved | undefined } {
  const attempt = withWhatCame(asked, reported);
  return { attempt, move: differs(attempt, reported) ? mismatch(attempt, reported) : moveOf(attempt, reported) };
}

/** Where what came is credited, the attempt is from now on about that amount. */
function withWhatCame(attempt: Attempt, { creditsWhatCame, state, amount }: Observation): Attempt {
  if (!creditsWhatCame || transitions[attempt.state][state] !== 'succeeded' || !amount) return attempt;
  if (amount.currency !== attempt.amount.currency || amount.minor <= 0n) return attempt;
  const came = amountOf(attempt.amount.currency, amount.minor);
  return { ...attempt, amount: came, pays: came };
}

function moveOf(attempt: Attempt, { state, amount }: Observation): Moved | undefined {
  const move = transitions[attempt.state][state];
  if (move === 'stale') return undefined;
  // Parts that went back name the sum of all so far: the same sum again is a repeat.
  if (move === attempt.state && (!amount || owedOf(attempt, amount.minor) === attempt.shortfall)) return undefined;
  if (move === 'review') return flagged(attempt, move, `${state} before it was paid`);
  if (move === 'contradiction') {
    return flagged(attempt, attempt.state, `the provider says ${state} after ${attempt.state}`);
  }
  // The member has paid what the provider now gives back as well.
  const isPaidTwice = attempt.state === 'charged_back' && attempt.settled > 0n;
  return isPaidTwice
    ? { state: move, reviewReason: 'the dispute was won after the member had settled it' }
    : { state: move };
}

/** What is left of what went back beyond what operators have settled, in minor units. */
export function owedOf({ settled }: Pick<Attempt, 'settled'>, minor: bigint): bigint {
  return minor > settled ? minor - settled : 0n;
}

/** Said once is enough, and what an operator has decided is not asked again: a provider repeats itself. */
function flagged(attempt: Attempt, state: AttemptState, reviewReason: string): Moved | undefined {
  return attempt.reviewReason || attempt.settledReason === reviewReason ? undefined : { state, reviewReason };
}

/** Refunds and disputes name their own amounts; every other statement must be about exactly what was asked for. */
const namesOrder = new Set(['pending', 'action_required', 'processing', 'succeeded', 'failed', 'expired', 'canceled']);

function differs(attempt: Attempt, { amount, state, refundId }: Observation): boolean {
  if (refundId !== undefined) return !isInItsCurrency(attempt, amount);
  if (!namesOrder.has(state)) return false;
  if (!amount) return state === 'succeeded';
  return amount.minor !== attempt.pays.minor || amount.currency !== attempt.pays.currency;
}

/** Amounts of another currency cannot be added up. */
export function isInItsCurrency({ pays }: Attempt, amount: Observation['amount']): boolean {
  return amount?.currency === pays.currency;
}

/** A credited deposit stays as it is, but flagged; anything else waits for an operator. Nothing is credited. */
function mismatch(attempt: Attempt, { amount }: Observation): Moved | undefined {
  const reviewReason = amount
    ? `the provider names ${amount.minor} minor units of ${amount.currency}`
    : 'the provider names no amount';
  const isSettled = transitions[attempt.state].succeeded === 'stale';
  return flagged(attempt, isSettled ? attempt.state : 'review', reviewReason);
}
