import { type Database, inLongTransaction, type Transaction } from '@fairhouse/database';

/** For the whole of it, however many rows there are. */
export const withinMs = 6 * 60 * 60_000;

const mostTries = 20;
const deadlock = '40P01';

/**
 * A transaction that takes all tables of players from those who play. They lock them in more than one order, so that it may be the one
 * who gives way; then it begins again.
 */
export async function againstOthers<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await inLongTransaction(db, withinMs, work);
    } catch (error) {
      if ((error as { code?: string }).code !== deadlock || n === mostTries) throw error;
    }
  }
}
