import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { canListenOn, freePort, isAlive, runningServer } from '@fairhouse/database/embedded';
import { smallDisk, testDatabase } from '@fairhouse/testing';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretNames } from './secrets.ts';

const program = fileURLToPath(new URL('../fixtures/supervised/start.ts', import.meta.url));

let folder: string;
let ports: { API_PORT: string; STUDIO_PORT: string; SANDBOX_PORT: string; DESK_PORT: string };
const casinos: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairhouse-start-'));
  chmodSync(folder, 0o711);
  const [api, studio, sandbox, desk] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  ports = {
    API_PORT: String(api),
    STUDIO_PORT: String(studio),
    SANDBOX_PORT: String(sandbox),
    DESK_PORT: String(desk),
  };
});

afterEach(async () => {
  for (const casino of casinos.splice(0)) {
    if (casino.exitCode !== null || casino.signalCode !== null) continue;
    casino.kill('SIGTERM');
    await once(casino, 'exit');
  }
  const left = await runningServer(join(folder, 'data/postgres'));
  if (left) process.kill(left.pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Without chains, unless it says otherwise: their nodes take most of the time that a casino takes to open and close. */
function start(
  env: Record<string, string> = {},
  args: string[] = [],
  launch: string[] = ['--import', 'tsx', program, ...args],
) {
  const { DATABASE_URL, NODE_ENV, FAIRHOUSE_TEST_PG_URL, npm_lifecycle_event, ...inherited } = process.env;
  const casino = spawn(process.execPath, launch, {
    env: { ...inherited, ...ports, FAIRHOUSE_DATA_DIR: join(folder, 'data'), LOCAL_CHAINS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  casinos.push(casino);
  const said = { out: '', err: '' };
  casino.stdout.on('data', (chunk) => (said.out += chunk));
  casino.stderr.on('data', (chunk) => (said.err += chunk));
  const ended = once(casino, 'close').then(([code]) => code as number | null);
  return { casino, said, ended };
}

async function open(env: Record<string, string> = {}, args: string[] = []) {
  const started = start(env, args);
  const isOpen = (async () => {
    while (!started.said.out.includes('Fairhouse is open')) await sleep(20);
    return 'open' as const;
  })();
  const first = await Promise.race([isOpen, started.ended]);
  if (first !== 'open') throw new Error(`ended with ${first}: ${started.said.out}${started.said.err}`);
  return started;
}

async function refusal(env: Record<string, string>) {
  const { ended, said } = start(env);
  expect(await ended).toBe(1);
  expect(said.err).not.toContain('    at ');
  expect(said.err.trim().split('\n')).toHaveLength(1);
  return said.err.trim();
}

const ask = async (port: string) =>
  (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as {
    pid: number;
    starts: number;
    knowsWalletSecret: boolean;
  };

/** Waits for the state; the time limit of the test is the only one. */
async function eventually<T>(attempt: () => Promise<T>, isRight: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await attempt().catch(() => undefined);
    if (value !== undefined && isRight(value)) return value;
    await sleep(50);
  }
}

it('opens, keeps secrets to their owner, closes on SIGTERM, and opens again on the used folder', async () => {
  const withChains = { LOCAL_CHAINS: 'on' };
  const first = await open(withChains);
  expect(first.said.out).toContain(`http://localhost:${ports.API_PORT}`);
  expect(await ask(ports.API_PORT)).toMatchObject({ starts: 1, knowsWalletSecret: true });
  expect(await ask(ports.SANDBOX_PORT)).toMatchObject({ starts: 1, knowsWalletSecret: false });
  const secrets = join(folder, 'data/secrets.json');
  expect(statSync(secrets).mode & 0o777).toBe(0o600);
  const made = readFileSync(secrets, 'utf8');
  first.casino.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await runningServer(join(folder, 'data/postgres'))).toBeUndefined();

  const second = await open(withChains);
  expect(second.said.out).not.toContain('Building');
  expect(readFileSync(secrets, 'utf8')).toBe(made);
  expect(await ask(ports.API_PORT)).toMatchObject({ starts: 2 });
});

it('opens again after kill -9 of the supervisor, and of everything', async () => {
  const first = await open();
  const { pid } = await ask(ports.STUDIO_PORT);
  first.casino.kill('SIGKILL');
  await first.ended;
  // What was committed is there, the orphans have gone, and the database that stayed behind is taken over.
  const second = await open();
  expect(isAlive(pid)).toBe(false);
  const counted = await ask(ports.STUDIO_PORT);
  expect(counted.starts).toBe(2);

  const database = (await runningServer(join(folder, 'data/postgres')))!;
  const pids = [counted.pid, (await ask(ports.API_PORT)).pid, (await ask(ports.SANDBOX_PORT)).pid, database.pid];
  second.casino.kill('SIGKILL');
  for (const each of pids) process.kill(each, 'SIGKILL');
  await second.ended;
  await open();
  expect(await ask(ports.STUDIO_PORT)).toMatchObject({ starts: 3 });
});

it('closes everything when the npm that started it is killed', async () => {
  const fakeNpm = `process.title = 'npm start';
const casino = require('node:child_process').spawn(process.execPath, ${JSON.stringify(['--import', 'tsx', program])}, { stdio: 'inherit' });
console.log('supervisor', casino.pid);`;
  const { casino, said } = start({ npm_lifecycle_event: 'start' }, [], ['-e', fakeNpm]);
  await eventually(
    async () => said.out,
    (out) => out.includes('Fairhouse is open'),
  );
  const supervisor = Number(/supervisor (\d+)/.exec(said.out)![1]);
  const pids = [supervisor, (await ask(ports.API_PORT)).pid, (await runningServer(join(folder, 'data/postgres')))!.pid];
  casino.kill('SIGKILL');
  await eventually(
    async () => pids.filter(isAlive),
    (alive) => alive.length === 0,
  );
});

it('closes what had been started when a signal comes during the start', async () => {
  const { casino, said, ended } = start();
  await eventually(
    () => runningServer(join(folder, 'data/postgres')),
    (server) => server !== undefined,
  );
  casino.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.out).toMatch(/SIGTERM: (the start was given up|closing)/);
  expect(await runningServer(join(folder, 'data/postgres'))).toBeUndefined();
  await open();
});

it('starts a process, and the database, again when it dies', async () => {
  await open();
  const { pid } = await ask(ports.API_PORT);
  process.kill(pid, 'SIGKILL');
  const revived = await eventually(
    () => ask(ports.API_PORT),
    (answer) => answer.pid !== pid,
  );
  expect(revived.starts).toBe(2);

  const postgres = join(folder, 'data/postgres');
  const before = (await runningServer(postgres))!;
  process.kill(before.pid, 'SIGKILL');
  await eventually(
    () => runningServer(postgres).then((server) => server?.pid ?? 0),
    (now) => now !== 0 && now !== before.pid,
  );
  expect(
    await eventually(
      () => ask(ports.API_PORT),
      (answer) => answer.starts === 2,
    ),
  ).toMatchObject({ pid: revived.pid });
});

it('outlives a full disk by itself, and so does its database', async (context) => {
  const disk = smallDisk(320);
  if (!disk) return context.skip('a file system of its own can be mounted by root only');
  context.onTestFinished(disk.close);
  const data = join(disk.folder, 'data');
  const { casino, said, ended } = await open({ FAIRHOUSE_DATA_DIR: data });
  const post = (path: string) => fetch(`http://127.0.0.1:${ports.API_PORT}${path}`, { method: 'POST' });
  const write = async () => (await post('/write')).status;
  expect(await write()).toBe(200);
  disk.fill();
  await post('/log');
  await eventually(write, (status) => status !== 200);
  await post('/log');
  // Then the write-ahead log needs a new file and cannot have one, at which PostgreSQL ends itself.
  const client = new pg.Client({ connectionString: (await runningServer(join(data, 'postgres')))!.url });
  client.on('error', () => {});
  await client.connect();
  const spend = async () => {
    for (;;)
      await client.query("select pg_logical_emit_message(true, 'test', repeat('x', 1000)); select pg_switch_wal()");
  };
  await expect(spend()).rejects.toThrow();
  await sleep(1_500);
  expect(casino.exitCode).toBeNull();

  await eventually(
    async () => said.out,
    (text) => text.includes('did not start'),
  );

  disk.free();
  await eventually(write, (status) => status === 200);
  await post('/log');
  const log = join(data, 'logs/api.log');
  await eventually(
    async () => readFileSync(log, 'utf8'),
    (text) => /"dropped":\d+/.test(text),
  );
  expect(await ask(ports.API_PORT)).toMatchObject({ starts: 1 });
  const database = (await runningServer(join(data, 'postgres')))!;
  casino.kill('SIGTERM');
  expect(said.out).toContain('its disk is full; make room on it');
  expect([await ended, said.err]).toEqual([0, '']);
  expect(isAlive(database.pid)).toBe(false);
});

it('says that there is no room left', async (context) => {
  const disk = smallDisk(2);
  if (!disk) return context.skip('a file system of its own can be mounted by root only');
  context.onTestFinished(disk.close);
  disk.fill();
  expect(await refusal({ FAIRHOUSE_DATA_DIR: disk.folder })).toMatch(/no room|No space left|cannot be written/);
});

it('serves the pages of development by vite, and hands the calls on to the api', async () => {
  const web = String(await freePort());
  const { said } = await open({ WEB_PORT: web }, ['--dev']);
  expect(said.out).toContain(`http://localhost:${web}`);
  expect(await (await fetch(`http://127.0.0.1:${web}/`)).text()).toContain('/@vite/client');
  // The fixture's api knows no such call and says so itself.
  const answer = await fetch(`http://127.0.0.1:${web}/api/nothing`);
  expect(await answer.json()).toMatchObject({ statusCode: 404, message: 'Route GET:/api/nothing not found' });
});

it('says which port is taken and which setting chooses another', async () => {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(Number(ports.STUDIO_PORT), '127.0.0.1', done));
  expect(await refusal({})).toBe(
    `Port ${ports.STUDIO_PORT} for the game studio is taken; stop what uses it, or choose another port with STUDIO_PORT.`,
  );
  holder.close();
});

it('says that the data folder cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  const below = join(folder, 'file', 'data');
  expect(await refusal({ FAIRHOUSE_DATA_DIR: below })).toBe(
    `The data folder ${below} cannot be written; make it writable for this user, or choose another with FAIRHOUSE_DATA_DIR.`,
  );
});

it('says so of a data folder below /proc as well, where nothing can be made', async () => {
  expect(await refusal({ FAIRHOUSE_DATA_DIR: '/proc/fairhouse/data' })).toBe(
    'The data folder /proc/fairhouse/data cannot be written; make it writable for this user, or choose another with FAIRHOUSE_DATA_DIR.',
  );
});

it('says that two ports are one', async () => {
  const port = ports.API_PORT;
  expect(await refusal({ STUDIO_PORT: port })).toBe(
    `API_PORT and STUDIO_PORT are both ${port}; give each a port of its own.`,
  );
});

it('says that an address is none of this machine', async () => {
  expect(await refusal({ HOST: '192.0.2.7' })).toBe(
    'HOST is "192.0.2.7", which is no address of this machine; set it to one of its addresses, or leave it out.',
  );
});

it('takes no NODE_ENV that it does not know', async () => {
  expect(await refusal({ NODE_ENV: 'prodution' })).toBe(
    'NODE_ENV is "prodution"; set it to development, test or production.',
  );
});

it.each(['null', '{"WALLET_SECRET":7}'])('says that %s is no file of secrets', async (content) => {
  mkdirSync(join(folder, 'data'));
  const file = join(folder, 'data/secrets.json');
  writeFileSync(file, content);
  expect(await refusal({})).toBe(
    `The file ${file} with the development secrets cannot be read; put it right, or delete it to have new ones made.`,
  );
});

it.each([
  { host: '127.0.0.2', reached: '127.0.0.2', printed: '127.0.0.2', isWarned: false },
  { host: '::1', reached: '[::1]', printed: 'localhost', isWarned: false },
  { host: '0.0.0.0', reached: '127.0.0.1', printed: 'localhost', isWarned: true },
])('opens on $host, and says who else is reached', async ({ host, reached, printed, isWarned }) => {
  if (!(await canListenOn(host))) return expect(host).toBe('::1');
  const own = await testDatabase({ schema: 'casino' });
  const { casino, said, ended } = await open({ DATABASE_URL: own.url, HOST: host });
  expect(said.out).toContain(`Casino            http://${printed}:${ports.API_PORT}\n`);
  expect(said.out.includes(`Warning: HOST is ${host}`)).toBe(isWarned);
  const answer = await fetch(`http://${reached}:${ports.API_PORT}/`);
  expect(await answer.json()).toMatchObject({ starts: 1, walletUrl: `http://${reached}:${ports.API_PORT}/wallet` });
  casino.kill('SIGTERM');
  expect(await ended).toBe(0);
  await own.close();
});

it('says that the database cannot be reached, and keeps its password to itself', async () => {
  const port = await freePort();
  const said = await refusal({ DATABASE_URL: `postgres://someone:hidden-word@127.0.0.1:${port}/fairhouse` });
  expect(said).toContain(`The database at 127.0.0.1:${port} cannot be reached (ECONNREFUSED)`);
  expect(said).not.toContain('hidden-word');
  const other = await freePort();
  const ofTwo = await refusal({
    DATABASE_URL: `postgres://someone:hidden-word@127.0.0.1:${port},127.0.0.1:${other}/fairhouse`,
  });
  expect(ofTwo).toContain('Of the servers in DATABASE_URL none takes writes');
  expect(ofTwo).toContain(`(127.0.0.1:${port}: ECONNREFUSED; 127.0.0.1:${other}: ECONNREFUSED)`);
  expect(ofTwo).not.toContain('hidden-word');
});

it('uses the database of DATABASE_URL and runs none of its own', async () => {
  const own = await testDatabase({ schema: 'casino' });
  await open({ DATABASE_URL: own.url });
  expect((await own.pool.query('select process from start order by process')).rows).toHaveLength(3);
  expect(existsSync(join(folder, 'data/postgres'))).toBe(false);
  await own.close();
});

it('says that a database of the address does not exist', async () => {
  const address = new URL(process.env.FAIRHOUSE_TEST_PG_URL!);
  address.pathname = '/nowhere';
  expect(await refusal({ DATABASE_URL: address.toString() })).toContain('has no database "nowhere"');
});

it('refuses a second casino on the same data folder', async () => {
  await open();
  const [api, studio, sandbox, desk] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const others = {
    API_PORT: String(api),
    STUDIO_PORT: String(studio),
    SANDBOX_PORT: String(sandbox),
    DESK_PORT: String(desk),
  };
  expect(await refusal(others)).toMatch(/^Fairhouse is running on .+ already \(process \d+\)/);
});

it('wants an address for the players to write to in production', async () => {
  const secrets = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')]));
  expect(await refusal({ NODE_ENV: 'production', ...secrets })).toMatch(/^In production players write to SITE_EMAIL/);
});

it('does not make up secrets in production, and refuses weak ones', async () => {
  expect(await refusal({ NODE_ENV: 'production' })).toMatch(
    /^In production the secrets come from the environment: set WALLET_SECRET/,
  );
  expect(await refusal({ NODE_ENV: 'production', WALLET_SECRET: 'short' })).toMatch(/^WALLET_SECRET is too weak/);
  expect(await refusal({ WALLET_SECRET: 'please-change-me-before-you-go-live-0001' })).toMatch(
    /^WALLET_SECRET is too weak/,
  );
});
