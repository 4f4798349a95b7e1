import type pg from 'pg';
import { usualAnswerMs } from '../connect.ts';
import { clientOf } from '../servers/client-of.ts';

export interface ConnectionOptions {
  url: string;
  schema: string;
  /** The query of the shards, and what receives its answer; false: another shard carries what waits here from now on. */
  shards?: string;
  takeShards: (found: number[]) => boolean;
  /** Whether it is a shard to one part of what lies on several machines. */
  isSpread: boolean;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
}

/** A connection that is opened when it is asked for, and again when it broke. */
export interface Connection {
  open(): Promise<pg.Client>;
  /** Gives up one that broke, unless another has taken its place. */
  drop(broken: Promise<pg.Client>): void;
  /** Opens it where that is not done, and asks the database for an answer. Rejects when it gives none. */
  probe(): Promise<void>;
  end(): Promise<void>;
}

/** Nothing was given to the database: what lies where has changed. */
export class LanesMoved extends Error {}

/** The planner keeps every call to its keys, whatever the statistics say; see ledger_post. */
const keepsToKeys =
  ' -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c join_collapse_limit=1' +
  ' -c plan_cache_mode=force_generic_plan -c jit=off';

export function openConnection(options: ConnectionOptions): Connection {
  let current: Promise<pg.Client> | undefined;

  function forget(one: Promise<pg.Client>): void {
    if (current === one) current = undefined;
  }

  function open(): Promise<pg.Client> {
    if (current) return current;
    const client = clientWith(options);
    const fresh = client.connect().then(() => onItsShard(client, options));
    fresh.catch(() => {
      destroy(client);
      // The next instruction connects again: a kept rejection would refuse all that follow.
      forget(fresh);
    });
    client.on('error', () => forget(fresh));
    current = fresh;
    return fresh;
  }

  function drop(broken: Promise<pg.Client>): void {
    forget(broken);
    // At once: one that hangs would wait for its answers before it ends.
    broken.then((client) => destroy(client)).catch(() => {});
  }

  return {
    open,
    drop,
    async probe() {
      const used = open();
      try {
        await (await used).query({ name: 'probe', text: 'select' });
      } catch (error) {
        drop(used);
        throw error;
      }
    },
    async end() {
      const last = current;
      current = undefined;
      await last?.then((client) => client.end()).catch(() => {});
    },
  };
}

function clientWith({ url, schema, isSpread, statementTimeoutMs, lockTimeoutMs }: ConnectionOptions): pg.Client {
  const { Client, connectionString } = clientOf(url);
  return new Client({
    connectionString,
    pipeline: true,
    connectionTimeoutMillis: usualAnswerMs(),
    keepAlive: true,
    options:
      `-c search_path=${schema} -c timezone=UTC -c synchronous_commit=on` +
      (isSpread ? '' : keepsToKeys) +
      ` -c statement_timeout=${statementTimeoutMs} -c lock_timeout=${lockTimeoutMs}`,
  });
}

async function onItsShard(client: pg.Client, { shards, takeShards }: ConnectionOptions): Promise<pg.Client> {
  if (shards === undefined) return client;
  // The types do not know that a query may have a time limit of its own (pg 8.23, client.js).
  const asked = { text: shards, rowMode: 'array' as const, query_timeout: usualAnswerMs() };
  const { rows } = await client.query<[number[]]>(asked);
  if (takeShards(rows[0]![0])) return client;
  throw new LanesMoved('what lies where has changed');
}

/** The driver's own end waits until everything that was sent is answered (pg 8.23, client.js). */
function destroy(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
