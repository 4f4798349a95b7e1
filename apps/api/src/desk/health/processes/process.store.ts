import type { Database, Transaction } from '@fairhouse/database';

/** What a process says of itself. */
export interface ProcessFigures {
  memoryBytes?: number;
  /** 99 of 100 turns of its loop were later by less. */
  loopLagMs?: number;
  /** Of one that is asked: how long its answer took. */
  answerMs?: number;
  disk?: { freeBytes: number; allBytes: number };
}

export interface ProcessRow {
  id: string;
  name: string;
  startedAt: Date;
  seenAt: Date | null;
  stoppedAt: Date | null;
  figures: ProcessFigures;
}

const columns = `id, name, started_at as "startedAt", seen_at as "seenAt", stopped_at as "stoppedAt", figures`;

export async function listProcesses(db: Database): Promise<ProcessRow[]> {
  const { rows } = await db.query<ProcessRow>(`select ${columns} from health_process order by name, id`);
  return rows;
}

/** That a process is there, since when, and how it is. */
export async function noteHere(
  tx: Transaction | Database,
  it: { id: string; name: string; startedAt: Date; seenAt: Date; figures: ProcessFigures },
): Promise<void> {
  await tx.query(
    `insert into health_process (id, name, started_at, seen_at, figures) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set started_at = excluded.started_at, seen_at = excluded.seen_at, stopped_at = null,
       figures = excluded.figures`,
    [it.id, it.name, it.startedAt, it.seenAt, JSON.stringify(it.figures)],
  );
}

/** That one was asked: what it answered, or, undefined, that it did not. */
export async function noteAsked(
  db: Database,
  it: { id: string; name: string; at: Date; answerMs: number | undefined },
): Promise<void> {
  const seenAt = it.answerMs === undefined ? null : it.at;
  await db.query(
    `insert into health_process as p (id, name, started_at, seen_at, figures) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set seen_at = coalesce(excluded.seen_at, p.seen_at),
       figures = case when excluded.seen_at is null then p.figures else excluded.figures end`,
    [it.id, it.name, it.at, seenAt, JSON.stringify(it.answerMs === undefined ? {} : { answerMs: it.answerMs })],
  );
}

export async function noteStopped(db: Database, id: string, at: Date): Promise<void> {
  await db.query('update health_process set stopped_at = $2 where id = $1', [id, at]);
}

/** Those that were stopped, or have been silent for very long, are somebody else's memory. */
export async function forgetProcesses(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    'delete from health_process where coalesce(stopped_at, seen_at, started_at) < $1',
    [before],
  );
  return rowCount ?? 0;
}
