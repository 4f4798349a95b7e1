import { problemOf, sendHead, shownTarget } from '@fairhouse/operation';
import { type Looking, lookAgain } from '../look-again.ts';
import { logFormerSeeds } from '../seed.store.ts';
import type { Studio } from '../studio.ts';
import { dueDelivery, insertDeliveries } from './delivery.store.ts';

export interface HeadTargets {
  /** Files and addresses that receive heads. */
  headsTo: readonly string[];
  /** How long after one head the next is sent. */
  headsEveryMs: number;
  /** Has a time-stamping service sign that a note was there at a time; the answer is kept. */
  stamp?: { service: string; take(note: string): Promise<Buffer> } | undefined;
}

const everyMs = 1_000;
const seedsAtOnce = 500;

/** Sees to what is left over: entries of a process that died, seeds of the release before, heads that are to be sent. */
export function startLog(studio: Pick<Studio, 'db' | 'log' | 'commitments'>, targets: HeadTargets): Looking {
  return lookAgain(async () => {
    try {
      const former = await logFormerSeeds(studio.db, seedsAtOnce);
      await studio.commitments.append();
      await sendHeads(studio, targets);
      return former === seedsAtOnce ? 0 : everyMs;
    } catch (err) {
      studio.log.error({ err }, 'the public log of commitments could not be checked');
      return everyMs;
    }
  });
}

/** One round: has the newest head sent where it is due, and tries again what did not arrive. */
export async function sendHeads(
  { db, log }: Pick<Studio, 'db' | 'log'>,
  { headsTo, headsEveryMs, stamp }: HeadTargets,
): Promise<void> {
  const targets = [...headsTo, ...(stamp ? [stamp.service] : [])];
  if (targets.length === 0) return;
  await insertDeliveries(db, targets, headsEveryMs);
  for (let more = true; more; ) {
    more = await dueDelivery(
      db,
      async ({ target, note }) => {
        if (stamp && target === stamp.service) return stamp.take(note);
        await sendHead(target, note);
        return undefined;
      },
      (target, error) =>
        log.warn(
          { target: shownTarget(target), problem: problemOf(error) },
          'a head of the log of commitments was not delivered',
        ),
    );
  }
}
