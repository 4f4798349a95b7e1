import type { Database } from '@fairhouse/database';
import { type ParsedCronItem, Logger as QueueLogger, run, runMigrations, type TaskList } from 'graphile-worker';
import { inTurnForTables } from './job.store.ts';
import type { JobLog } from './job.ts';
import { beginWorkerLife } from './worker-life.ts';

export interface Workers {
  /** Resolves when they have ended, asked or not. */
  ended: Promise<void>;
  /** Finishes the jobs under way and takes no more. */
  stop(): Promise<void>;
}

interface WorkersParts {
  pool: Database;
  schema: string;
  tasks: TaskList;
  calendar: ParsedCronItem[];
  /** How many jobs may be in hand at the same time. */
  count: number;
  lookForDeadMs: number;
  silentMs: number;
  /** Makes what must stand in the queue's tables, once they are there and before anybody works. */
  prepare(): Promise<void>;
  /** Those who have a job in hand are to come to an end. */
  end(): void;
  log: JobLog;
}

/** What is asked for, and what others leave, is told; this is for what becomes due by itself: a minute, a day. */
const lookForDueMs = 5_000;
/** Workers wait for one another's connections gladly: they need one for a moment, before and after a job. */
const idleWarning = /^WARNING: having maxPoolSize/;

export async function startWorkers(parts: WorkersParts): Promise<Workers> {
  const { pool, schema, log } = parts;
  const logger = new QueueLogger(() => (level, message) => {
    if ((level === 'error' || level === 'warning') && !idleWarning.test(message)) {
      log.warn({ queue: message }, 'the job queue reports');
    }
  });
  await inTurnForTables(pool, () => runMigrations({ pgPool: pool, schema, logger }));
  await parts.prepare();
  const { lookForDeadMs: everyMs, silentMs } = parts;
  const life = await beginWorkerLife({ pool, schema, everyMs, silentMs, log });
  const showLife: GraphileConfig.Plugin = {
    name: 'WorkerLife',
    version: '1.0.0',
    worker: { hooks: { startWorker: (_, { worker }) => life.show(worker.workerId) } },
  };
  const runner = await run({
    pgPool: pool,
    schema,
    taskList: parts.tasks,
    parsedCronItems: parts.calendar,
    concurrency: parts.count,
    pollInterval: lookForDueMs,
    noHandleSignals: true,
    logger,
    preset: { plugins: [showLife] },
  }).catch(async (error: unknown) => {
    await life.end();
    throw error;
  });

  // Stopped a moment later, when a worker waits again, it ends without a word.
  const stopSoon = () => setImmediate(() => runner.stop().catch(() => {}));
  // Workers that lose their connection in their first moments keep that failure and find no job ever after
  // (graphile-worker 0.16.6, getTaskDetails). Those that start again do not.
  let hasLooked = false;
  for (const event of ['worker:getJob:empty', 'job:start'] as const) {
    runner.events.once(event, () => {
      hasLooked = true;
    });
  }
  runner.events.on('worker:getJob:error', () => hasLooked || stopSoon());
  // One that could not note the end of its job is gone, with the job in its hand; nobody takes its place.
  runner.events.on('worker:fatalError', stopSoon);
  runner.events.on('pool:gracefulShutdown', parts.end);
  const ended = runner.promise.catch(() => {}).then(() => life.end());
  return {
    ended,
    async stop() {
      // It has stopped already when it was about to start again.
      await runner.stop().catch(() => {});
      await ended;
    },
  };
}
