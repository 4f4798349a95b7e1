import { type Database, inLongTransaction, type Migration } from '@fairhouse/database';
import { untilMachinesKnow } from '@fairhouse/database/sharding';
import { makeEntries, makeFunctions } from './make-functions.store.ts';
import { makeReadSchema } from './read-schema.store.ts';
import { readShards } from './read-shards.ts';
import type { Shard } from './shard-schema.store.ts';

const withinMs = 60 * 60_000;

/** Makes the functions of a bet where every shard lies now, under bets. */
export async function makeAgain(db: Database, migrations: Migration[]): Promise<Shard[]> {
  await untilMachinesKnow(db);
  await inLongTransaction(db, withinMs, makeEntries);
  // Before anything is posted where a shard lies now: whatever is known to be posted can be read.
  await inLongTransaction(db, withinMs, async (tx) => makeReadSchema(tx, await readShards(tx)));
  return inLongTransaction(db, withinMs, (tx) => makeFunctions(tx, migrations));
}
