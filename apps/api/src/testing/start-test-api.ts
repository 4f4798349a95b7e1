import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@fairhouse/database';
import { createLogger, type Logger } from '@fairhouse/operation';
import { type SeedData, testDatabase } from '@fairhouse/testing';
import { Logger as QueueLogger, runMigrations } from 'graphile-worker';
import { makeFirstLink } from '../desk/staff/links/first-link.ts';
import { loadReferenceRows, settingsOfRows } from '../reference-data.ts';
import { casinoMigrations, casinoSchema, jobsSchema } from '../schema.ts';
import { openServices } from '../services.ts';
import { readSettings, type Settings } from '../settings.ts';
import { registrationOf } from './registration-of.ts';
import { relaxPolicies } from './relax-policies.ts';

export interface TestAnswer {
  status: number;
  error: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what is inside.
  data: any;
}

export interface TestMember {
  id: bigint;
  token: string;
  username: string;
  password: string;
}

/** What one process answers. */
export interface TestProcess {
  url: string;
  /** Where the desk listens. Its pages' origin is `deskOrigin`. */
  deskUrl: string;
  /** Calls of the desk go to the desk's listener, all others to the players'. */
  post(path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<TestAnswer>;
  close(): Promise<void>;
}

export interface TestApi extends TestProcess {
  db: Database;
  databaseUrl: string;
  /** Joins a new member through the API. */
  join(overrides?: Record<string, unknown>): Promise<TestMember>;
}

/** Secrets that production would refuse to make up. */
export const testSecrets = {
  SIGNING_SECRET: 'a secret of the tests that is long enough',
  FACTOR_SECRET: 'a secret of the tests for second factors',
  AUDIT_LOG_KEY: 'a secret of the tests for the record, long',
  PUSH_KEY: 'a secret of the tests for web push, long enough',
  WALLET_SECRET: 'another secret of the tests, long enough',
  STRIPE_API_KEY: 'sk_test_of_the_tests_only_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests_only_0123456789',
  PAYOUT_SECRET: 'a payout secret of the tests, long enough',
  HOSTED_PAGE_KEY: 'a hosted page key of the tests, long enough',
  HOSTED_PAGE_WEBHOOK_SECRET: 'a hosted page secret of the tests, long enough',
};

/** The origin that pages of the desk have, as far as the casino knows. */
export const deskOrigin = 'http://localhost:3003';

/** The rows of every casino, and the tables of its queue: what a start would otherwise put into each copy again. */
const usualRows: SeedData = {
  name: 'rows of every casino',
  async put(url) {
    const db = connect({ url, schema: casinoSchema, connections: 4 });
    try {
      await loadReferenceRows(db, settingsOfTest(url, tmpdir(), {}));
      await relaxPolicies(db);
      const quiet = new QueueLogger(() => () => {});
      await runMigrations({ pgPool: db, schema: jobsSchema, logger: quiet });
    } finally {
      await db.end();
    }
  },
};

let joined = 0;

/** The whole API as it runs, on a database of its own and a free port. */
export async function startTestApi(env: Record<string, string> = {}, logger?: Logger): Promise<TestApi> {
  // Anyone who tells rows to begin otherwise has them loaded for himself.
  const isUsual = settingsOfRows.every((name) => env[name] === undefined);
  const database = await testDatabase({
    schema: casinoSchema,
    connections: 1,
    migrations: casinoMigrations,
    ...(isUsual && { seedData: usualRows }),
  });
  const dataFolder = await mkdtemp(join(tmpdir(), 'fairhouse-api-'));
  const settings = settingsOfTest(database.url, dataFolder, env);
  const db = connect({ url: database.url, schema: casinoSchema, connections: 4 });
  if (!isUsual) {
    await loadReferenceRows(db, settings);
    await relaxPolicies(db);
  }
  await makeFirstLink(db, { origin: settings.DESK_ORIGIN, dataFolder });
  const { post, ...casino } = await listening(settings, logger);
  return {
    ...casino,
    databaseUrl: database.url,
    db,
    post,
    async join(overrides = {}) {
      const registration = registrationOf(++joined, overrides);
      const answer = await post('/sys/auth/register', registration);
      if (answer.error !== 0) throw new Error(`could not join: ${answer.message}`);
      return {
        id: BigInt(answer.data.id),
        token: answer.data.token,
        username: registration.username,
        password: registration.password,
      };
    },
    async close() {
      await casino.close();
      await db.end();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Another process of the same casino, as on another machine: of what the first keeps it sees the database alone. */
export async function startBeside(
  { databaseUrl }: Pick<TestApi, 'databaseUrl'>,
  env: Record<string, string> = {},
  logger?: Logger,
): Promise<TestProcess> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fairhouse-api-'));
  const remove = () => rm(dataFolder, { recursive: true, force: true });
  try {
    const casino = await listening(settingsOfTest(databaseUrl, dataFolder, env), logger);
    return { ...casino, close: () => casino.close().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

function settingsOfTest(databaseUrl: string, dataFolder: string, env: Record<string, string>): Settings {
  return readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    FAIRHOUSE_DATA_DIR: dataFolder,
    PUBLIC_ORIGIN: 'http://localhost:3000',
    STUDIO_ORIGIN: 'http://localhost:3001',
    SANDBOX_ORIGIN: 'http://localhost:3002',
    DESK_ORIGIN: deskOrigin,
    SANDBOX: 'on',
    // What a test asks fails by its answer, not by the speed of the machine.
    DATABASE_ANSWER_MS: '60000',
    // Each connection to a new database reads its catalog and plans every statement again, which took a third of the tests.
    DATABASE_CONNECTIONS: '4',
    // All members of a test join from one address.
    PICTURE_AFTER_FAILURES: '1000000',
    PICTURE_AFTER_JOINS: '1000000',
    ...testSecrets,
    ...env,
  });
}

async function listening(settings: Settings, logger = createLogger('test')): Promise<TestProcess> {
  const casino = await openServices(settings, logger);
  const url = await casino.server.listen({ host: settings.HOST, port: 0 });
  const deskUrl = await casino.desk.listen({ host: settings.HOST, port: 0 });
  return {
    url,
    deskUrl,
    async post(path, body = {}, token, headers = {}) {
      const response = await fetch(`${path.startsWith('/operator/') ? deskUrl : url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}), ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, ...((await response.json()) as Omit<TestAnswer, 'status'>) };
    },
    close: () => casino.stop(),
  };
}
