import type { Migration } from '@fairhouse/database';
import { escapeLiteral } from 'pg';
import { copyOf } from './copies.store.ts';
import { type Entry, entries, functionsOfABet, houseCopies, memberCopies, spreadTables } from './what-is-spread.ts';

/** A shard: its vaults, the machine it lies on, and what its part of each table is called there. */
export interface Shard {
  vaults: number[];
  host: string;
  port: number;
  /** Of the books' own part; names the schema. */
  id: string;
  parts: Map<string, string>;
}

export const schemaOf = (shard: Shard): string => `casino_${shard.id}`;

/** With the search path on such a schema, what a bet runs through finds the parts of one shard under the names of the whole. */
const planner = [
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  'join_collapse_limit = 1',
  'plan_cache_mode = force_generic_plan',
  'jit = off',
  `timezone = 'UTC'`,
];

/** Statements that make the schema of a shard on its machine. What is there is replaced in its place, under calls that go on. */
export function shardSchema(shard: Shard, migrations: Migration[]): string[] {
  const schema = schemaOf(shard);
  return [
    `create schema if not exists ${schema}`,
    `set local search_path = ${schema}, casino`,
    'set local check_function_bodies = off',
    ...spreadTables.map(
      (name) => `create or replace view ${name} as select ctid, * from casino.${partOf(shard, name)}`,
    ),
    `alter view held_win alter id set default nextval('casino.held_win_number')`,
    ...memberCopies.map(
      ({ name, columns }) =>
        `create or replace view ${name} as select ${columns.join(', ')} from casino.${partOf(shard, copyOf(name))}`,
    ),
    ...houseCopies.map(
      ({ name, columns }) =>
        `create or replace view ${name} as select ${columns.join(', ')} from casino.${partOf(shard, copyOf(name))}`,
    ),
    ...functionsOfABet.map((id) => textOf(migrations, id)),
    ...entries.map((entry) => inner(schema, entry)),
  ];
}

function partOf({ parts }: Shard, table: string): string {
  const part = parts.get(table);
  if (!part) throw new Error(`there is no part of ${table} on this shard`);
  return part;
}

function textOf(migrations: Migration[], id: string): string {
  const found = migrations.find((migration) => migration.id === id);
  if (!found) throw new Error(`there is no file ${id}`);
  return found.sql;
}

function inner(schema: string, { name, parameters, does, lockTimeoutMs }: Entry): string {
  const settings = [`search_path = ${schema}, casino`, ...planner, `lock_timeout = ${lockTimeoutMs}`];
  return `create or replace function ${name}(${parameters}) returns text language plpgsql
    ${settings.map((setting) => `set ${setting}`).join(' ')}
    as $entry$ begin ${does}; end $entry$`;
}

/** Held by every call that goes on, until its transaction ends: who takes it whole knows that none does. */
const gateKey = 7_246_004;
export const waitForCalls = `select pg_advisory_xact_lock(${gateKey})`;

/** As planned writes of Citus hold it of a shard (PostgreSQL's number of a share lock): who copies the shard to another machine waits. */
const shareLock = 5;

/**
 * What answers a call on a machine: the shard of its vault there, or that it lies elsewhere. A shard that is being moved has Citus
 * hold back its own writes; a call asks for the same lock, and looks where the shard lies once it has it.
 */
export function outer({ name, parameters }: Entry, shards: Shard[]): string {
  const names = parameters.split(', ').map((parameter) => parameter.split(' ')[0]);
  const elsewhere = `raise exception 'this vault does not lie here: connect again' using errcode = '57P05';`;
  const cases = shards.map(
    (shard) => `when ${shard.vaults.join(', ')} then
      perform pg_catalog.lock_shard_metadata(${shareLock}, array[${shard.id}]::bigint[]);
      if not exists (select from pg_catalog.pg_dist_placement p
        where p.shardid = ${shard.id} and p.groupid = (select groupid from pg_catalog.pg_dist_local_group)) then ${elsewhere} end if;
      return ${schemaOf(shard)}.${name}(${names.join(', ')});`,
  );
  const gate = `perform pg_advisory_xact_lock_shared(${gateKey});`;
  return `create or replace function casino.${name}(${parameters}) returns text language plpgsql as $entry$ begin
    ${cases.length > 0 ? `${gate} case p_vault ${cases.join(' ')} else ${elsewhere} end case;` : elsewhere}
  end $entry$`;
}

/** One command of several statements, as a machine takes it from the coordinator: a change of its own alone. */
export function asOneCommand(statements: string[]): string {
  const body = ['set local citus.enable_ddl_propagation = off', ...statements]
    .map((statement) => `execute ${escapeLiteral(statement)};`)
    .join('\n');
  return `do $spread$ begin\n${body}\nend $spread$`;
}
