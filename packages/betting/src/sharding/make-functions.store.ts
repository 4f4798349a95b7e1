import type { Migration, Transaction } from '@fairhouse/database';
import { byMachine, dropOtherSchemas, outer, runOn, signatureOf } from '@fairhouse/database/sharding';
import { functionText } from './function-text.ts';
import { readShards } from './read-shards.ts';
import { type Shard, shardSchema } from './shard-schema.store.ts';
import { makeTwoPhases } from './two-phases.store.ts';
import { entries, parting, schema } from './what-is-spread.ts';

/** Makes known to every machine what is called there. Committed before makeFunctions, which works outside of its transaction. */
export async function makeEntries(tx: Transaction): Promise<void> {
  await sendTypes(tx);
  for (const entry of entries) {
    await tx.query(outer(parting, entry, []));
    await tx.query(
      `select create_distributed_function($1, 'p_key', colocate_with => 'casino.book', force_delegation => true)`,
      [signatureOf(schema, entry)],
    );
  }
}

/** What stands in the place of the casino's own functions on the coordinator. */
export async function makeCoordinators(tx: Transaction): Promise<void> {
  await makeTwoPhases(tx);
  const shards = await readShards(tx);
  const shardOfSlot = shards.flatMap(({ slots }, shard) => slots.map(() => shard));
  await tx.query(
    `create or replace function ledger_shards() returns int[] language sql stable as $$ select '{${shardOfSlot.join(',')}}'::int[] $$`,
  );
  for (const name of ofTheCoordinator) await tx.query(functionText(name));
}

const ofTheCoordinator = [
  'ledger-shard-of',
  'ledger-post-within',
  'ledger-lock',
  'ledger-post-batch',
  'ledger-settled-until',
  'ledger-summarise',
  'play-open-periods',
  'recompute-bet-allowance',
  'spread-copy-casino',
  'spread-copy-member',
  'wallet-instruction-batch',
];

/**
 * Makes the functions of a bet for every shard on its machine, from their own texts, and what sends calls there. Again after a
 * migration, and after a shard has moved.
 */
export async function makeFunctions(tx: Transaction, migrations: Migration[]): Promise<Shard[]> {
  const shards = await readShards(tx);
  for (const [machine, there] of byMachine(shards)) {
    await runOn(tx, machine, [
      dropOtherSchemas(
        schema,
        there.map(({ own }) => own),
      ),
      ...there.flatMap((shard) => shardSchema(shard, migrations)),
      ...entries.map((entry) => outer(parting, entry, there)),
      `set local search_path = ${schema}`,
      functionText('ledger-settled-here'),
    ]);
  }
  await makeCoordinators(tx);
  return shards;
}

/** A function that takes them all has Citus send the types of rows to every machine, and their later changes. */
async function sendTypes(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ types: string }>(
    `select string_agg('casino.' || t.typname, ', ' order by t.typname) as types
     from pg_type t join pg_class c on c.oid = t.typrelid where c.relkind = 'c' and t.typnamespace = 'casino'::regnamespace`,
  );
  const { types } = rows[0]!;
  await tx.query(`create or replace function spread_types(${types}) returns void language sql as 'select'`);
  await tx.query('select create_distributed_function($1)', [`casino.spread_types(${types})`]);
}
