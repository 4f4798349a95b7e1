import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

export type Database = pg.Pool;

export interface ConnectOptions {
  url: string;
  /** Every process owns one schema and sees no other: `casino`, `studio`, `sandbox`. */
  schema: string;
  connections?: number;
  /** A statement that runs longer is cancelled by the server. */
  statementTimeoutMs?: number;
}

/** A pool whose connections see one schema, read bigint as bigint, and keep times in UTC. */
export function connect({ url, schema, connections = 8, statementTimeoutMs = 10_000 }: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    options: `-c search_path=${schema} -c timezone=UTC -c statement_timeout=${statementTimeoutMs}`,
  });
  // A server that goes away breaks idle connections; the pool replaces them, and the next query says so if it cannot.
  pool.on('error', () => {});
  // A connection that was just given back or is being closed has no listener of the pool's any more; what the server
  // says to it then would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
