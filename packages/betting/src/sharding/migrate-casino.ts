import { type Database, type Migration, migrate, type Transaction } from '@fairhouse/database';
import { makeCoordinators } from './make-functions.store.ts';
import { areSpread, spreadBooks } from './spread-books.ts';
import { schema } from './what-is-spread.ts';

/** A step changes a table that lies on several machines in a way that they do not take; nothing of the update was done. */
export class GatherFirst extends Error {
  override name = 'GatherFirst';
}

/**
 * Brings the casino's schema up to date, also where the books are spread: columns, indexes and checks reach every part. Nothing
 * is posted by functions of one database in between, and every machine then has those that say something else.
 */
export async function migrateCasino(db: Database, migrations: Migration[]): Promise<string[]> {
  let isSpread = false;
  const applied = await migrate(db, schema, migrations, {
    async before(tx) {
      isSpread = await areSpreadAlready(tx);
      // One connection to each machine, as several changes of a table in one transaction want it.
      if (isSpread) await tx.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
    },
    async after(tx) {
      if (isSpread) await makeCoordinators(tx);
    },
  }).catch((error: Error) => {
    if (!isSpread) throw error;
    throw new GatherFirst(
      `The members' books lie on several machines, which do not take this update (${error.message}); nothing of it was done. ` +
        'Gather them ("npm run spread -- gather"), update, and spread them again.',
      { cause: error },
    );
  });
  if (applied.length > 0 && isSpread) await spreadBooks(db, migrations);
  return applied;
}

async function areSpreadAlready(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ knowsShards: boolean }>(
    `select to_regproc('${schema}.ledger_shards') is not null as "knowsShards"`,
  );
  return rows[0]!.knowsShards && areSpread(tx);
}
