import { escapeLiteral } from 'pg';

/** How a call reaches the machine of its part: `name` is answered there, by `does` in the schema of the part. */
export interface Entry {
  name: string;
  /** The first is the key by which the call is sent. */
  parameters: string;
  /** Statements of PL/pgSQL that return a text. */
  does: string;
  /** What a call waits for a lock at most, in milliseconds. */
  lockTimeoutMs: number;
}

/** As PostgreSQL names a function: its parameters have types alone. */
export const signatureOf = (schema: string, { name, parameters }: Entry): string =>
  `${schema}.${name}(${parameters.replaceAll(/p_\w+ /g, '')})`;

/** Every call keeps to its keys, whatever the statistics say. */
const planner = [
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  'join_collapse_limit = 1',
  'plan_cache_mode = force_generic_plan',
  'jit = off',
  `timezone = 'UTC'`,
];

/** The call in the schema of a part, where the part's tables have the names of the whole. */
export function inner(own: string, schema: string, { name, parameters, does, lockTimeoutMs }: Entry): string {
  const settings = [`search_path = ${own}, ${schema}`, ...planner, `lock_timeout = ${lockTimeoutMs}`];
  return `create or replace function ${own}.${name}(${parameters}) returns text language plpgsql
    ${settings.map((setting) => `set ${setting}`).join(' ')}
    as $entry$ begin ${does}; end $entry$`;
}

/** Says which part a call's slot is in: what a call finds on the machine that it was sent to. */
export interface Parting {
  schema: string;
  /** Held by every call that continues, until its transaction ends: who takes it whole knows that none does. */
  gateKey: number;
  /** What the key's slot is, in SQL. */
  slotOf: string;
}

export const waitForCalls = (gateKey: number): string => `select pg_advisory_xact_lock(${gateKey})`;

/** As planned writes of Citus hold it of a shard (PostgreSQL's number of a share lock): who copies the shard to another machine waits. */
const shareLock = 5;

/**
 * What answers a call on a machine: the part of its key there, or that it lies elsewhere. A part that is being moved has Citus hold back
 * its own writes; a call asks for the same lock, and looks where the part lies once it has it.
 */
export function outer(
  { schema, gateKey, slotOf }: Parting,
  { name, parameters }: Entry,
  parts: { id: string; own: string; slots: number[] }[],
): string {
  const elsewhere = `raise exception 'this does not lie here: connect again' using errcode = '57P05';`;
  const names = parameters.split(', ').map((parameter) => parameter.split(' ')[0]);
  const cases = parts.map(
    ({ id, own, slots }) => `when ${slots.join(', ')} then
      perform pg_catalog.lock_shard_metadata(${shareLock}, array[${id}]::bigint[]);
      if not exists (select from pg_catalog.pg_dist_placement p
        where p.shardid = ${id} and p.groupid = (select groupid from pg_catalog.pg_dist_local_group)) then ${elsewhere} end if;
      return ${own}.${name}(${names.join(', ')});`,
  );
  const gate = `perform pg_advisory_xact_lock_shared(${gateKey});`;
  return `create or replace function ${schema}.${name}(${parameters}) returns text language plpgsql as $entry$ begin
    ${cases.length > 0 ? `${gate} case ${slotOf} ${cases.join(' ')} else ${elsewhere} end case;` : elsewhere}
  end $entry$`;
}

/** Drops on a machine the schemas of parts that have moved away: those named after `schema` and a part, but for the `kept` ones. */
export function dropOtherSchemas(schema: string, kept: readonly string[]): string {
  const names = kept.map((own) => escapeLiteral(own)).join(', ');
  return `do $drop$ declare v_name text; begin
    for v_name in select nspname from pg_namespace where nspname ~ '^${schema}_[0-9]+$' ${names && `and nspname not in (${names})`} loop
      execute format('drop schema %I cascade', v_name);
    end loop;
  end $drop$`;
}
