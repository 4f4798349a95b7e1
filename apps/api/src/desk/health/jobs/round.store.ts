import type { Database, Transaction } from '@fairhouse/database';
import type { RoundsOfJob } from './note-rounds.ts';

/** Adds what a process has noted to what is known of each job. */
export async function noteRounds(
  tx: Transaction,
  process: string,
  rounds: ReadonlyMap<string, RoundsOfJob>,
): Promise<void> {
  if (rounds.size === 0) return;
  const rows = [...rounds].map(([name, it]) => ({
    name,
    every_ms: it.everyMs,
    schedule: it.schedule,
    ran_at: it.ranAt,
    took_ms: it.tookMs,
    found: it.found,
    rounds: it.rounds,
    failures: it.failures,
    went_well: it.wentWell,
    failed_at: it.failedAt,
    problem: it.problem,
  }));
  await tx.query(
    `insert into health_job as j (name, every_ms, schedule, process, ran_at, took_ms, found, rounds, failures, failed_at, problem)
     select name, every_ms, schedule, $2, ran_at, took_ms, found, rounds, failures, failed_at, problem
     from json_to_recordset($1) r (name text, every_ms bigint, schedule text, ran_at timestamptz, took_ms integer,
       found bigint, rounds bigint, failures integer, went_well boolean, failed_at timestamptz, problem text)
     order by name
     on conflict (name) do update set every_ms = excluded.every_ms, schedule = excluded.schedule, process = excluded.process,
       ran_at = excluded.ran_at, took_ms = excluded.took_ms, found = coalesce(excluded.found, j.found),
       rounds = j.rounds + excluded.rounds,
       failures = case when excluded.name = any($3) then excluded.failures else j.failures + excluded.failures end,
       failed_at = coalesce(excluded.failed_at, j.failed_at), problem = coalesce(excluded.problem, j.problem)`,
    [JSON.stringify(rows), process, rows.filter((row) => row.went_well).map(({ name }) => name)],
  );
}

export interface JobRow {
  name: string;
  process: string | null;
  ranAt: Date | null;
  tookMs: number | null;
  found: bigint | null;
  rounds: bigint;
  failures: number;
  failedAt: Date | null;
  problem: string | null;
}

export async function listRounds(db: Database): Promise<JobRow[]> {
  const { rows } = await db.query<JobRow>(
    `select name, process, ran_at as "ranAt", took_ms as "tookMs", found, rounds, failures, failed_at as "failedAt", problem
     from health_job order by name`,
  );
  return rows;
}
