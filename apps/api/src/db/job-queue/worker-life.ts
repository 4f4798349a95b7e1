import type { Database } from '@fairhouse/database';
import type pg from 'pg';
import { findDeadWorkers, freeJobsOf, lockNames, unlockNames } from './job.store.ts';
import type { JobLog } from './job.ts';

export interface WorkerLife {
  /** Shows that this worker lives; to be called before it takes its first job. */
  show(workerId: string): Promise<void>;
  end(): Promise<void>;
}

export interface WorkerLifeOptions {
  pool: Database;
  schema: string;
  /** How often the jobs of workers that died are looked for. */
  everyMs: number;
  /** A process that says nothing for so long hangs, or its machine is gone; far longer than `everyMs`. */
  silentMs: number;
  log: JobLog;
}

/**
 * The queue itself believes for four hours that a worker lives. Ours show it: as long as their process does, its
 * connection holds an advisory lock of each one's name. Whose lock is free has died, and its job goes to anyone who is up.
 * A timer and no job, since every process shows its own life.
 */
export async function beginWorkerLife({
  pool,
  schema,
  everyMs,
  silentMs,
  log,
}: WorkerLifeOptions): Promise<WorkerLife> {
  const prefix = `${schema} `;
  const workers: string[] = [];
  /** The connection that holds the locks, and whose it holds. It may break at any moment, afterwards too. */
  let holding: { client: pg.PoolClient; shown: Set<string>; letGo(): void } | undefined;

  async function connect(): Promise<NonNullable<typeof holding>> {
    const client = await pool.connect();
    let isReleased = false;
    const taken = {
      client,
      shown: new Set<string>(),
      letGo() {
        if (holding === taken) holding = undefined;
        if (isReleased) return;
        isReleased = true;
        client.release(true);
      },
    };
    client.once('error', taken.letGo);
    return taken;
  }

  async function hold(): Promise<pg.PoolClient> {
    holding ??= await connect();
    const { client, shown, letGo } = holding;
    const missing = workers.filter((id) => !shown.has(id));
    if (missing.length === 0) return client;
    try {
      const names = missing.map((id) => prefix + id);
      await lockNames(client, names, silentMs);
    } catch (error) {
      letGo();
      throw error;
    }
    for (const id of missing) shown.add(id);
    return client;
  }

  async function look(): Promise<void> {
    const hasHeld = holding !== undefined;
    const client = await hold();
    // Where our connection broke, others' may have too: they get until the next look to show themselves again.
    if (!hasHeld && workers.length > 0) return;
    const dead = await findDeadWorkers(client, schema, { prefix, own: workers });
    if (dead.length === 0) return;
    await freeJobsOf(client, schema, dead);
    log.warn({ workers: dead }, 'jobs of exited workers were released');
  }

  /** One at a time: two would ask for a connection each. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }

  await inTurn(look);
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    inTurn(look)
      .catch((error: unknown) => log.warn({ err: error }, 'the leases of jobs cannot be read yet'))
      .finally(() => {
        isLooking = false;
      });
  }, everyMs);
  return {
    async show(workerId) {
      workers.push(workerId);
      await inTurn(hold);
    },
    async end() {
      clearInterval(timer);
      await last;
      if (holding) await unlockNames(holding.client).catch(() => {});
      holding?.letGo();
    },
  };
}
