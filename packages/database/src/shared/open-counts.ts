import type { Database } from '../connect.ts';
import { addCalls, type CallsToCount, type CountedCalls, removeOldCounts } from './count.store.ts';

/** Counts of calls that all processes on one database share. */
export interface SharedCounts {
  add(asked: readonly CallsToCount[]): Promise<CountedCalls[]>;
  close(): void;
}

const removeEveryMs = 60_000;
const mostRemoved = 5_000;

/** Each process forgets what is over, for all of them: addresses of callers are kept for a minute longer than they count. */
export function openCounts(db: Database, everyMs = removeEveryMs): SharedCounts {
  const removing = setInterval(() => {
    // A database that is away keeps its old rows until the next time.
    removeOldCounts(db, mostRemoved).catch(() => {});
  }, everyMs);
  removing.unref();
  return { add: (asked) => addCalls(db, asked), close: () => clearInterval(removing) };
}
