import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes } from '@fairhouse/contract/errors';
import { createLogger } from '@fairhouse/operation';
import { type OwnServer, ownServer, type SmallDisk, smallDisk } from '@fairhouse/testing';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callWallet } from '../testing/call-wallet.ts';
import { registrationOf } from '../testing/registration-of.ts';
import { type MoneyCasino, startMoneyCasino } from '../testing/start-money-casino.ts';
import type { TestMember } from '../testing/start-test-api.ts';

const answerWithinMs = 1_000;
const { unavailable, outcomeUnknown, cannotSave } = errorCodes;

let disk: SmallDisk | undefined;
let site: string;
let server: OwnServer;
let casino: MoneyCasino;
let member: TestMember;
let bet: Record<string, unknown>;
const logged: string[] = [];

beforeAll(async () => {
  disk = smallDisk(300);
  server = await ownServer({ max_connections: '45', min_wal_size: '32MB', max_wal_size: '64MB' }, disk?.folder);
  vi.stubEnv('FAIRHOUSE_TEST_PG_URL', server.url);
  const logger = createLogger('away', { write: (line) => void logged.push(line) });
  site = await mkdtemp(join(tmpdir(), 'fairhouse-site-'));
  await writeFile(join(site, 'index.html'), '<title>The site</title>');
  const uploads: Record<string, string> = disk ? { FAIRHOUSE_DATA_DIR: disk.folder } : {};
  casino = await startMoneyCasino(
    { DATABASE_ANSWER_MS: String(answerWithinMs), SITE_FOLDER: site, ...uploads },
    logger,
  );
  const { api } = casino;
  member = await api.join();
  await casino.payIn(member, 100);
  const launch = await api.post('/sys/game/getLaunchUrl', { id: 1 }, member.token);
  const launchToken = new URL(launch.data).searchParams.get('token')!;
  const { token, user } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
  bet = { token, user, gameCode: 'nocturne', currency: 'USD', amount: 100 };
});
afterAll(async () => {
  await casino?.close();
  await server?.close();
  disk?.close();
  await rm(site, { recursive: true });
  vi.unstubAllEnvs();
});

const me = () => casino.api.post('/sys/auth/token/info', {}, member.token);

async function untilWell() {
  await vi.waitFor(async () => expect(await me()).toMatchObject({ status: 200, error: 0 }), {
    timeout: 120_000,
    interval: 50,
  });
}

it('while the database hangs every call is answered in time, and a bet has one outcome', async () => {
  const { api } = casino;
  await me();
  const stake = { ...bet, roundId: 'hung-round', transactionId: 'hung-bet' };
  server.freeze();
  // The database answers again only after all of these have ended.
  const [asMember, asVisitor, placed, later, page, ready] = await Promise.all([
    me(),
    api.post('/sys/auth/login', { username: member.username, password: member.password }),
    callWallet(api.url, 'bet', stake),
    new Promise((done) => setTimeout(done, answerWithinMs / 2)).then(() =>
      callWallet(api.url, 'bet', { ...bet, roundId: 'later-round', transactionId: 'later-bet' }),
    ),
    fetch(`${api.url}/`),
    fetch(`${api.url}/readyz`),
  ]).finally(() => server.thaw());
  expect(asMember).toMatchObject({ status: 503, error: unavailable, data: null });
  expect(asMember.message).toContain('Please try again in a moment');
  expect(asVisitor).toMatchObject({ status: 503, error: unavailable });
  expect([placed.status, later.status]).toEqual(['UNKNOWN', 'UNKNOWN']);
  expect([page.status, ready.status]).toEqual([200, 503]);

  await untilWell();
  const again = await vi.waitFor(async () => {
    const answer = await callWallet(api.url, 'bet', stake);
    expect(answer.status).toBe('OK');
    return answer;
  }, 120_000);
  expect(again.balance).toBeLessThanOrEqual(9_900);
  const { rows } = await api.db.query(
    `select count(*)::int as count from posting where member_id = $1 and external_id like '%hung-bet'`,
    [member.id],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('a call whose commit was lost asks to check the history before another try', async () => {
  const { api } = casino;
  await api.db.query(`
    create function end_of_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger at_commit after insert on member deferrable initially deferred
      for each row execute function end_of_connection()`);
  const answer = await api.post('/sys/auth/register', registrationOf(77));
  expect(answer).toMatchObject({ status: 503, error: outcomeUnknown });
  expect(answer.message).toContain('Check your history before you try again');
  await api.db.query('drop trigger at_commit on member');
  expect((await api.post('/sys/auth/register', registrationOf(77))).error).toBe(0);
});

it('a full disk refuses what it cannot keep, with a sentence, and nothing else has to be done than make room', async (context) => {
  if (!disk) return context.skip('a file system of its own can be mounted by root only');
  const { api } = casino;
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer();
  const upload = async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)]), 'proof.jpg');
    const headers = { authorization: member.token };
    const answer = await fetch(`${api.url}/api/sys/file/upload`, { method: 'POST', headers, body });
    return { status: answer.status, ...((await answer.json()) as { error: number; message: string }) };
  };
  expect(await upload()).toMatchObject({ error: 0 });
  disk.fill();
  const refused = await upload();
  expect(refused).toMatchObject({ status: 503, error: cannotSave });
  expect(refused.message).toContain('couldn’t save this');
  // Pages that are begun still take a few members; then there is no room for them either.
  const seen = new Set<number>();
  for (let number = 100; number < 300 && !seen.has(cannotSave); number++) {
    seen.add((await api.post('/sys/auth/register', registrationOf(number))).error);
  }
  expect([...seen].filter((error) => error !== 0)).toEqual([cannotSave]);
  expect(await me()).toMatchObject({ status: 200, error: 0 });
  // The wallet's own connection has to be opened again on the full disk.
  await api.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%wallet_instruction_batch%' and pid <> pg_backend_pid()`,
  );
  const full = await callWallet(api.url, 'bet', { ...bet, roundId: 'full', transactionId: 'full' });
  expect(['OK', 'UNKNOWN']).toContain(full.status);

  disk.free();
  await vi.waitFor(async () => expect((await fetch(`${api.url}/readyz`)).status).toBe(200), 120_000);
  expect(await upload()).toMatchObject({ error: 0 });
  expect((await api.post('/sys/auth/register', registrationOf(301))).error).toBe(0);
  const again = await callWallet(api.url, 'bet', { ...bet, roundId: 'full', transactionId: 'full' });
  expect(again.status).toBe('OK');
});

it('without a connection left calls are answered 503, and 200 again when there is one', async () => {
  const taken: pg.Client[] = [];
  const fill = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: server.url });
      client.on('error', () => {});
      try {
        await client.connect();
      } catch {
        return;
      }
      taken.push(client);
    }
  };
  await fill();
  // The casino's own connections are cut, and each freed place is taken before it comes back.
  for (let round = 0; round < 3; round++) {
    await taken[0]!.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname like 'test_%' and pid <> pg_backend_pid()`,
    );
    await fill();
  }
  const answers = await Promise.all(Array.from({ length: 20 }, me));
  expect(new Set(answers.map(({ status }) => status)).has(500)).toBe(false);
  expect(answers.some(({ status, error }) => status === 503 && error === unavailable)).toBe(true);
  await Promise.all(taken.map((client) => client.end()));
  await untilWell();
});

it('while the database restarts calls are answered 503, and afterwards as if nothing had been', async () => {
  let restarting = true;
  const seen = new Set<number>();
  const asking = (async () => {
    while (restarting) seen.add((await me()).status);
  })();
  await server.stop();
  await vi.waitFor(() => expect(seen).toContain(503), { timeout: 120_000 });
  await server.start();
  await untilWell();
  restarting = false;
  await asking;
  expect([...seen].sort()).toEqual([200, 503]);
  expect((await callWallet(casino.api.url, 'bet', { ...bet, roundId: 'after', transactionId: 'after' })).status).toBe(
    'OK',
  );
  expect(logged.join('')).not.toContain('"call failed"');
});
