import { during, innerSpan } from '@fairhouse/operation/tracing';
import type pg from 'pg';
import { beginOn } from './connect.ts';
import { isAnswerLost, isConnectionSpent, OutcomeUnknown } from './trouble.ts';

export type Transaction = pg.PoolClient;

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. Throws OutcomeUnknown when the
 * answer to the commit was lost.
 */
export function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return during(innerSpan('transaction'), () => carryOut(pool, work));
}

async function carryOut<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A server that goes away breaks a connection in use by an event as well; unheard, it would end the process.
  const lost = (error: Error) => {
    broken = error;
  };
  client.on('error', lost);
  try {
    await client.query(beginOn(pool));
    const result = await work(client);
    await client.query('commit').catch(tellUnknownOutcome);
    return result;
  } catch (error) {
    // A server that does not answer would not answer this either: closing the connection rolls back.
    if (isConnectionSpent(error)) broken = error as Error;
    else {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
    }
    throw error;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

function tellUnknownOutcome(error: Error): never {
  if (!isAnswerLost(error)) throw error;
  throw new OutcomeUnknown('the answer to a commit was lost', { cause: error });
}

/** The same for work that takes long by nature: each of its statements may take `answerWithinMs`. */
export function inLongTransaction<T>(
  pool: pg.Pool,
  answerWithinMs: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (tx) => {
    const usual = clientBound(tx, answerWithinMs);
    try {
      const ms = Math.ceil(answerWithinMs * 0.9);
      // No query before it: the work may still choose its isolation.
      await tx.query(
        `set local statement_timeout = ${ms}; set local lock_timeout = ${ms}; set local idle_in_transaction_session_timeout = ${ms}`,
      );
      return await work(tx);
    } finally {
      clientBound(tx, usual);
    }
  });
}

/** Sets how long the driver itself waits for an answer; answers how long it did (pg 8.23, client.js). */
function clientBound(tx: Transaction, answerWithinMs: number): number {
  const { connectionParameters } = tx as unknown as { connectionParameters: { query_timeout: number } };
  const before = connectionParameters.query_timeout;
  connectionParameters.query_timeout = answerWithinMs;
  return before;
}

/**
 * From here on a transaction reads what others have committed, from the first such statement on (its plan counts) as of one moment
 * on each machine, and nothing that it has written itself: then it may join what lies on several machines with what does not. So it
 * stands after whatever says until when there is something to read. Nothing changes where all lies in one database.
 */
export async function readAcross(tx: Transaction): Promise<void> {
  // Said again, it changes nothing.
  await tx.query(
    String.raw`select set_config('search_path', regexp_replace(current_setting('search_path'), '^(\w+)$', '\1_read, \1'), true)`,
  );
}

/**
 * The same for one piece of work; what follows reads again what the transaction has written. Another such piece in the same
 * transaction reads as of the moment of the first.
 */
export async function readingAcross<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.query<{ path: string }>(`select current_setting('search_path') as path`);
  await readAcross(tx);
  const found = await work();
  await tx.query(`select set_config('search_path', $1, true)`, [rows[0]!.path]);
  return found;
}
