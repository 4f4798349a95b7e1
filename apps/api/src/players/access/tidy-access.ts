import type pg from 'pg';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { removeOldFailures, removeOldRefusals } from './login-failures.store.ts';
import { removeOldLinks } from './mailed-link.store.ts';
import { removeOldAttempts } from './social/social.store.ts';
import { removeOldPressure } from './verification/pressure.store.ts';
import { removeOldAnswers } from './verification/verification.store.ts';

const everyMs = 24 * 3_600_000;
/** Long enough to look into what happened to an account. */
const keepDays = 90;

/** Once a day, removes mailed links and counted failures that are of no use to anybody any more. */
export function tidyAccessJob(db: pg.Pool): StandingJob {
  return { name: 'tidyAccess', everyMs, run: () => tidyAccess(db).then(() => 0) };
}

export async function tidyAccess(db: pg.Pool): Promise<void> {
  await removeOldLinks(db, keepDays);
  await removeOldFailures(db, keepDays);
  await removeOldRefusals(db, keepDays);
  await removeOldAttempts(db);
  await removeOldAnswers(db);
  await removeOldPressure(db);
}
