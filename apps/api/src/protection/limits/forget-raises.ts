import type { Database } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { deleteForgottenRaises } from './limits/limit.store.ts';

const everyMs = 3_600_000;

/** Removes higher limits that were asked for and not confirmed in time. */
export function forgetRaisesJob(db: Database, clock: () => Date): StandingJob {
  return { name: 'forgetRaises', everyMs, run: () => deleteForgottenRaises(db, clock()).then(() => 0) };
}
