import type { Database } from '@fairhouse/database';

export interface CasinoClock {
  now(): Date;
  close(): void;
}

const setEveryMs = 5_000;

/**
 * The clock of the database in this process, off by half of what a question to it takes at most: rounds go by that clock, and processes
 * on several machines tell the same time by it.
 */
export async function openCasinoClock(db: Database): Promise<CasinoClock> {
  let aheadMs = await aheadOfUs(db);
  const timer = setInterval(() => {
    // A database that does not answer leaves the clock as it was set last.
    aheadOfUs(db).then(
      (ms) => {
        aheadMs = ms;
      },
      () => {},
    );
  }, setEveryMs).unref();
  return { now: () => new Date(Date.now() + aheadMs), close: () => clearInterval(timer) };
}

async function aheadOfUs(db: Database): Promise<number> {
  const askedAt = Date.now();
  const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]!.now.getTime() - (askedAt + Date.now()) / 2;
}
