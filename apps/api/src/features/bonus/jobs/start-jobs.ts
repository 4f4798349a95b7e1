import { type JobQueue, openJobQueue, type QueuedJob } from '../../../db/job-queue.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { weekBefore, weekOf } from '../rules/period.ts';
import type { JobName } from './run.store.ts';
import { runJob } from './run-job.ts';

/** In UTC: cashback on Mondays, the Friday bonus on Fridays, the fee every day for those whose day it is. */
const calendar = [
  { task: 'cashback', at: '5 0 * * 1' },
  { task: 'fridayFun', at: '5 0 * * 5' },
  { task: 'inactivityFee', at: '20 3 * * *' },
];

/** What the calendar's moment is about, where nobody has named it. */
const periodOf: Record<JobName, (due: Date) => string> = {
  cashback: weekBefore,
  fridayFun: weekOf,
  inactivityFee: (due) => due.toISOString().slice(0, 7),
};

export interface BonusJobs {
  /** Asks for a job; by whom stands in its record. */
  ask(name: JobName, period: string, askedBy: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startBonusJobs(deps: BonusDeps, url: string): Promise<BonusJobs> {
  const task =
    (name: JobName) =>
    async ({ dueAt, payload }: QueuedJob): Promise<void> => {
      const period = typeof payload.period === 'string' ? payload.period : periodOf[name](dueAt ?? new Date());
      const askedBy = typeof payload.askedBy === 'string' ? payload.askedBy : 'system:calendar';
      const tally = await runJob(deps, { name, period, askedBy });
      deps.log.info({ job: name, period, ...tally }, 'a job over all members has run');
    };
  const queue: JobQueue = await openJobQueue({
    url,
    schema: 'casino_jobs',
    tasks: { cashback: task('cashback'), fridayFun: task('fridayFun'), inactivityFee: task('inactivityFee') },
    calendar,
    log: deps.log,
  });
  return {
    ask: (name, period, askedBy) => queue.add(name, { period, askedBy }, `${name}:${period}`),
    stop: queue.stop,
  };
}
