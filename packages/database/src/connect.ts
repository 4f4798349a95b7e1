import { theTracer } from '@fairhouse/operation/tracing';
import pg from 'pg';
import { clientOf } from './servers/client-of.ts';
import { traceStatements } from './trace-statements.ts';
import { isAnswerLost, OutcomeUnknown } from './trouble.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** Arrays of bigint, which pg-types 2 reads as texts and whose number its types do not name. */
const int8Array = 1016 as number as Parameters<typeof pg.types.getTypeParser>[0];
const textsOf = pg.types.getTypeParser(int8Array) as (text: string) => (string | null)[];
pg.types.setTypeParser(int8Array, (text) =>
  textsOf(text).map((element) => (element === null ? null : BigInt(element))),
);

export type Database = pg.Pool;

export interface ConnectOptions {
  /** May name several servers, of which one takes writes: `postgres://user:password@one:5432,other:5433/name`. */
  url: string;
  /**
   * Every process owns one schema and sees no other: `casino`, `studio`, `sandbox`. Statements by themselves find views in
   * `<schema>_read` first, where tables lie on several machines and there is such a schema; a transaction does when it says so
   * (readAcross).
   */
  schema: string;
  connections?: number;
  /**
   * How long to wait, for a connection and then for the answer to a statement; 5,000 by default. The server cancels a
   * statement a moment before, and gives up waiting for a lock before that, so that the answer is a definite one. A
   * server that says nothing at all is given up by us. `inLongTransaction` is for work that takes longer.
   */
  answerWithinMs?: number;
}

let defaultAnswerMs = 5_000;

/** Changes the default of `answerWithinMs` for pools and group commits that are opened from now on. Tests raise it: a busy machine is no fault. */
export function setDefaultAnswerMs(ms: number): void {
  defaultAnswerMs = ms;
}

/** How long a caller waits for the database where nothing else is said. */
export function usualAnswerMs(): number {
  return defaultAnswerMs;
}

/** A transaction in which nobody says anything for so long holds its locks for nobody. */
const idleInTransactionMs = 30_000;
/** A new connection loads the schema and plans its statements again; work that comes every minute finds one that has. */
const keepUnusedMs = 300_000;

/** A pool whose connections see one schema, read bigint as bigint, keep times in UTC, and never wait for ever. */
export function connect(options: ConnectOptions): Database {
  const { url, schema, connections = 8, answerWithinMs = defaultAnswerMs } = options;
  const pool = new pg.Pool({
    ...clientOf(url),
    max: connections,
    connectionTimeoutMillis: answerWithinMs,
    idleTimeoutMillis: keepUnusedMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
    options:
      `-c search_path=${readSchemaOf(schema)},${schema} -c timezone=UTC -c idle_in_transaction_session_timeout=${Math.max(idleInTransactionMs, answerWithinMs)}` +
      ` -c statement_timeout=${Math.ceil(answerWithinMs * 0.9)} -c lock_timeout=${Math.ceil(answerWithinMs * 0.8)}`,
  });
  // A server that goes away breaks idle connections; the pool replaces them, and the next query says so if it cannot.
  pool.on('error', () => {});
  // A connection that was just given back or is being closed has no listener of the pool's any more; what the server
  // says to it then would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  tellUnknownOutcomes(pool);
  connected.set(pool, options);
  if (theTracer()) traceStatements(pool, schema);
  return pool;
}

const readSchemaOf = (schema: string) => `${schema}_read`;
const connected = new WeakMap<pg.Pool, ConnectOptions>();

/** A connection of its own, to where the pool's go: for what is held while the pool is used. */
export function connectBeside(pool: pg.Pool): Database {
  return connect({ ...connected.get(pool)!, connections: 1 });
}

/** What begins a transaction: in it, statements see what it has written, and so the tables themselves. */
export function beginOn(pool: pg.Pool): string {
  const schema = connected.get(pool)?.schema;
  return schema === undefined ? 'begin' : `begin; set local search_path = ${schema}`;
}

/** A statement by itself is its own commit: when its answer is lost, it is unknown whether the change was made. */
function tellUnknownOutcomes(pool: pg.Pool): void {
  const ask = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown> | undefined;
  pool.query = ((asked: string | { text: string }, ...rest: unknown[]) =>
    ask(asked, ...rest)?.catch((error: Error) => {
      const text = typeof asked === 'string' ? asked : asked.text;
      if (!isAnswerLost(error) || onlyReads(text)) throw error;
      throw new OutcomeUnknown('the answer to a statement was lost', { cause: error });
    })) as pg.Pool['query'];
}

/**
 * Whether a statement by itself changes nothing. A `select` of a function that writes says so: `select /* writes *\/ name(…)`.
 * scripts/queries finds those that do not.
 */
export function onlyReads(text: string): boolean {
  return /^\s*select\b(?!\s*\/\* writes \*\/)/i.test(text);
}
