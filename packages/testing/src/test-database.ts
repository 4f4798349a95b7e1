import { createHash, randomBytes } from 'node:crypto';
import { connect, type Database, type Migration, migrate } from '@fairhouse/database';
import pg from 'pg';

export interface TestDatabase {
  /** Address of this database, for processes and pools of the test's own. */
  url: string;
  pool: Database;
  /** Ends the pool and drops the database, even when somebody is still connected. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** The schema that `pool` sees; the caller creates it, `migrate` does, unless `migrations` are given. */
  schema?: string;
  connections?: number;
  /** What `schema` is brought up to: by the first test of a run that asks for them, and copied for every other. */
  migrations?: Migration[];
  /** Rows that every database of these tests has, written once like the migrations. */
  seedData?: SeedData;
}

export interface SeedData {
  /** Seed data that differs has a name of its own. */
  name: string;
  put(url: string): Promise<void>;
}

/** A fresh database in the PostgreSQL server of the test run (or the one in FAIRHOUSE_TEST_PG_URL). */
export async function testDatabase({
  schema = 'public',
  connections = 8,
  migrations,
  seedData,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env.FAIRHOUSE_TEST_PG_URL;
  if (!server) throw new Error('no PostgreSQL for tests: run through vitest, or set FAIRHOUSE_TEST_PG_URL');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = migrations && (await templateOf(server, { schema, migrations, seedData }));
  await onServer(server, (client) =>
    // Its files are copied as they are: in memory, or on a disk that nothing is synchronised to, that is less than a log of each page.
    client.query(`create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`),
  );
  const url = addressOf(server, name);
  const pool = connect({ url, schema, connections });
  return {
    url,
    pool,
    async close() {
      await pool.end();
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Workers that ask for the same template at the same moment make it one after the other, so that it is made once. */
const templateLock = 7_246_002;
const made = new Map<string, Promise<string>>();

/** They are a megabyte, and mostly the same ones. */
const sums = new WeakMap<Migration[], string>();

function sumOfMigrations(migrations: Migration[]): string {
  const known = sums.get(migrations) ?? sumOf(migrations);
  sums.set(migrations, known);
  return known;
}

const sumOf = (what: unknown) => createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);

interface Template {
  schema: string;
  migrations: Migration[];
  seedData?: SeedData;
}

function templateOf(server: string, template: Template): Promise<string> {
  const { schema, migrations, seedData } = template;
  const sum = sumOf([schema, sumOfMigrations(migrations), seedData?.name]);
  const name = `template_${schema}_${sum}`;
  const known = made.get(server + name);
  if (known) return known;
  const making = makeTemplate(server, name, template);
  made.set(server + name, making);
  return making;
}

async function makeTemplate(server: string, name: string, { schema, migrations, seedData }: Template): Promise<string> {
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rows } = await client.query('select datistemplate as "isWhole" from pg_database where datname = $1', [
      name,
    ]);
    if (rows[0]?.isWhole) return;
    // A run that ended on the way may have left one behind on a server of its own.
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    const url = addressOf(server, name);
    const pool = connect({ url, schema, connections: 1 });
    await migrate(pool, schema, migrations).finally(() => pool.end());
    await seedData?.put(url);
    await client.query(`alter database ${name} with is_template true`);
  });
  return name;
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.toString();
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
