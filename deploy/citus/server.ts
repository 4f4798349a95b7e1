import { execFile, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const nobody = 65_534;
const run = promisify(execFile);

/** PostgreSQL refuses to run as root. */
const uid = process.getuid?.() === 0 ? nobody : undefined;

export interface Server {
  folder: string;
  port: number;
  url: string;
  start(): Promise<void>;
  /** At once, as a machine that loses its power. */
  kill(): void;
  stop(): Promise<void>;
}

export const databaseName = 'fairhouse';
const user = 'fairhouse';

/** For trials on one machine: on loopback, with the durability that the casino asks for, and anyone who asks is let in. */
const settings = (port: number): Record<string, string> => ({
  port: String(port),
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'citus',
  shared_buffers: '128MB',
  max_connections: '200',
  max_prepared_transactions: '400',
  // Citus keeps one for each database.
  max_worker_processes: '64',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  wal_level: 'logical',
  hot_standby: 'on',
  // A transaction that one machine did not hear the end of holds its locks until then.
  'citus.recover_2pc_interval': '2s',
  'citus.log_distributed_deadlock_detection': 'off',
  log_min_messages: 'warning',
});

/** Words for programs of PostgreSQL: `initdb`, `pg_ctl`, `pg_basebackup`. */
export function programs(): string {
  const folder = process.env.CITUS_PROGRAMS ?? '/usr/lib/postgresql/15/bin';
  if (!existsSync(join(folder, 'pg_ctl')))
    throw new Error(
      `There is no PostgreSQL in ${folder}; build one with deploy/citus/build.sh and say CITUS_PROGRAMS=…/bin.`,
    );
  return folder;
}

async function call(program: string, args: string[], cwd: string): Promise<void> {
  await run(join(programs(), program), args, { cwd, uid, gid: uid, env: { PATH: process.env.PATH, LC_ALL: 'C' } });
}

/** A server in `folder`, which is made with it when there is none yet. */
export async function makeServer(folder: string, port: number): Promise<Server> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    makeFolder(folder);
    await call('initdb', ['-D', folder, '-U', user, '-A', 'trust', '-E', 'UTF8', '--no-sync'], folder);
  }
  return serverIn(folder, port);
}

/** A standby of another server, which follows it by streaming replication. */
export async function makeStandby(of: Server, folder: string, port: number): Promise<Server> {
  makeFolder(folder);
  await call(
    'pg_basebackup',
    ['-h', '127.0.0.1', '-p', String(of.port), '-U', user, '-D', folder, '-R', '-c', 'fast', '-X', 'stream'],
    folder,
  );
  return serverIn(folder, port);
}

function makeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined) chownSync(folder, uid, uid);
}

function serverIn(folder: string, port: number): Server {
  const options = Object.entries(settings(port))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const control = (...words: string[]) => call('pg_ctl', ['-D', folder, ...words], folder);
  return {
    folder,
    port,
    url: `postgres://${user}@127.0.0.1:${port}/${databaseName}`,
    start: () => control('-w', '-t', '60', '-l', join(folder, 'server.log'), '-o', options, 'start'),
    kill: () => {
      spawnSync(join(programs(), 'pg_ctl'), ['-D', folder, '-m', 'immediate', '-W', 'stop'], { uid, gid: uid });
    },
    stop: () => control('-w', '-t', '60', '-m', 'fast', 'stop'),
  };
}
