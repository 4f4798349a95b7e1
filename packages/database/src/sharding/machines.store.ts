import { setTimeout as sleep } from 'node:timers/promises';
import { escapeLiteral } from 'pg';
import type { Database } from '../connect.ts';
import type { Transaction } from '../transaction.ts';

/** A server on which parts of spread tables lie. */
export interface Machine {
  host: string;
  port: number;
}

/** All of them but the coordinator. */
export async function readMachines(tx: Transaction): Promise<Machine[]> {
  const { rows } = await tx.query<Machine>(
    `select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and noderole = 'primary' order by groupid`,
  );
  return rows;
}

/** Carries the statements out on a machine, all or none, outside of the transaction. */
export async function runOn(tx: Transaction, { host, port }: Machine, statements: string[]): Promise<void> {
  const { rows } = await tx.query<{ success: boolean; result: string }>(
    'select success, result from master_run_on_worker(array[$1], array[$2::int], array[$3], false)',
    [host, port, asOneCommand(statements)],
  );
  if (!rows[0]!.success) throw new Error(`the machine ${host}:${port} could not: ${rows[0]!.result}`);
}

/** One command of several statements, as a machine takes it from the coordinator: a change of its own alone. */
function asOneCommand(statements: string[]): string {
  const body = ['set local citus.enable_ddl_propagation = off', ...statements]
    .map((statement) => `execute ${escapeLiteral(statement)};`)
    .join('\n');
  return `do $spread$ begin\n${body}\nend $spread$`;
}

/** What lies together on one machine: rows whose keys are hashed into `least` to `most`. */
export interface Part extends Machine {
  /** Of the part of the first table; no other part has it. */
  id: string;
  least: number;
  most: number;
  /** What its part of each table is called there. */
  tables: Map<string, string>;
}

/** Where every part of the tables lies, which lie as the first of them does or whole on every machine; by their order. */
export async function readParts(tx: Transaction, schema: string, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await tx.query<
    Machine & { table: string; shard: string; least: number | null; most: number | null }
  >(
    `select c.relname as table, s.shardid::text as shard, n.nodename as host, n.nodeport as port,
       s.shardminvalue::int as least, s.shardmaxvalue::int as most
     from pg_dist_shard s join pg_class c on c.oid = s.logicalrelid
       join pg_dist_placement p on p.shardid = s.shardid and p.shardstate = 1
       join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary' and n.groupid <> 0
     where c.relnamespace = $1::regnamespace and c.relname = any($2) order by s.shardminvalue::int`,
    [schema, tables],
  );
  return rows
    .filter(({ table }) => table === tables[0])
    .map(({ shard, host, port, least, most }) => {
      const here = rows.filter((row) => row.least === null || row.least === least);
      const named = new Map(here.map(({ table, shard }) => [table, `${table}_${shard}`]));
      return { id: shard, host, port, least: least!, most: most!, tables: named };
    });
}

/**
 * The parts that have come to a machine which has no schema for them, known by that view. A machine that does not answer is not
 * spoken of.
 */
export async function partsWithoutSchema<P extends Part & { own: string }>(
  db: Database,
  { schema, view }: { schema: string; view: string },
  parts: readonly P[],
): Promise<P[]> {
  const asked = `select coalesce(string_agg(n.nspname, ','), '') from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and c.relname = ${escapeLiteral(view)} and n.nspname ~ '^${schema}_[0-9]+$'`;
  const { rows } = await db.query<Machine & { success: boolean; result: string }>(
    'select nodename as host, nodeport as port, success, result from run_command_on_workers($1)',
    [asked],
  );
  return parts.filter(({ host, port, own }) => {
    const machine = rows.find((row) => row.host === host && row.port === port);
    return machine?.success && !machine.result.split(',').includes(own);
  });
}

/** Each machine with its parts. */
export function byMachine<P extends Machine>(parts: readonly P[]): [Machine, P[]][] {
  const machines = new Map<string, [Machine, P[]]>();
  for (const part of parts) {
    const name = `${part.host}:${part.port}`;
    const [machine, there] = machines.get(name) ?? [part, []];
    machines.set(name, [machine, [...there, part]]);
  }
  return [...machines.values()];
}

export async function hasCitus(db: Database | Transaction): Promise<boolean> {
  return (await db.query(`select from pg_extension where extname = 'citus'`)).rowCount === 1;
}

const knowWithinMs = 120_000;

/**
 * A machine that another one has taken over for is told by Citus, in its own time, what lies where; before that nothing can be made
 * known to any of them. Continues after two minutes all the same: what is made then says which one it is.
 */
export async function untilMachinesKnow(db: Database): Promise<void> {
  const until = performance.now() + knowWithinMs;
  for (;;) {
    const { rowCount } = await db.query(
      'select from pg_dist_node where hasmetadata and isactive and not metadatasynced',
    );
    if (rowCount === 0 || performance.now() > until) return;
    await sleep(250);
  }
}
