import type { Migration, Transaction } from '@fairhouse/database';
import { vaults } from '@fairhouse/ledger';
import { escapeLiteral } from 'pg';
import { readShards } from './read-shards.ts';
import { asOneCommand, outer, type Shard, schemaOf, shardSchema, waitForCalls } from './shard-schema.store.ts';
import { functionText } from './spread.functions.ts';
import { entries, signatureOf } from './what-is-spread.ts';

/** Makes known to every machine what is called there. Committed before makeFunctions, which works outside of its transaction. */
export async function makeEntries(tx: Transaction): Promise<void> {
  await sendTypes(tx);
  for (const entry of entries) {
    await tx.query(outer(entry, []));
    await tx.query(
      `select create_distributed_function($1, 'p_vault', colocate_with => 'casino.book', force_delegation => true)`,
      [signatureOf(entry)],
    );
  }
}

/** What stands in the place of the house's own functions on the coordinator. */
export async function makeCoordinators(tx: Transaction): Promise<void> {
  for (const name of ofTheCoordinator) await tx.query(functionText(name));
}

const ofTheCoordinator = [
  'ledger-post-within',
  'ledger-lock',
  'ledger-post-batch',
  'ledger-settled-until',
  'ledger-summarise',
  'play-open-periods',
  'play-weigh',
  'wallet-act-batch',
];

/**
 * Makes the functions of a bet for every shard on its machine, from their own texts, and what sends calls there. Again after a
 * migration, and after a shard has moved.
 */
export async function makeFunctions(tx: Transaction, migrations: Migration[]): Promise<Shard[]> {
  const shards = await readShards(tx);
  for (const [machine, there] of byMachine(shards)) {
    const statements = [
      dropOtherSchemas(there),
      ...there.flatMap((shard) => shardSchema(shard, migrations)),
      ...entries.map((entry) => outer(entry, there)),
      'set local search_path = casino',
      functionText('ledger-settled-here'),
    ];
    await runOn(tx, machine, asOneCommand(statements));
  }
  await makeCoordinators(tx);
  const lanes = Array.from({ length: vaults }, (_, vault) => shards.findIndex((shard) => shard.vaults.includes(vault)));
  await tx.query('select ledger_set_lanes($1)', [lanes]);
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

function byMachine(shards: Shard[]): Map<string, Shard[]> {
  const machines = new Map<string, Shard[]>();
  for (const shard of shards) {
    const name = `${shard.host}:${shard.port}`;
    machines.set(name, [...(machines.get(name) ?? []), shard]);
  }
  return machines;
}

/** Of shards that have moved away. */
function dropOtherSchemas(there: Shard[]): string {
  const kept = there.map((shard) => escapeLiteral(schemaOf(shard))).join(', ');
  return `do $drop$ declare v_name text; begin
    for v_name in select nspname from pg_namespace where nspname ~ '^casino_[0-9]+$' ${kept && `and nspname not in (${kept})`} loop
      execute format('drop schema %I cascade', v_name);
    end loop;
  end $drop$`;
}

/** From here on every call is told to ask again; those that went on have ended when it answers. */
export async function closeMachines(tx: Transaction): Promise<void> {
  for (const machine of byMachine(await readShards(tx)).keys()) {
    await runOn(tx, machine, asOneCommand(entries.map((entry) => outer(entry, []))));
    await runOn(tx, machine, asOneCommand([waitForCalls]));
  }
}

/** Takes the functions from every machine that has some. */
export async function clearMachines(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ machine: string }>(
    `select nodename || ':' || nodeport as machine from pg_dist_node where groupid <> 0 and noderole = 'primary'`,
  );
  for (const { machine } of rows) await runOn(tx, machine, asOneCommand([dropOtherSchemas([])]));
}

async function runOn(tx: Transaction, machine: string, command: string): Promise<void> {
  const [, host, port] = /^(.+):(\d+)$/.exec(machine)!;
  const { rows } = await tx.query<{ success: boolean; result: string }>(
    'select success, result from master_run_on_worker(array[$1], array[$2::int], array[$3], false)',
    [host, port, command],
  );
  if (!rows[0]!.success) throw new Error(`the machine ${machine} could not: ${rows[0]!.result}`);
}
