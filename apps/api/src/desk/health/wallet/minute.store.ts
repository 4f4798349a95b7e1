import type { Database, Transaction } from '@fairhouse/database';
import type { MinuteOfCalls } from './count-calls.ts';

/** A process has counted further in its own minute. */
export async function noteMinute(tx: Transaction, process: string, it: MinuteOfCalls): Promise<void> {
  await tx.query(
    `insert into health_minute (minute, process, calls, buckets) values ($1, $2, $3, $4)
     on conflict (minute, process) do update set calls = excluded.calls, buckets = excluded.buckets`,
    [it.minute, process, JSON.stringify(it.calls), it.buckets],
  );
}

export interface StoredMinute {
  minute: Date;
  calls: Record<string, number>;
  buckets: number[];
}

/** Of every process, from a moment on. */
export async function minutesSince(db: Database, from: Date): Promise<StoredMinute[]> {
  const { rows } = await db.query<StoredMinute>(
    'select minute, calls, buckets from health_minute where minute >= $1 order by minute',
    [from],
  );
  return rows;
}

export async function forgetMinutes(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.query('delete from health_minute where minute < $1', [before]);
  return rowCount ?? 0;
}
