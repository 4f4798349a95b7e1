import type { Database, Transaction } from '@fairhouse/database';
import type pg from 'pg';

/** A row that a worker of this process has locked. */
export interface LockedJob {
  id: string;
  workerId: string;
}

/** As often as the library can count: a process that is killed again and again uses a standing job up never. */
const mostTries = 32_767;

const tablesLock = 7_246_023;

/** One process at a time makes the queue's tables: two that find none both begin, and the library lets the later one fail (graphile-worker 0.16.6, installSchema). */
export async function inTurnForTables(db: Database, work: () => Promise<void>): Promise<void> {
  const client = await db.connect();
  let broken: Error | undefined;
  const lost = (error: Error) => {
    broken = error;
  };
  client.on('error', lost);
  try {
    await client.query('select pg_advisory_lock($1)', [tablesLock]);
    await work();
    await client.query('select pg_advisory_unlock($1)', [tablesLock]);
  } catch (error) {
    // Closing the connection gives the lock back.
    broken = error as Error;
    throw error;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

/** One row a name, made once, due in `inMs`; one that is there stays as it is, also while somebody works on it. */
export async function addStandingJobs(
  db: Database,
  schema: string,
  jobs: readonly { name: string; inMs: number }[],
): Promise<void> {
  await db.query(
    `select ${schema}.add_job(identifier => name, job_key => name, max_attempts => $3, job_key_mode => 'unsafe_dedupe',
       run_at => now() + in_ms * interval '1 millisecond')
     from unnest($1::text[], $2::float8[]) job(name, in_ms)`,
    [jobs.map(({ name }) => name), jobs.map(({ inMs }) => inMs), mostTries],
  );
}

/** Puts a new row in the place of a locked one, due in `inMs`; false when it is locked by another by now. */
export async function replaceStandingJob(
  db: Database,
  schema: string,
  { id, workerId }: LockedJob,
  { name, inMs }: { name: string; inMs: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select ${schema}.add_job(identifier => $3, job_key => $3, max_attempts => $5,
       run_at => now() + $4 * interval '1 millisecond')
     from ${schema}.jobs where id = $1 and locked_by = $2`,
    [id, workerId, name, inMs, mostTries],
  );
  return rowCount === 1;
}

export async function addJob(
  db: Database | Transaction,
  schema: string,
  job: { name: string; payload: object; key: string; queue: string; mostTries: number },
): Promise<void> {
  await db.query(
    `select ${schema}.add_job(identifier => $1, payload => $2::json, job_key => $3, queue_name => $4, max_attempts => $5)`,
    [job.name, JSON.stringify(job.payload), job.key, job.queue, job.mostTries],
  );
}

/** The connection holds these locks until it ends. It ends also when it says nothing for `silentMs`. */
export async function lockNames(client: pg.PoolClient, names: readonly string[], silentMs: number): Promise<void> {
  await client.query(`set idle_session_timeout = ${silentMs}`);
  await client.query('select pg_advisory_lock(hashtextextended(name, 0)) from unnest($1::text[]) name', [names]);
}

export async function unlockNames(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_unlock_all()');
}

/** A lock that can be had is nobody's; it is given back at the end of the statement that asked. */
export async function findDeadWorkers(
  client: pg.PoolClient,
  schema: string,
  { prefix, own }: { prefix: string; own: readonly string[] },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from (select distinct locked_by as id from ${schema}.jobs where locked_by is not null) locked
     where id <> all($1::text[]) and pg_try_advisory_xact_lock(hashtextextended($2 || id, 0))`,
    [own, prefix],
  );
  return rows.map(({ id }) => id);
}

/** Frees what they had locked, and says so to those who wait for a job. */
export async function freeJobsOf(client: pg.PoolClient, schema: string, workers: readonly string[]): Promise<void> {
  await client.query(
    `select ${schema}.force_unlock_workers($1::text[]),
       pg_notify('jobs:insert', json_build_object('count', cardinality($1::text[]))::text)`,
    [workers],
  );
}

/** Makes a standing job due now, unless somebody has it in hand; false when somebody has. */
export async function makeDue(tx: Transaction, schema: string, name: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select ${schema}.reschedule_jobs(array(
       select id from ${schema}.jobs where key = $1 and locked_at is null and run_at > now()), run_at => now())`,
    [name],
  );
  return (rowCount ?? 0) > 0;
}

/** A job of a moment that has failed, and is tried again later, or no more. */
export interface FailedJob {
  id: bigint;
  name: string;
  tries: number;
  mostTries: number;
  problem: string;
  dueAt: Date;
  createdAt: Date;
}

const failedColumns = `id, task_identifier as name, attempts::int as tries, max_attempts::int as "mostTries",
  last_error as problem, run_at as "dueAt", created_at as "createdAt"`;

/** The newest first. */
export async function failedJobs(db: Database, schema: string, most: number): Promise<FailedJob[]> {
  const { rows } = await db.query<FailedJob>(
    `select ${failedColumns} from ${schema}.jobs where last_error is not null and queue_name is not null
     order by id desc limit $1`,
    [most],
  );
  return rows;
}

/** With all its tries before it; undefined when it is not there, or in hand. Answers it as it was. */
export async function tryFailedAgain(tx: Transaction, schema: string, id: string): Promise<FailedJob | undefined> {
  const { rows } = await tx.query<FailedJob>(
    `select ${failedColumns} from ${schema}.jobs where id = $1 and last_error is not null and locked_at is null`,
    [id],
  );
  if (!rows[0]) return undefined;
  const { rowCount } = await tx.query(
    `select ${schema}.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => 0)`,
    [id],
  );
  return rowCount === 1 ? rows[0] : undefined;
}
