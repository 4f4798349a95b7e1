import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { cancelledToNotify, dueSeries, scheduledCompetitions } from './due.store.ts';
import { finish } from './finish.ts';
import { notifyCancelled } from './notify-cancelled.ts';
import { openScheduled } from './open-scheduled.ts';
import { payPrizes } from './pay-prizes.ts';
import { publishNext } from './publish-next.ts';
import { endedCompetitions, movedEntries, payingCompetitions, scoreMoved } from './score.store.ts';

const everyMs = 3_000;
/** Of all competitions in one round. */
const scoredAtOnce = 500;

export type Running = Pick<CompetitionsDeps, 'db' | 'announce' | 'offersHeldBack' | 'log'>;

/**
 * Publishes what is due, keeps the standings up to date, ends competitions and pays their prizes; after a crash another process
 * continues.
 */
export function runCompetitionsJob(deps: Running): StandingJob {
  return { name: 'runCompetitions', everyMs, run: () => runCompetitions(deps) };
}

/** One round of it. Answers how much there was to do. */
export async function runCompetitions(deps: Running): Promise<number> {
  const { db } = deps;
  let found = 0;
  for (const id of await scheduledCompetitions(db)) if (await openScheduled(deps, id)) found += 1;
  for (const id of await dueSeries(db)) if (await publishNext(deps, id)) found += 1;
  for (const moved of await movedEntries(db, scoredAtOnce)) {
    await scoreMoved(db, moved);
    found += moved.memberIds.length;
  }
  for (const id of await endedCompetitions(db)) if (await finish(deps, id)) found += 1;
  for (const id of await payingCompetitions(db)) found += await payPrizes(deps, id);
  for (const id of await cancelledToNotify(db)) found += await notifyCancelled(deps, id);
  return found;
}
