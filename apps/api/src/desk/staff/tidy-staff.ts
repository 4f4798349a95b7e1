import type { Database } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { removeOldSessions } from './sessions/session.store.ts';

/** Once a day, removes sessions that were over long ago. */
export function tidyStaffJob(db: Database): StandingJob {
  return { name: 'tidyStaff', everyMs: 24 * 3_600_000, run: () => removeOldSessions(db, 90).then(() => 0) };
}
