import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { databaseTime } from '../../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { BonusJobs } from '../jobs/bonus-jobs.ts';
import type { JobName } from '../jobs/run.store.ts';
import { cashbackPeriod, fridayPeriod } from '../rules/period.ts';

interface Asked {
  job: JobName;
  week?: string | undefined;
  reason: string;
}

/** Asks for a job over all members: a weekly promotion of a week that is over, or this month's fee. */
export async function askForJob(
  db: Database,
  jobs: BonusJobs,
  operator: Operator,
  { job, week, reason }: Asked,
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const period = periodOf(job, week, await databaseTime(db));
  if (period === undefined) return refuse('invalidField', { field: 'week' });
  const actor = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    await jobs.ask(tx, job, period, actor);
    await recordAuditEvent(tx, {
      actor,
      subject: `bonus-run:${job}:${period}`,
      command: 'bonus.run',
      after: { job, period, reason },
    });
    return ok(null);
  });
}

function periodOf(job: JobName, week: string | undefined, now: Date): string | undefined {
  if (job === 'inactivityFee') return week === undefined ? now.toISOString().slice(0, 7) : undefined;
  const period = job === 'cashback' ? cashbackPeriod(week ?? '') : fridayPeriod(week ?? '');
  return period && period.until <= now ? period.week : undefined;
}
