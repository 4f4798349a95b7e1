import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, NoWritableServer, nameOf, serversIn } from '@fairhouse/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import type { Configuration } from './configuration.ts';
import { backOffMs } from './service.ts';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The oldest server the schema was tried on. */
const leastServerVersion = 15;

/** The operator's own database, or the embedded one, which is started again whenever it dies. */
export async function openDatabase(
  { databaseUrl, dataFolder }: Configuration,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  if (databaseUrl !== undefined) {
    await checkDatabase(databaseUrl);
    return { url: databaseUrl, stop: async () => {} };
  }
  const folder = join(dataFolder, 'postgres');
  let server = await startEmbeddedPostgres({ folder });
  let stopping = false;
  const port = server.port;
  const keepAlive = async () => {
    for (;;) {
      await server.gone;
      if (stopping) return;
      server = await revive(folder, port, say, () => stopping);
      if (stopping) await server.stop();
    }
  };
  const watching = keepAlive().catch((error: Error) => {
    if (!(error instanceof SupervisorIsStopping)) throw error;
  });
  return {
    url: server.url,
    async stop() {
      stopping = true;
      await server.stop();
      await watching;
    },
  };
}

class SupervisorIsStopping extends Error {}

async function revive(
  folder: string,
  port: number,
  say: (line: string) => void,
  isStopping: () => boolean,
): Promise<EmbeddedPostgres> {
  for (let failures = 0; ; failures++) {
    const waitMs = backOffMs(failures);
    say(`PostgreSQL ended unexpectedly; starting it again in ${waitMs / 1_000} s.`);
    await sleep(waitMs);
    if (isStopping()) throw new SupervisorIsStopping();
    try {
      return await startEmbeddedPostgres({ folder, port });
    } catch (error) {
      // Whatever it is, such as a full disk: it may pass, and no service runs without a database.
      say((error as Error).message);
    }
  }
}

async function checkDatabase(url: string): Promise<void> {
  const servers = serversIn(url);
  if (servers === undefined) {
    throw new CannotRun(
      'DATABASE_URL is no address of a database; it looks like postgres://user:password@host:5432/name, or names several servers of which one takes writes: postgres://user:password@one:5432,other:5432/name.',
    );
  }
  const host = servers.map(nameOf).join(', ');
  const { Client, connectionString } = clientOf(url);
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const version = Math.floor(Number(rows[0]!.version) / 10_000);
    if (version < leastServerVersion) {
      throw new CannotRun(
        `The database at ${host} is PostgreSQL ${version}; Fairhouse needs ${leastServerVersion} or newer, 18 is what it is made for.`,
      );
    }
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    const { code, message } = error as { code?: string; message: string };
    if (code === '28P01' || code === '28000') {
      throw new CannotRun(`The database at ${host} refuses the user or password; correct them in DATABASE_URL.`);
    }
    if (code === '3D000') {
      const name = new URL(servers[0]!.url).pathname.slice(1);
      throw new CannotRun(`The server at ${host} has no database "${name}"; create it, or correct DATABASE_URL.`);
    }
    if (error instanceof NoWritableServer) {
      throw new CannotRun(
        `Of the servers in DATABASE_URL none takes writes: ${message}; start the primary, promote a standby, or correct DATABASE_URL.`,
      );
    }
    throw new CannotRun(
      `The database at ${host} cannot be reached (${code ?? message}); start it or correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
