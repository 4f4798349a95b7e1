import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { connect, type Database, holdToSecrets, inTransaction, migrate } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { programArgs } from '../../../test-kit/built-program.ts';
import { studioMigrations, studioSchema } from './schema.ts';
import { type PlayReply, playAt, seededSession } from './server/fixtures/running-studio.ts';
import { type WalletDouble, walletDouble } from './server/fixtures/wallet-double.ts';

let program: string[];
beforeAll(async () => {
  program = await programArgs('apps/studio/src/main.ts');
});
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

interface StudioProcess {
  child: ChildProcess;
  ended: Promise<number | null>;
  output: () => string;
}

function spawnStudio(env: Record<string, string>): StudioProcess {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  cleanUps.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, output: () => text };
}

/** As long as the process lives, it may still get ready. */
async function untilReady(origin: string, { child, output }: StudioProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the studio ended before it was ready\n${output()}`);
}

async function world(): Promise<{ wallet: WalletDouble; db: Database; origin: string; env: Record<string, string> }> {
  const fresh = await testDatabase();
  const wallet = await walletDouble(10_000_000);
  const db = connect({ url: fresh.url, schema: 'studio' });
  cleanUps.push(async () => {
    await db.end();
    await wallet.close();
    await fresh.close();
  });
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATABASE_URL: fresh.url,
    WALLET_URL: wallet.url,
    WALLET_SECRET: wallet.secret,
    FAIR_LOG_KEY: 'a secret of the tests for the log of commitments',
    RECEIPT_KEY: 'a secret of the tests for receipts, long enough',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    LOG_LEVEL: 'warn',
  };
  return { wallet, db, origin: `http://127.0.0.1:${port}`, env };
}

describe('the process', () => {
  it('killed five times in the middle of play loses nothing and doubles nothing', async () => {
    const { wallet, db, origin, env } = await world();
    let studio = spawnStudio(env);
    await untilReady(origin, studio);
    const players = await Promise.all(
      Array.from({ length: 6 }, (_, i) => {
        const token = `launch-token-of-player-${i}`;
        wallet.launchTokens.add(token);
        return seededSession(origin, `/launch?token=${token}&game=nocturne`);
      }),
    );
    let playing = true;
    const acknowledged = new Map<string, { stake: number; win: number }>();
    const playOn = async (session: string) => {
      while (playing) {
        const playId = randomUUID();
        let reply: PlayReply | undefined;
        // As the page does: the same play id until there is an answer.
        while (!reply?.ok) {
          reply = await playAt(origin, session, 'start', { playId, bet: { coin: 5 } }).catch(() => undefined);
          if (!reply?.ok) await new Promise((done) => setTimeout(done, 50));
        }
        const { roundId, stake, win } = reply.data;
        expect(acknowledged.has(roundId)).toBe(false);
        acknowledged.set(roundId, { stake, win });
      }
    };
    const all = players.map(playOn);
    const playsPass = async (count: number) => {
      const enough = acknowledged.size + count;
      await expect.poll(() => acknowledged.size).toBeGreaterThanOrEqual(enough);
    };
    for (let kill = 0; kill < 5; kill++) {
      await playsPass(players.length);
      // Not always at the same point of a play.
      await new Promise((done) => setTimeout(done, kill * 17));
      studio.child.kill('SIGKILL');
      await studio.ended;
      studio = spawnStudio(env);
      await untilReady(origin, studio);
    }
    await playsPass(players.length);
    playing = false;
    await Promise.all(all);

    // The end of a round is written behind its answer, and by recovery where a kill came first.
    const open = async () =>
      (await db.query<{ open: number }>("select count(*)::int as open from round where state <> 'CLOSED'")).rows[0]!
        .open;
    await expect.poll(open).toBe(0);
    const { rows } = await db.query<{ id: string; state: string; staked: bigint; win: bigint }>(
      'select id, state, staked, win from round',
    );
    expect(rows.filter(({ state }) => state !== 'CLOSED')).toEqual([]);
    expect(rows).toHaveLength(acknowledged.size);
    for (const { id, staked, win } of rows) {
      expect(acknowledged.get(id)).toEqual({ stake: Number(staked), win: Number(win) });
      expect(wallet.booked.get(`${id}:b0`)).toBe(-Number(staked));
      expect(wallet.booked.get(`${id}:w`) ?? 0).toBe(Number(win));
      expect(wallet.closedRounds.has(id)).toBe(true);
    }
    expect([...wallet.booked.keys()].every((id) => acknowledged.has(id.split(':')[0]!))).toBe(true);
    studio.child.kill('SIGTERM');
    expect(await studio.ended).toBe(0);
  });

  it.each([
    ['WALLET_SECRET', '', 'studio: WALLET_SECRET is not set; the studio needs it to start.\n'],
    ['WALLET_URL', 'nonsense', 'studio: WALLET_URL must be an http or https address.\n'],
    ['STUDIO_STREAMS', 'many', 'studio: STUDIO_STREAMS is "many"; set a whole number of at least 1.\n'],
  ])('says in one sentence that %s is %j', async (name, value, sentence) => {
    const { env } = await world();
    const studio = spawnStudio({ ...env, [name]: value });
    expect(await studio.ended).toBe(1);
    expect(studio.output()).toBe(sentence);
  });

  it('does not open with another secret than the other processes have', async () => {
    const { db, wallet, env } = await world();
    await migrate(db, studioSchema, studioMigrations);
    await inTransaction(db, (tx) => holdToSecrets(tx, [{ name: 'WALLET_SECRET', value: wallet.secret }]));
    const stranger = spawnStudio({ ...env, WALLET_SECRET: 'the secret of some other casino, which is long' });
    expect(await stranger.ended).toBe(1);
    expect(stranger.output()).toBe(
      'studio: WALLET_SECRET is not the one of this casino; give every process on its database the same, or, to change it, set WALLET_SECRET_FORMER to what was there before.\n',
    );
  });

  it('does not open over rounds that began by rules it does not have', async () => {
    const { db, origin, env } = await world();
    const before = spawnStudio(env);
    await untilReady(origin, before);
    before.child.kill('SIGTERM');
    await before.ended;
    await db.query(`
      with p as (insert into player (id) values (gen_random_uuid()) returning id),
        t as (insert into play_session (id, token_hash, player_id, game_code, currency, language, balance)
          select gen_random_uuid(), 'x', id, 'blackjack', 'USD', 'en', 0 from p returning id, player_id),
        s as (insert into seed (id, player_id, server_seed, server_seed_hash)
          select gen_random_uuid(), id, 'x', 'x' from p returning id)
      insert into round (id, player_id, session_id, game_code, definition_hash, seed_id, nonce, currency, state, bet)
      select gen_random_uuid(), t.player_id, t.id, 'blackjack', 'abcdefabcdefabcdef', s.id, 0, 'USD', 'PLAYING', '{}' from t, s`);
    const studio = spawnStudio(env);
    expect(await studio.ended).toBe(1);
    expect(studio.output()).toBe(
      'studio: 1 round of blackjack began by the rules abcdefabcdef…, which this release does not have; start the release before it, or keep those rules among the former games.\n',
    );
    await db.query(`update round set state = 'VOID', closed_at = now()`);
    const again = spawnStudio(env);
    await untilReady(origin, again);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });
});
