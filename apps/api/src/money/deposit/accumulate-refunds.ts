import type { Transaction } from '@fairhouse/database';
import type { Observation } from '@fairhouse/payments';
import type { Attempt } from './attempt.store.ts';
import type { ClaimPort } from './deposit.deps.ts';
import { isInItsCurrency } from './judge-observation.ts';
import { dropReturn, keepReturn } from './refund.store.ts';

/** Under which name the sum is kept that a provider says instead of each refund. */
const sumOfProvider = 'sum';

/**
 * What went back of an attempt is added up here piece by piece, so that from here on an observation names the sum of all
 * so far: refunds by their names or as a sum that grows, and disputes that were lost. Undefined: it is old news of a dispute
 * that is over. Pieces are kept whatever the attempt's state is: a later one may be what makes the whole.
 */
export async function accumulateRefunds(
  tx: Transaction,
  claims: ClaimPort,
  attempt: Attempt,
  reported: Observation,
): Promise<Observation | undefined> {
  if (reported.dispute) return withDispute(tx, claims, attempt, reported);
  const { state, amount, refundId } = reported;
  const isRefund = refundId !== undefined || state === 'part_refunded' || state === 'refunded';
  if (isRefund || state === 'refund_failed') await claims.refunded(tx, attempt, reported);
  if (!isRefund || !amount || !isInItsCurrency(attempt, amount)) return reported;
  const minor = await keepReturn(tx, attempt, refundId ?? sumOfProvider, amount.minor);
  return { ...reported, state: isWhole(attempt, minor) ? 'refunded' : 'part_refunded', amount: { ...amount, minor } };
}

async function withDispute(
  tx: Transaction,
  claims: ClaimPort,
  attempt: Attempt,
  reported: Observation,
): Promise<Observation | undefined> {
  const { isOld, othersOpen } = await claims.disputed(tx, attempt, reported);
  if (isOld) return undefined;
  const name = `dispute:${reported.dispute!.id}`;
  const { currency } = attempt.pays;
  if (reported.state === 'charged_back') {
    // A loss in another currency, or without an amount, cannot be added up: it is of the whole.
    const lost = isInItsCurrency(attempt, reported.amount) ? reported.amount!.minor : attempt.pays.minor;
    const minor = await keepReturn(tx, attempt, name, lost);
    return {
      ...reported,
      state: isWhole(attempt, minor) ? 'charged_back' : 'part_refunded',
      amount: { minor, currency },
    };
  }
  if (reported.state !== 'dispute_won') return reported;
  const minor = await dropReturn(tx, attempt, name);
  if (othersOpen) return { ...reported, state: 'disputed' };
  return minor > 0n ? { ...reported, state: 'part_refunded', amount: { minor, currency } } : reported;
}

function isWhole({ pays }: Attempt, minor: bigint): boolean {
  return minor >= pays.minor;
}
