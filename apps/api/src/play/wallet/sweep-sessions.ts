import { removeOldSessions } from '@fairhouse/betting';
import type { Database } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { removeOldLaunches } from './wallet.store.ts';

const everyMs = 3_600_000;
const dayMs = 24 * 3_600_000;
/** Vendors may answer a round for four months: until then a session must be there for them to name. */
const ages = { launchesMs: dayMs, sessionsMs: 130 * dayMs };
const rowsAtOnce = 5_000;

/** Removes launch tokens and vendor sessions that nobody can need any more. */
export function sweepSessionsJob(db: Database): StandingJob {
  return {
    name: 'sweepGameSessions',
    everyMs,
    run: async () =>
      (await removeOldLaunches(db, ages.launchesMs, rowsAtOnce)) +
      (await removeOldSessions(db, ages.sessionsMs, rowsAtOnce)),
  };
}
