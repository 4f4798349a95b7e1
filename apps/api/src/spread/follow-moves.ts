import { type Database, inTransaction, isUpToDate, type Migration } from '@fairhouse/database';
import { partsWithoutSchema, unlessSomebodyIs } from '@fairhouse/database/spread';
import { makeAnew } from './make-anew.ts';
import { readShards } from './read-shards.ts';
import { areSpread } from './spread-books.ts';
import { schema, spreadLock } from './what-is-spread.ts';

/**
 * Makes the functions anew where a shard has moved to another machine, as the rebalancer moves them: until then its members are told to
 * ask again. Answers how many shards had moved. Where another release has the schema, functions are for that one to make.
 */
export async function followMoves(db: Database, migrations: Migration[]): Promise<number> {
  const found = await unlessSomebodyIs(db, spreadLock, async () => {
    if (!(await areSpread(db)) || !(await isUpToDate(db, migrations))) return 0;
    const moved = await partsWithoutSchema(db, { schema, view: 'book' }, await inTransaction(db, readShards));
    if (moved.length > 0) await makeAnew(db, migrations);
    return moved.length;
  });
  return found ?? 0;
}
