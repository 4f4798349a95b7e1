import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo, type Identity, isAlive } from '@fairhouse/database/embedded';
import pg from 'pg';
import { serverSettings } from './configuration.ts';

export interface ServerPlace {
  /** Holds settings, socket and log of the server; the cluster lies in it. */
  folder: string;
  port: number;
  superuser: string;
}

export const clusterIn = (folder: string) => join(folder, 'cluster');
export const socketIn = (folder: string) => join(folder, 'socket');
const logIn = (folder: string) => join(folder, 'server.log');
const settingsIn = (folder: string) => join(folder, 'server.conf');
const hbaIn = (folder: string) => join(folder, 'pg_hba.conf');

/** By its socket, in a folder that nobody else enters, no matter who asks is believed; by TCP on this machine a password is asked. */
const hba = 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n';

/** Makes the folder of a server; `shipped` is the text of its settings. */
export function prepareServer({ folder }: ServerPlace, identity: Identity, shipped = ''): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  mkdirSync(socketIn(folder), { recursive: true, mode: 0o700 });
  writeFileSync(hbaIn(folder), hba);
  writeFileSync(settingsIn(folder), shipped);
  giveTo(identity, folder);
}

export interface DrillServer {
  pid: number;
  /** Waits until it takes statements as one that is its own master. Throws with the server's words when it ends before. */
  untilOpen(withinMs: number): Promise<void>;
  said(): string;
  stop(): Promise<void>;
  /** As a power cut does: none of its processes gets to say anything. */
  kill(): Promise<void>;
}

export function startServer(
  { folder, port, superuser }: ServerPlace,
  postgres: string,
  identity: Identity,
  env: Record<string, string>,
  archiveCommand?: string,
): DrillServer {
  const log = openSync(logIn(folder), 'a', 0o600);
  const own = serverSettings({ port, socket: socketIn(folder), hba: hbaIn(folder) }, archiveCommand);
  const reported = Object.entries({ config_file: settingsIn(folder), ...own });
  const args = ['-D', clusterIn(folder), ...reported.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const [command, ...rest] = [...identity.prefix, postgres, ...args];
  const child = spawn(command!, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...env },
    stdio: ['ignore', log, log],
    detached: true,
    uid: identity.uid,
    gid: identity.uid,
  });
  closeSync(log);
  child.on('error', () => {});
  const said = () => readFileSync(logIn(folder), 'utf8');
  return {
    pid: child.pid!,
    said,
    async untilOpen(withinMs) {
      for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(50)) {
        if (!isRunning(child)) throw new Error(`PostgreSQL ended: ${lastWords(said())}`);
        if (await isOpen({ folder, port, superuser })) return;
      }
      throw new Error(`PostgreSQL was not open after ${withinMs / 1_000} s: ${lastWords(said())}`);
    },
    async stop() {
      if (!isRunning(child)) return;
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    },
    async kill() {
      if (!isRunning(child)) return;
      const gone = once(child, 'exit');
      // Its workers are of its group, since it was started as the head of one.
      process.kill(-child.pid!, 'SIGKILL');
      await gone;
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.pid !== undefined && isAlive(child.pid);
}

function lastWords(log: string): string {
  const grave = [...log.matchAll(/(?:FATAL|PANIC|ERROR): +(.+)/g)].at(-1)?.[1];
  return grave ?? log.trim().split('\n').at(-1) ?? 'it said nothing';
}

async function isOpen(place: ServerPlace): Promise<boolean> {
  return asSuperuser(place, 'postgres', async (client) => {
    const { rows } = await client.query('select pg_is_in_recovery() as recovers');
    return rows[0].recovers === false;
  }).catch(() => false);
}

/** Works in a database of the server as its superuser, by the socket. */
export async function asSuperuser<T>(
  { folder, port, superuser }: ServerPlace,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    host: socketIn(folder),
    port,
    user: superuser,
    database,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
