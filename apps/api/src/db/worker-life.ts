import { randomUUID } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import { type Logger, makeWorkerUtils } from 'graphile-worker';

export interface WorkerLife {
  /** The name under which the worker locks its job. */
  workerId: string;
  end(): Promise<void>;
}

export interface WorkerLifeOptions {
  pool: Database;
  schema: string;
  /** What the queue's library reports to. */
  logger: Logger;
  /** How often the jobs of workers that died are looked for. */
  everyMs: number;
  log: { warn(details: object, message: string): void };
}

/**
 * The queue itself believes for four hours that a worker lives. Ours shows it: as long as it does, its connection holds an
 * advisory lock of its name. Whose lock is free has died, and its job goes to whoever is up. While a connection is being
 * replaced, another process may take the job of one that lives: then it runs twice, as every job may.
 */
export async function beginWorkerLife({ pool, schema, logger, everyMs, log }: WorkerLifeOptions): Promise<WorkerLife> {
  const workerId = `house-${randomUUID()}`;
  const lockOf = (id: string) => `${schema} ${id}`;
  const utils = await makeWorkerUtils({ pgPool: pool, schema, logger });
  await utils.migrate();
  /** Lets go of the connection that holds the lock. It may break at any moment, afterwards too, and is given back once. */
  let letGo: (() => void) | undefined;

  async function hold(): Promise<void> {
    if (letGo) return;
    const client = await pool.connect();
    let isReleased = false;
    const release = () => {
      if (letGo === release) letGo = undefined;
      if (isReleased) return;
      isReleased = true;
      client.release(true);
    };
    client.once('error', release);
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockOf(workerId)]);
    } catch (error) {
      release();
      throw error;
    }
    if (!isReleased) letGo = release;
  }

  /** A lock that can be had is nobody's; it is given back at the end of the statement that asked. */
  async function bury(): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(
      `select id from (select distinct locked_by as id from ${schema}.jobs where locked_by is not null) locked
       where id <> $1 and pg_try_advisory_xact_lock(hashtextextended($2 || id, 0))`,
      [workerId, lockOf('')],
    );
    if (rows.length === 0) return;
    const dead = rows.map(({ id }) => id);
    await utils.forceUnlockWorkers(dead);
    log.warn({ workers: dead }, 'jobs of workers that died are free again');
  }

  async function look(): Promise<void> {
    await hold();
    await bury();
  }

  await look();
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    // One at a time: a second would wait for the lock that the first has just taken, and hold up the end.
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'who works on the jobs cannot be seen yet'))
      .finally(() => {
        looking = undefined;
      });
  }, everyMs);
  return {
    workerId,
    async end() {
      clearInterval(timer);
      await looking;
      letGo?.();
      await utils.release();
    },
  };
}
