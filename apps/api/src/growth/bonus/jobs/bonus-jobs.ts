import type { Transaction } from '@fairhouse/database';
import { databaseTime } from '../../../db/database-time.store.ts';
import type { Asked, ScheduledJob } from '../../../db/job-queue/job.ts';
import type { JobQueue } from '../../../db/job-queue/job-queue.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { weekBefore, weekOf } from '../rules/period.ts';
import type { JobName } from './run.store.ts';
import { runJob } from './run-job.ts';
import { tellOfEndings } from './tell-of-endings.ts';

/** In UTC: cashback on Mondays, the Friday bonus on Fridays, the fee every day for those whose day it is. */
const calendar: Record<JobName, string> = {
  cashback: '5 0 * * 1',
  fridayFun: '5 0 * * 5',
  inactivityFee: '20 3 * * *',
};

/** What the calendar's moment is about, where nobody has named it. */
const periodOf: Record<JobName, (due: Date) => string> = {
  cashback: weekBefore,
  fridayFun: weekOf,
  inactivityFee: (due) => due.toISOString().slice(0, 7),
};

export interface BonusJobs {
  /** Asks for a job, from the commit on; by whom stands in its record. */
  ask(tx: Transaction, name: JobName, period: string, askedBy: string): Promise<void>;
}

export function askByQueue(queue: Pick<JobQueue, 'add'>): BonusJobs {
  return { ask: (tx, name, period, askedBy) => queue.add(name, { period, askedBy }, `${name}:${period}`, tx) };
}

/** Every quarter past an hour. */
const endingsAt = '15 * * * *';

export function tellOfEndingsJob(deps: BonusDeps): ScheduledJob {
  return {
    name: 'tellOfBonusEndings',
    at: endingsAt,
    async run() {
      await tellOfEndings(deps);
    },
  };
}

export function bonusJobs(deps: BonusDeps): ScheduledJob[] {
  return (Object.entries(calendar) as [JobName, string][]).map(([name, at]) => ({
    name,
    at,
    async run({ dueAt, payload }: Asked) {
      const period =
        typeof payload.period === 'string' ? payload.period : periodOf[name](dueAt ?? (await databaseTime(deps.db)));
      const askedBy = typeof payload.askedBy === 'string' ? payload.askedBy : 'system:calendar';
      const tally = await runJob(deps, { name, period, askedBy });
      deps.log.info({ job: name, period, ...tally }, 'a job over all members has run');
    },
  }));
}
