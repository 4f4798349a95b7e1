import { type Database, inLongTransaction, readAcross, type Transaction } from '@fairhouse/database';

/** PostgreSQL's name for a statement that took too long. */
const queryCanceled = '57014';

/** What a statement over members' rows and others finds; undefined where it takes longer. */
export async function withinTime<T>(
  db: Database,
  withinMs: number,
  read: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await inLongTransaction(db, withinMs, async (tx) => {
      await readAcross(tx);
      return read(tx);
    });
  } catch (error) {
    if ((error as { code?: string }).code === queryCanceled) return undefined;
    throw error;
  }
}
