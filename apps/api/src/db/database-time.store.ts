import type { Database, Transaction } from '@fairhouse/database';

/** The database's clock, which wrote the times that are compared with it: those of the processes may differ from it and from one another. */
export async function databaseTime(db: Database | Transaction): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]!.now;
}
