import type { Database } from '@fairhouse/database';

export type JobName = 'cashback' | 'fridayFun' | 'inactivityFee';

/** What a run did: how many were given it now, how many had it before, and of those how many would get another amount today. */
export interface Tally {
  given: number;
  before: number;
  differing: number;
}

export interface Run extends Tally {
  id: bigint;
  job: JobName;
  period: string;
  askedBy: string;
  startedAt: Date;
  finishedAt: Date | null;
}

/** Keeps that a job ran, from when to when, and what came of it. */
export async function recordRun(
  db: Database,
  run: Pick<Run, 'job' | 'period' | 'askedBy'>,
  work: () => Promise<Tally>,
): Promise<Tally> {
  const { rows } = await db.query<{ id: bigint }>(
    'insert into bonus_run (job, period, asked_by) values ($1, $2, $3) returning id',
    [run.job, run.period, run.askedBy],
  );
  const tally = await work();
  await db.query(
    'update bonus_run set finished_at = clock_timestamp(), given = $2, before = $3, differing = $4 where id = $1',
    [rows[0]!.id, tally.given, tally.before, tally.differing],
  );
  return tally;
}

export async function latestRuns(db: Database, most: number): Promise<Run[]> {
  const { rows } = await db.query<Run>(
    `select id, job, period, asked_by as "askedBy", started_at as "startedAt", finished_at as "finishedAt", given, before,
       differing from bonus_run order by id desc limit $1`,
    [most],
  );
  return rows;
}
