import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Transaction } from '@fairhouse/database';
import { type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker';
import { outsideCalls } from '../acting-key.ts';
import { createHolder, type Holder } from './hold-job.ts';
import {
  addJob,
  addStandingJobs,
  type FailedJob,
  failedJobs,
  makeDue,
  replaceStandingJob,
  tryFailedAgain,
} from './job.store.ts';
import type { Job, JobLog, ScheduledJob, StandingJob } from './job.ts';
import { startWorkers, type Workers } from './start-workers.ts';

export interface JobQueueOptions {
  url: string;
  /** The queue's own tables; nothing else looks into them. */
  schema: string;
  log: JobLog;
  /** How often the jobs of a process that died are looked for; 5,000 by default. */
  lookForDeadMs?: number;
  /** How long a process may say nothing before it is taken for dead; 30,000 by default. */
  silentMs?: number;
  /** How long a standing job stays with the process that has taken it; 60,000 by default. */
  stayMs?: number;
}

export interface JobQueue {
  /** Everything that this process can do; from now on it does. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Asks for a scheduled job, with `tx` from its commit on. The same key again, before it ran, is the same job. */
  add(name: string, payload: Record<string, unknown>, key: string, tx?: Transaction): Promise<void>;
  /** Tells a standing job that there is something to find. Where another process has it, that one looks in its time. */
  wake(job: StandingJob): void;
  /** The same for anyone who has it, reported at the commit. False: somebody has it in hand, and looks in its time. */
  runNow(tx: Transaction, name: string): Promise<boolean>;
  /** Jobs of a moment that failed, newest first. */
  failed(most: number): Promise<FailedJob[]>;
  /** Has one of them tried again, with all its tries before it. */
  tryAgain(tx: Transaction, id: string): Promise<FailedJob | undefined>;
  /** Finishes the jobs under way and takes no more. */
  stop(): Promise<void>;
}

/** What was due while the casino was down is made up for, if that was not longer than this. */
const backfillMs = 6 * 24 * 3_600_000;
/** With its growing pauses this is about three days. */
const mostTries = 25;
const restartPauseMs = 2_000;
const oneAfterTheOther = 'casino';
/** A new casino has nothing yet for what runs hourly or daily: its first seconds belong to those who wait. */
const hourMs = 3_600_000;
const firstOfRareMs = 60_000;

const firstRound = ({ name, everyMs }: StandingJob) => ({ name, inMs: everyMs < hourMs ? 0 : firstOfRareMs });

/**
 * Work that waits, as rows in PostgreSQL that outlive a crash: done by whichever process is up, a standing job by one at a
 * time and the scheduled ones one after the other, and taken from a process that died. So a job may run twice, and has to be one that may.
 */
export function createJobQueue({
  url,
  schema,
  log,
  lookForDeadMs = 5_000,
  silentMs = 30_000,
  stayMs = 60_000,
}: JobQueueOptions): JobQueue {
  // A newer version moves its tables in statements that may take long. And where its calendar gets no connection in time,
  // the library leaves a rejection that nobody can hear (graphile-worker 0.16.6, runner.js, cron.promise.finally).
  const pool = connect({ url, schema, connections: 4, answerWithinMs: 60_000 });
  const holders = new Map<string, Holder>();
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let workers: Workers | undefined;

  async function begin(standing: StandingJob[], scheduled: ScheduledJob[]): Promise<Workers> {
    let isEnding = false;
    for (const job of standing) {
      const giveBack: Parameters<typeof createHolder>[1]['giveBack'] = (locked, inMs) =>
        replaceStandingJob(pool, schema, locked, { name: job.name, inMs });
      holders.set(job.name, createHolder(job, { stayMs, isEnding: () => isEnding, giveBack, log }));
    }
    return startWorkers({
      pool,
      schema,
      tasks: {
        ...Object.fromEntries([...holders].map(([name, holder]) => [name, taskOfHolder(holder)])),
        ...Object.fromEntries(scheduled.map((job) => [job.name, taskOf(job)])),
      },
      calendar: parseCronItems(scheduled.flatMap(calendarItem)),
      // A worker for each name, so that no standing job waits behind another, and one for all that are scheduled.
      count: standing.length + 1,
      lookForDeadMs,
      silentMs,
      prepare: () => addStandingJobs(pool, schema, standing.map(firstRound)),
      end() {
        isEnding = true;
        for (const holder of holders.values()) holder.wake();
      },
      log,
    });
  }

  return {
    async start(jobs) {
      const standing = jobs.filter((job): job is StandingJob => 'everyMs' in job);
      const scheduled = jobs.filter((job): job is ScheduledJob => !('everyMs' in job));
      workers = await begin(standing, scheduled);
      // They end by themselves when their database goes away for good, or another version has moved the queue's tables.
      running = (async () => {
        while (!isStopping) {
          await workers.ended;
          if (isStopping) return;
          log.warn({}, 'the job queue has stopped and starts again');
          await pause(restartPauseMs);
          if (isStopping) return;
          workers = await begin(standing, scheduled).catch((error: unknown) => {
            log.warn({ err: error }, 'the job queue cannot start yet');
            return workers!;
          });
        }
      })();
    },
    add: (name, payload, key, tx) =>
      addJob(tx ?? pool, schema, { name, payload, key, queue: oneAfterTheOther, mostTries }),
    wake: ({ name }) => holders.get(name)?.wake(),
    async runNow(tx, name) {
      const isDue = await makeDue(tx, schema, name);
      if (!isDue) holders.get(name)?.wake();
      return isDue;
    },
    failed: (most) => failedJobs(pool, schema, most),
    tryAgain: (tx, id) => tryFailedAgain(tx, schema, id),
    async stop() {
      isStopping = true;
      await workers?.stop();
      await running;
      await workers?.stop();
      await pool.end();
    },
  };
}

function taskOfHolder(holder: Holder): TaskList[string] {
  return (_, { job }: JobHelpers) => holder.hold({ id: job.id, workerId: job.locked_by! });
}

function taskOf(job: ScheduledJob): TaskList[string] {
  return async (given) => {
    const { _cron: cron, ...payload } = given as { _cron?: { ts: string } };
    await outsideCalls(() => job.run({ dueAt: cron && new Date(cron.ts), payload }));
  };
}

function calendarItem({ name, at }: ScheduledJob) {
  if (at === undefined) return [];
  const options = { backfillPeriod: backfillMs, maxAttempts: mostTries, queueName: oneAfterTheOther };
  return [{ task: name, match: at, identifier: name, options }];
}
