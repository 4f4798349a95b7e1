import type { Migration } from '@fairhouse/database';
import { inner, type Part } from '@fairhouse/database/sharding';
import { copyOf } from './copies.store.ts';
import { casinoCopies, entries, functionsOfABet, memberCopies, schema, spreadTables } from './what-is-spread.ts';

/** What lies together on one machine. */
export interface Shard extends Part {
  slots: number[];
  /** The schema of the shard on its machine. */
  own: string;
}

/**
 * Statements that make the schema of a shard on its machine: with the search path on it, what a bet runs through finds the parts of the
 * shard under the names of the whole. What is there is replaced in its place, under calls that go on.
 */
export function shardSchema(shard: Shard, migrations: Migration[]): string[] {
  const { own } = shard;
  return [
    `create schema if not exists ${own}`,
    `set local search_path = ${own}, ${schema}`,
    'set local check_function_bodies = off',
    ...spreadTables.map(
      (name) => `create or replace view ${name} as select ctid, * from casino.${partOf(shard, name)}`,
    ),
    `alter view held_win alter id set default nextval('casino.held_win_number')`,
    ...memberCopies.map(
      ({ name, columns }) =>
        `create or replace view ${name} as select ${columns.join(', ')} from casino.${partOf(shard, copyOf(name))}`,
    ),
    ...casinoCopies.map(
      ({ name, columns }) =>
        `create or replace view ${name} as select ${columns.join(', ')} from casino.${partOf(shard, copyOf(name))}`,
    ),
    ...functionsOfABet.map((id) => textOf(migrations, id)),
    ...entries.map((entry) => inner(own, schema, entry)),
  ];
}

function partOf({ tables }: Shard, table: string): string {
  const part = tables.get(table);
  if (!part) throw new Error(`there is no part of ${table} on this shard`);
  return part;
}

function textOf(migrations: Migration[], id: string): string {
  const found = migrations.find((migration) => migration.id === id);
  if (!found) throw new Error(`there is no file ${id}`);
  return found.sql;
}
