import { databaseTime } from '../../../db/database-time.store.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { cashbackPeriod, fridayPeriod } from '../rules/period.ts';
import { isRunning } from '../rules/terms.ts';
import { readTerms } from '../terms.store.ts';
import { chargeInactive } from './charge-inactive.ts';
import { giveFridayBonuses } from './give-friday-bonuses.ts';
import { payCashback } from './pay-cashback.ts';
import { type JobName, recordRun, type Tally } from './run.store.ts';

const nothing: Tally = { given: 0, before: 0, differing: 0 };

/**
 * Runs one of the jobs over all members, kept with what came of it. `period` is the ISO week of a weekly promotion, the
 * month of the fee. A promotion that is switched off, or not on at the end of the week it is about, gives nothing.
 * The fee is always of the present month: nobody is charged for a past one. `at` is the present, by the database's clock unless given.
 */
export async function runJob(
  deps: BonusDeps,
  job: { name: JobName; period: string; askedBy: string },
  at?: Date,
): Promise<Tally> {
  const now = at ?? (await databaseTime(deps.db));
  const terms = await readTerms(deps.db);
  return recordRun(deps.db, { job: job.name, period: job.period, askedBy: job.askedBy }, async () => {
    if (job.name === 'inactivityFee') {
      return terms.number('inactivity.on') === 1 ? chargeInactive(deps, terms, now) : nothing;
    }
    const period = job.name === 'cashback' ? cashbackPeriod(job.period) : fridayPeriod(job.period);
    // A week that is not over is not paid for.
    if (!period || period.until > now || !isRunning(terms, job.name, new Date(period.until.getTime() - 1))) {
      return nothing;
    }
    return job.name === 'cashback' ? payCashback(deps, terms, period) : giveFridayBonuses(deps, terms, period);
  });
}
