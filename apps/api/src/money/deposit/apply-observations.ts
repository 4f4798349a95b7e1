import { inTransaction } from '@fairhouse/database';
import type { Observation } from '@fairhouse/payments';
import { moveMoneyOfMany } from '../../db/move-money.ts';
import {
  type Applied,
  type ApplyDeps,
  applyObservation,
  auditEventOf,
  changeOf,
  type Messenger,
} from './apply-observation.ts';
import { type Attempt, creditAttempts, findAttemptsOf, isByWallet, lockAttempts } from './attempt.store.ts';
import { forgetWalletTokens } from './cards/wallet-token.store.ts';
import { isOfCascade } from './cascade.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { depositMoves } from './deposit.metrics.ts';
import { creditOf } from './deposit.postings.ts';
import { judge } from './judge-observation.ts';
import { noteInstruments } from './note-instruments.ts';

type GroupDeps = ApplyDeps & Pick<DepositDeps, 'markAllCredited'>;

/** What one of many observations is about. */
interface ObservedAttempt {
  index: number;
  observation: Observation;
  found: Attempt;
}

/** How many attempts are worked on at once where each takes a transaction of its own. */
const atOnce = 4;

/**
 * Applies many observations and answers what became of each, in their order. Those of one attempt are applied one after
 * the other. Payments of different members are credited together, in one transaction; where that fails, and for all other
 * news, each observation has a transaction of its own, so that one that cannot be applied holds up none.
 */
export async function applyObservations(
  deps: GroupDeps,
  observations: readonly Observation[],
  by: Messenger,
): Promise<PromiseSettledResult<Applied>[]> {
  const results: PromiseSettledResult<Applied>[] = observations.map(() => ({
    status: 'fulfilled',
    value: 'noAttempt',
  }));
  const found = await findAttemptsOf(deps.db, observations);
  const byAttempt = new Map<bigint, ObservedAttempt[]>();
  for (const [index, observation] of observations.entries()) {
    const attempt = found[index];
    if (!attempt) {
      // Nothing of ours has this name; of a dispute that is worth a person's look.
      if (observation.dispute) results[index] = await settled(applyObservation(deps, observation, by));
      continue;
    }
    byAttempt.set(attempt.id, [...(byAttempt.get(attempt.id) ?? []), { index, observation, found: attempt }]);
  }

  const credited = await creditTogether(deps, firstPaymentsOf(byAttempt.values()), by);
  for (const index of credited) results[index] = { status: 'fulfilled', value: 'moved' };
  const lines = [...byAttempt.values()].values();
  const work = async () => {
    for (const line of lines) {
      for (const { index, observation } of line) {
        if (credited.has(index)) continue;
        results[index] = await settled(applyObservation(deps, observation, by));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

async function settled(applied: Promise<Applied>): Promise<PromiseSettledResult<Applied>> {
  return (await Promise.allSettled([applied]))[0];
}

/** Of each member one payment that seems to be a plain credit, and the first that is said of its attempt. */
function firstPaymentsOf(lines: Iterable<ObservedAttempt[]>): ObservedAttempt[] {
  const ofMembers = new Map<bigint, ObservedAttempt>();
  for (const [first] of lines) {
    if (first && isPlainCredit(first.found, first.observation) && !ofMembers.has(first.found.memberId)) {
      ofMembers.set(first.found.memberId, first);
    }
  }
  return [...ofMembers.values()];
}

/** A payment of exactly what was asked for, for an attempt that nothing else is known about. */
function isPlainCredit(asked: Attempt, observation: Observation): boolean {
  if (observation.state !== 'succeeded' || observation.refundId !== undefined) return false;
  if (asked.state === 'disputed' || asked.shortfall > 0n || asked.reviewReason !== null) return false;
  // Whether another attempt of the deposit was credited is asked under its lock.
  if (isOfCascade(asked)) return false;
  const { attempt, move } = judge(asked, observation);
  return attempt === asked && creditOf(asked).length === 1 && move?.state === 'succeeded' && !move.reviewReason;
}

/**
 * What `applyObservation` does for a payment, for all of them in the same number of statements. Answers which were
 * credited: none where it cannot be said of all, such as when one of the postings is refused.
 */
async function creditTogether(
  deps: GroupDeps,
  reported: readonly ObservedAttempt[],
  by: Messenger,
): Promise<ReadonlySet<number>> {
  if (reported.length < 2) return new Set();
  try {
    const credits = await inTransaction(deps.db, async (tx) => {
      const locked = await lockAttempts(
        tx,
        reported.map(({ found }) => found),
      );
      const credits = reported.flatMap(({ index, observation, found }) => {
        const attempt = locked.get(found.id);
        // It may have moved since it was found.
        if (!attempt || !isPlainCredit(attempt, observation)) return [];
        const change = changeOf(attempt, observation, { state: 'succeeded' }, 0n);
        return [{ index, observation, attempt, change }];
      });
      if (credits.length === 0) return credits;
      await moveMoneyOfMany(
        tx,
        credits.map(({ attempt, change }) => ({
          posting: creditOf(attempt)[0],
          auditEvent: auditEventOf(attempt, attempt, change, by),
          notice: () => deps.tellCredited(tx, attempt),
        })),
      );
      await deps.markAllCredited(
        tx,
        credits.map(({ attempt }) => attempt.memberId),
      );
      await creditAttempts(tx, credits);
      const byWallet = credits.map(({ attempt }) => attempt).filter(isByWallet);
      if (byWallet.length > 0) await forgetWalletTokens(tx, byWallet);
      for (const { attempt, observation } of credits.toSorted(inOrderOfBooks)) {
        await noteInstruments(tx, deps, attempt, observation);
      }
      return credits;
    });
    for (const { attempt } of credits) depositMoves.inc({ state: 'succeeded', by, method: attempt.method });
    return new Set(credits.map(({ index }) => index));
  } catch (error) {
    deps.log.warn({ err: error, payments: reported.length }, 'payments could not be credited together');
    return new Set();
  }
}

function inOrderOfBooks({ attempt: a }: { attempt: Attempt }, { attempt: b }: { attempt: Attempt }): number {
  return a.memberId < b.memberId ? -1 : 1;
}
