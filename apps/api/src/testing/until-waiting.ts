import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@fairhouse/database';

/** Waits until a bet, or so many other statements of this database, wait for a lock. */
export async function untilWaiting(db: Database, what: 'bet' | 'change', count = 1): Promise<void> {
  const isWaiting = async () => {
    const { rowCount } = await db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like '%wallet_instruction_batch%' = $1`,
      [what === 'bet'],
    );
    return rowCount! >= count;
  };
  while (!(await isWaiting())) await sleep(10);
}
