import { type Database, inLongTransaction, type Transaction } from '@fairhouse/database';

/** PostgreSQL's name for a statement that took too long. */
const queryCanceled = '57014';

/** Whether the database ended a statement at its bound. */
export function isTooLong(error: unknown): boolean {
  return (error as { code?: string }).code === queryCanceled;
}

/** What is read in a transaction of statements that take so long at most; undefined where one takes longer. */
export function withinTime<T>(
  db: Database,
  withinMs: number,
  read: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  return unlessTooLong(inLongTransaction(db, withinMs, read));
}

/** What a trial of a rule finds in a transaction that can only read, each statement for so long at most; undefined where one takes longer. */
export function tryOut<T>(db: Database, mostMs: number, read: (tx: Transaction) => Promise<T>): Promise<T | undefined> {
  return withinTime(db, mostMs, async (tx) => {
    await tx.query('set transaction read only');
    return read(tx);
  });
}

async function unlessTooLong<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isTooLong(error)) return undefined;
    throw error;
  }
}
