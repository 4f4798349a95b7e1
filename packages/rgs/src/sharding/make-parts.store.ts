import type { Migration, Transaction } from '@fairhouse/database';
import {
  byMachine,
  dropOtherSchemas,
  inner,
  outer,
  type Part,
  readParts,
  runOn,
  signatureOf,
} from '@fairhouse/database/sharding';
import { partText } from './function-text.ts';
import { makeCoordinators } from './move-apart.store.ts';
import {
  besides,
  entries,
  functionsOfAPart,
  keyOfSlot,
  parting,
  schema,
  tableNames,
  triggerFunctions,
} from './what-is-spread.ts';

export interface PlayerPart extends Part {
  /** The schema of the part on its machine. */
  own: string;
  slots: number[];
  /** Stands for the part. */
  key: string;
}

const slotSize = 2 ** 26;

export async function readPlayerParts(tx: Transaction): Promise<PlayerPart[]> {
  const parts = await readParts(tx, schema, [...tableNames, ...besides]);
  return parts.map((part) => {
    const first = (part.least + 2 ** 31) / slotSize;
    const last = (part.most + 1 + 2 ** 31) / slotSize;
    const slots = Array.from({ length: last - first }, (_, n) => first + n);
    return { ...part, own: `${schema}_${part.id}`, slots, key: keyOfSlot(first) };
  });
}

/** Makes known to every machine what is called there. Committed before makeParts, which works outside of its transaction. */
export async function makeEntries(tx: Transaction): Promise<void> {
  for (const entry of entries) {
    await tx.query(outer(parting, entry, []));
    await tx.query(
      `select create_distributed_function($1, 'p_key', colocate_with => '${schema}.player', force_delegation => true)`,
      [signatureOf(schema, entry)],
    );
  }
}

/** Makes the functions of a round for every part on its machine, from their own texts, and what sends calls there. */
export async function makeParts(tx: Transaction, migrations: Migration[]): Promise<PlayerPart[]> {
  const parts = await readPlayerParts(tx);
  for (const [machine, there] of byMachine(parts)) {
    await runOn(tx, machine, [
      dropOtherSchemas(
        schema,
        there.map(({ own }) => own),
      ),
      lockTables(there),
      ...there.flatMap((part) => schemaOfPart(part, migrations)),
      ...entries.map((entry) => outer(parting, entry, there)),
    ]);
  }
  await makeCoordinators(tx);
  const lanesOfSlots = parts.flatMap(({ slots }, part) => slots.map(() => part));
  const array = (items: (string | number)[]) => `'{${items.join(',')}}'`;
  await tx.query(`
    create or replace function player_shards() returns uuid[] language sql stable as
      $$ select ${array(parts.map(({ key }) => key))}::uuid[] $$;
    create or replace function player_slot_shards() returns int[] language sql stable as
      $$ select ${array(lanesOfSlots)}::int[] $$`);
  return parts;
}

/**
 * Anyone who changes a round holds its table when the triggers come to the views: these are replaced once nobody does, and their own
 * order (a player's rows go before the rounds) is kept.
 */
function lockTables(there: PlayerPart[]): string {
  const tables = ['player', 'round'].flatMap((name) => there.map(({ tables }) => `${schema}.${tables.get(name)}`));
  return `lock table ${tables.join(', ')} in share row exclusive mode`;
}

function schemaOfPart(part: PlayerPart, migrations: Migration[]): string[] {
  const { own } = part;
  const table = (name: string) => `${schema}.${part.tables.get(name)}`;
  const view = (name: string, of = name) => `create or replace view ${own}.${name} as select * from ${table(of)}`;
  const triggers = textOf(migrations, 'triggers')
    .split(';')
    .filter((text) => text.includes('create or replace trigger'));
  return [
    `create schema if not exists ${own}`,
    `set local search_path = ${own}, ${schema}`,
    'set local check_function_bodies = off',
    'set local citus.enable_manual_changes_to_shards = on',
    ...tableNames.map((name) => view(name)),
    `alter view ${own}.round_event alter id set default nextval('${schema}.round_event_number')`,
    view('pot_share'),
    view('pot', 'near_pot'),
    view('pot_game', 'near_pot_game'),
    `create or replace view ${own}.part as select '${part.key}'::uuid as key`,
    ...functionsOfAPart.map((name) => textOf(migrations, name)),
    partText('pot-paid-in'),
    ...triggerFunctions.map((name) => `alter function ${own}.${name}() set search_path = ${own}, ${schema}`),
    ...triggers.map((text) => text.replace(/ on (player|round) /, (_, name: string) => ` on ${table(name)} `)),
    ...entries.map((entry) => inner(own, schema, entry)),
  ];
}

function textOf(migrations: Migration[], name: string): string {
  const found = migrations.find(({ id }) => id === `rgs/functions/${name}`);
  if (!found) throw new Error(`there is no function file ${name}`);
  return found.sql;
}

export async function dropEntries(tx: Transaction): Promise<void> {
  for (const entry of entries) await tx.query(`drop function ${signatureOf(schema, entry)}`);
}
