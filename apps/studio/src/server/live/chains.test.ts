import { fairStream, hashedTimes, hmacSha256, roundFile, sha256Hex } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { checkRoundFile } from '@fairhouse/games/check-round-file';
import { type Beacon, ensureChain, linkOf, liveMigrations, publishedChains, readChain } from '@fairhouse/live';
import { rgsMigrations } from '@fairhouse/rgs';
import { fakeClock, type TestDatabase, testDatabase } from '@fairhouse/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { frontPage } from '../front-page.ts';
import { chainsRoutes } from './chains.routes.ts';

const roulette = gameOf('live-roulette')!;
const table = { table: roulette.code, links: 1_200 };
const salt = 'ab'.repeat(32);
let isSilent = true;
const beacon: Beacon = {
  name: 'a beacon of <tests>',
  roundAhead: () => 4_321,
  valueOf: async () =>
    isSilent ? { ok: false, reason: 'silent' } : { ok: true, value: salt, signature: 'ef'.repeat(48) },
};

let system: TestDatabase;
let server: FastifyInstance;
const clock = fakeClock();
beforeAll(async () => {
  system = await testDatabase({ schema: 'studio', migrations: [...rgsMigrations, ...liveMigrations] });
  await system.pool.query("insert into live_table (code) values ('live-roulette')");
  server = Fastify();
  const chains = publishedChains(system.pool, () => clock.now().getTime());
  await server.register(frontPage, { casinoOrigin: 'http://casino.test', pagePolicy: () => '', chains });
  await server.register(chainsRoutes, { chains });
});
afterAll(async () => {
  await server.close();
  await system.close();
});
/** Anyone who looks again after two seconds sees what is new. */
const page = async (path: string) => {
  clock.advance(2_000);
  return (await server.inject(path)).body;
};
const list = async () => JSON.parse(await page('/live/chains')).data.chains;

it('a table without a chain says so, and a game that nobody shares has no such part', async () => {
  expect(await list()).toEqual([]);
  expect(await page('/sheets/live-roulette')).toContain('This table has no chain yet.');
  expect(await page('/sheets/european-roulette')).not.toContain('chain');
});

it('a chain is shown from its publication on, while its table waits for the beacon', async () => {
  expect(await ensureChain(system.pool, { ...table, commitments: { append: async () => {} } }, beacon)).toBe('silent');
  const [chain] = await list();
  expect(chain).toEqual({
    table: 'live-roulette',
    end: expect.stringMatching(/^[0-9a-f]{64}$/),
    links: 1_200,
    linksUsed: 0,
    publishedAt: expect.any(String),
    beacon: 'a beacon of <tests>',
    beaconRound: 4_321,
    salt: null,
    signature: null,
    saltedAt: null,
  });
  const en = await page('/sheets/live-roulette');
  for (const shown of [chain.end, '1,200, 0 of them used', '4,321', 'a beacon of &#60;tests&#62;'])
    expect(en).toContain(shown);
  expect(en).toContain('The beacon has not published it yet. Rounds begin after that.');
  expect(await page('/sheets/live-roulette?lang=fil')).toContain('Hindi pa ito inilalathala ng beacon.');
  expect(await page('/sheets/live-crash')).toContain('This table has no chain yet.');
});

it('with its salt, everything is there that a round is checked by, and no link', async () => {
  isSilent = false;
  expect(await ensureChain(system.pool, { ...table, commitments: { append: async () => {} } }, beacon)).toBe('ready');
  const [chains, sheet] = [await page('/live/chains'), await page('/sheets/live-roulette')];
  const [chain] = JSON.parse(chains).data.chains;
  expect(chain).toMatchObject({ salt, signature: 'ef'.repeat(48), saltedAt: expect.any(String) });
  expect(sheet).toContain(salt);
  const { id } = (await readChain(system.pool, 'live-roulette'))!;
  for (const link of [1, 7, 1_000, 1_200]) {
    const secret = await linkOf(system.pool, id, link);
    expect(hashedTimes(secret, link)).toBe(chain.end);
    for (const shown of [chains, sheet]) expect(shown).not.toContain(secret);
  }
});

it('a round of the chain is checked beside the saved list', async () => {
  const { id, end } = (await readChain(system.pool, 'live-roulette'))!;
  const serverSeed = await linkOf(system.pool, id, 777);
  const read = roulette.readBet({ bets: [{ spot: 'red', stake: 500 }] }, 'USD');
  if (!read.ok) throw new Error('red is on the table');
  const seeds = { serverSeed, clientSeed: salt, nonce: 777 };
  const { outcome, win, staked } = roulette.play(read.bet, [], fairStream(seeds, hmacSha256));
  const { code: game, definitionHash } = roulette;
  const proof = { ...seeds, game, definitionHash, serverSeedHash: sha256Hex(serverSeed), bet: read.bet, actions: [] };
  const saved = (chain: { end: string; link: number }) =>
    roundFile({ roundId: 'one', currency: 'USD', staked, win, outcome, proof: { ...proof, chain } }).text;
  const chains = await page('/live/chains');
  expect(await checkRoundFile(saved({ end, link: 777 }), chains)).toMatchObject({
    readable: true,
    standing: 'not_provable',
  });
  expect(await checkRoundFile(saved({ end: salt, link: 777 }), chains)).toMatchObject({
    readable: true,
    standing: 'contradicted',
  });
});

it('is read from the database once in two seconds, however many ask', async () => {
  await page('/live/chains');
  await system.pool.query("update live_chain set next_link = 6 where table_code = 'live-roulette'");
  clock.advance(1_999);
  const used = async () => JSON.parse((await server.inject('/live/chains')).body).data.chains[0].linksUsed;
  expect(await used()).toBe(0);
  clock.advance(1);
  expect(await used()).toBe(5);
});
