import { type Database, inTransaction, isUpToDate, type Migration } from '@fairhouse/database';
import { follow, partsWithoutSchema } from '@fairhouse/database/sharding';
import { readShards } from './read-shards.ts';
import { makeAgain } from './recreate-functions.ts';
import { areSpread } from './spread-books.ts';
import { schema, spreadLock } from './what-is-spread.ts';

/**
 * Makes the functions again where a shard has moved to another machine, as the rebalancer moves them: until then its members are told to
 * ask again. Answers how many shards had moved. Where another release has the schema, functions are for that one to make.
 */
export function followMoves(db: Database, migrations: Migration[]): Promise<number> {
  return follow(db, spreadLock, {
    async moved() {
      if (!(await areSpread(db))) return 0;
      const found = await partsWithoutSchema(db, { schema, view: 'book' }, await inTransaction(db, readShards));
      return found.length > 0 && (await isUpToDate(db, migrations)) ? found.length : 0;
    },
    recreateFunctions: () => makeAgain(db, migrations),
  });
}
