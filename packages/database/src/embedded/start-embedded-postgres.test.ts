import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotRun } from '@fairhouse/operation/settings';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EmbeddedPostgres, runningServer, startEmbeddedPostgres } from './index.ts';

let parent: string;
let folder: string;
const servers: EmbeddedPostgres[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fairhouse-postgres-'));
  chmodSync(parent, 0o711);
  folder = join(parent, 'postgres');
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  rmSync(parent, { recursive: true, force: true });
});

async function start(options: { port?: number; folder?: string } = {}) {
  const server = await startEmbeddedPostgres({ folder, diesWithParent: true, ...options });
  servers.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CannotRun);
  return (error as Error).message;
}

it('runs a durable PostgreSQL 18 that keeps its data from start to start', async () => {
  const first = await start();
  expect(first.adopted).toBe(false);
  const [settings] = await query(
    first.url,
    "select current_setting('server_version') as version, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages",
  );
  expect(settings).toMatchObject({ version: expect.stringMatching(/^18\./), fsync: 'on', commit: 'on', pages: 'on' });
  await query(first.url, 'create table coin as select 7 as id');
  await first.stop();
  await first.gone;
  const second = await start();
  expect(await query(second.url, 'select id from coin')).toEqual([{ id: 7 }]);
});

it('lets nobody in without the password, and keeps that to its owner', async () => {
  const server = await start();
  const wrong = new URL(server.url);
  wrong.password = 'guess';
  await expect(query(wrong.toString(), 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
});

it('adopts a server that is running on the folder', async () => {
  const first = await start();
  const second = await start();
  expect(second).toMatchObject({ adopted: true, pid: first.pid, port: first.port, url: first.url });
  await second.stop();
  await Promise.all([first.gone, second.gone]);
  expect(await runningServer(folder)).toBeUndefined();
});

it('recovers what was committed before kill -9', async () => {
  const first = await start();
  await query(first.url, 'create table coin as select 9 as id');
  process.kill(first.pid, 'SIGKILL');
  await first.gone;
  const second = await start({ port: first.port });
  expect(await query(second.url, 'select id from coin')).toEqual([{ id: 9 }]);
});

it('starts though the lock of a dead server names a process that lives', async () => {
  const first = await start();
  const lock = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8');
  await first.stop();
  await sleep(50);
  // As after a power cut: the lock is still there, its number is somebody else's now.
  writeFileSync(join(folder, 'cluster/postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
  expect((await start()).adopted).toBe(false);
});

it('starts though a full disk left the lock empty', async () => {
  const first = await start();
  process.kill(first.pid, 'SIGKILL');
  await first.gone;
  writeFileSync(join(folder, 'cluster/postmaster.pid'), '');
  expect(await runningServer(folder)).toBeUndefined();
  expect((await start()).adopted).toBe(false);
});

it('begins again when the making of the cluster was interrupted', async () => {
  mkdirSync(join(folder, 'cluster.new'), { recursive: true });
  writeFileSync(join(folder, 'cluster.new/PG_VERSION'), '18\n');
  writeFileSync(join(folder, 'password'), 'of the interrupted start');
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('never touches a database whose password is lost', async () => {
  await (await start()).stop();
  rmSync(join(folder, 'password'));
  expect(await refusal(start())).toContain('is not a whole database');
  expect(readFileSync(join(folder, 'cluster/PG_VERSION'), 'utf8')).toBe('18\n');
});

it.runIf(process.getuid?.() === 0)('runs for root below a folder that others cannot enter', async () => {
  if (spawnSync('unshare', ['--user', 'true']).status !== 0) {
    chmodSync(parent, 0o700);
    expect(await refusal(start())).toMatch(/^PostgreSQL does not run as root/);
    return;
  }
  chmodSync(parent, 0o700);
  const hidden = await start();
  await query(hidden.url, 'create table coin as select 3 as id');
  await hidden.stop();
  chmodSync(parent, 0o711);
  const opened = await start();
  expect(await query(opened.url, 'select id from coin')).toEqual([{ id: 3 }]);
});

it('says in a sentence that the folder cannot be written', async () => {
  writeFileSync(join(parent, 'file'), '');
  expect(await refusal(start({ folder: join(parent, 'file', 'postgres') }))).toContain('cannot be written');
});

it('says in a sentence that the port is taken', async () => {
  const holder = createServer();
  const port = await new Promise<number>((done) =>
    holder.listen(0, '127.0.0.1', () => done((holder.address() as { port: number }).port)),
  );
  expect(await refusal(start({ port }))).toMatch(new RegExp(`^Port ${port} on this machine is taken`));
  holder.close();
});

it('says in a sentence that the files are of another version', async () => {
  mkdirSync(join(folder, 'cluster'), { recursive: true });
  writeFileSync(join(folder, 'cluster/PG_VERSION'), '16\n');
  writeFileSync(join(folder, 'password'), 'x');
  expect(await refusal(start())).toMatch(/made by PostgreSQL 16 and this is PostgreSQL 18/);
});
