import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { Refusal, Result } from '../http/result.ts';

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.error);
  }
}

/** A transaction that a refusal takes back, with all that was written before it. */
export async function unlessRefused<T>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
