import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { BonusJobs } from '../jobs/bonus-jobs.ts';
import type { JobName } from '../jobs/run.store.ts';
import { cashbackPeriod, fridayPeriod } from '../rules/period.ts';

/** Asks for a job over all members: a weekly promotion of a week that is over, or this month's fee. */
export async function askForJob(
  jobs: BonusJobs,
  operator: Operator,
  { job, week }: { job: JobName; week?: string | undefined },
  now = new Date(),
): Promise<Result<null>> {
  const askedBy = `operator:${operator.name}`;
  if (job === 'inactivityFee') {
    if (week !== undefined) return refuse('invalidField', { field: 'week' });
    await jobs.ask(job, now.toISOString().slice(0, 7), askedBy);
    return ok(null);
  }
  const period = job === 'cashback' ? cashbackPeriod(week ?? '') : fridayPeriod(week ?? '');
  if (!period || period.until > now) return refuse('invalidField', { field: 'week' });
  await jobs.ask(job, period.week, askedBy);
  return ok(null);
}
