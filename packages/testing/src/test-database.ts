import { randomBytes } from 'node:crypto';
import { connect, type Database } from '@fairhouse/database';
import pg from 'pg';

export interface TestDatabase {
  /** Address of this database, for processes and pools of the test's own. */
  url: string;
  pool: Database;
  /** Ends the pool and drops the database, even when somebody is still connected. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** The schema that `pool` sees; the caller creates it, `migrate` does. */
  schema?: string;
  connections?: number;
}

/** A fresh, empty database in the PostgreSQL server of the test run (or the one in FAIRHOUSE_TEST_PG_URL). */
export async function testDatabase({
  schema = 'public',
  connections = 8,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env.FAIRHOUSE_TEST_PG_URL;
  if (!server) throw new Error('no PostgreSQL for tests: run through vitest, or set FAIRHOUSE_TEST_PG_URL');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.toString();
  const pool = connect({ url, schema, connections });
  return {
    url,
    pool,
    async close() {
      await pool.end();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
