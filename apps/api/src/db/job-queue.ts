import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@fairhouse/database';
import {
  parseCronItems,
  Logger as QueueLogger,
  type Runner,
  run,
  type TaskList,
  type WorkerOptions,
} from 'graphile-worker';
import { beginWorkerLife } from './worker-life.ts';

export interface QueuedJob {
  /** The moment of the calendar that asked for it; undefined when somebody else did. */
  dueAt: Date | undefined;
  /** What `add` was given; empty for the calendar's. */
  payload: Record<string, unknown>;
}

export interface JobQueueOptions {
  url: string;
  /** The queue's own tables; nothing else looks into them. */
  schema: string;
  tasks: Record<string, (job: QueuedJob) => Promise<void>>;
  /** When each task is due, in UTC, as five fields of a crontab. */
  calendar: { task: string; at: string }[];
  log: { warn(details: object, message: string): void };
  /** How often the job of a process that died is looked for; 30,000 unless told. */
  lookForDeadMs?: number;
}

export interface JobQueue {
  /** Asks for a task. The same key again, before it ran, is the same job. */
  add(task: string, payload: Record<string, unknown>, key: string): Promise<void>;
  /** Finishes the job under way and takes no more. */
  stop(): Promise<void>;
}

/** What was due while the house was down is made up for, if that was not longer than this. */
const backfillMs = 6 * 24 * 3_600_000;
/** With its growing pauses this is about three days. */
const mostTries = 25;
const restartPauseMs = 2_000;
const oneAfterTheOther = 'house';

/**
 * Jobs that outlive a crash: stored in PostgreSQL, run one after the other by whichever process is up, tried again until
 * done, and taken from a process that died. A job may therefore run twice, and has to be one that may.
 */
export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { url, schema, tasks, calendar, log, lookForDeadMs = 30_000 } = options;
  // A newer version moves its tables in statements that may take long. And where its calendar gets no connection in time,
  // the library leaves a rejection that nobody can hear (graphile-worker 0.16.6, runner.js, cron.promise.finally).
  const pool = connect({ url, schema, connections: 4, answerWithinMs: 60_000 });
  const logger = new QueueLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'the job queue reports');
  });
  const life = await beginWorkerLife({ pool, schema, logger, everyMs: lookForDeadMs, log });
  // A worker's own option, which `run` hands on to its only one though its type does not say so.
  const named: Pick<WorkerOptions, 'workerId'> = { workerId: life.workerId };
  const taskList: TaskList = {};
  for (const [name, work] of Object.entries(tasks)) {
    taskList[name] = async (given) => {
      const { _cron: cron, ...payload } = given as { _cron?: { ts: string } };
      await work({ dueAt: cron && new Date(cron.ts), payload });
    };
  }
  const start = async () => {
    const started = await run({
      pgPool: pool,
      schema,
      taskList,
      parsedCronItems: parseCronItems(
        calendar.map(({ task, at }) => ({
          task,
          match: at,
          identifier: task,
          options: { backfillPeriod: backfillMs, maxAttempts: mostTries, queueName: oneAfterTheOther },
        })),
      ),
      concurrency: 1,
      noHandleSignals: true,
      logger,
      ...named,
    });
    // A worker that loses its connection in its first moments keeps that failure and finds no job ever after
    // (graphile-worker 0.16.6, getTaskDetails). One that starts anew does not. Stopped a moment later, when it waits
    // again, it ends without a word.
    started.events.on('worker:getJob:error', () => setImmediate(() => started.stop().catch(() => {})));
    return started;
  };

  let isStopping = false;
  let runner: Runner = await start();
  // A worker ends by itself when its database goes away for good, or another version has moved the queue's tables.
  const running = (async () => {
    while (!isStopping) {
      await runner.promise.catch(() => {});
      if (isStopping) return;
      log.warn({}, 'the job queue has stopped and starts again');
      await pause(restartPauseMs);
      runner = await start().catch((error: unknown) => {
        log.warn({ err: error }, 'the job queue cannot start yet');
        return runner;
      });
    }
  })();
  return {
    async add(task, payload, key) {
      await runner.addJob(task, payload, { jobKey: key, maxAttempts: mostTries, queueName: oneAfterTheOther });
    },
    async stop() {
      isStopping = true;
      // It has stopped already when it was about to start again.
      await runner.stop().catch(() => {});
      await running;
      await life.end();
      await pool.end();
    },
  };
}
