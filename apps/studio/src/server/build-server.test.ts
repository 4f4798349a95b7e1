import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@fairhouse/operation';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './build-server.ts';
import { type RunningStudio, runningStudio } from './fixtures/running-studio.ts';

let house: RunningStudio;
let server: FastifyInstance;
const parent = mkdtempSync(join(tmpdir(), 'studio-page-'));

beforeAll(async () => {
  house = await runningStudio();
  const pageFolder = join(parent, 'dist');
  writeFileSync(join(parent, 'secret.txt'), 'not to be served');
  mkdirSync(pageFolder);
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Studio</title>');
  writeFileSync(join(pageFolder, 'game.js'), 'export {}');
  writeFileSync(join(pageFolder, '.built-from'), 'not to be served');
  const logger = createLogger('studio', { write: () => {} });
  server = await buildServer({
    studio: house.studio,
    logger,
    casinoOrigin: 'http://casino.test',
    walletSecret: house.wallet.secret,
    trustedProxies: [],
    callsPerMinute: 1_000,
    ready: async () => true,
    pageFolder,
  });
});
afterAll(async () => {
  await server.close();
  await house.close();
  rmSync(parent, { recursive: true });
});

describe('the page', () => {
  it.each(['nocturne', 'european-roulette', 'blackjack'])(
    'is the same for %s, framed by the casino only',
    async (code) => {
      const response = await server.inject(`/game/${code}?speed=fast`);
      expect([response.statusCode, response.body]).toEqual([200, '<!doctype html><title>Studio</title>']);
      expect(response.headers['content-security-policy']).toContain('frame-ancestors http://casino.test');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it('comes with its files and with nothing beside them', async () => {
    expect((await server.inject('/game.js')).headers['content-type']).toContain('javascript');
    for (const path of [
      '/.built-from',
      '/game/unknown',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/nothing',
    ]) {
      const response = await server.inject(path);
      expect(response.statusCode, path).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('not to be served');
    }
  });
});

describe('the games', () => {
  it('show rules, return and definition to anyone', async () => {
    const { data } = (await server.inject('/games')).json();
    expect(data.map(({ code, declaredReturn }: Record<string, string>) => [code, declaredReturn])).toEqual([
      ['nocturne', '96.00'],
      ['european-roulette', '97.30'],
      ['blackjack', '99.57'],
    ]);
    const one = (await server.inject('/games/nocturne')).json();
    expect(one.data.definition.strips).toHaveLength(5);
    expect((await server.inject('/games/none')).json()).toMatchObject({ ok: false, error: { code: 'NO_SUCH_PAGE' } });
  });
});

describe('a fault inside', () => {
  it('is told as such and nothing more', async () => {
    const session = await house.launchForFun('nocturne');
    const { db } = house.studio;
    house.studio.db = { query: () => Promise.reject(new Error('relation "seed" does not exist')) } as never;
    const response = await house.play(session, 'open');
    house.studio.db = db;
    expect(response).toMatchObject({ status: 500, error: { code: 'INTERNAL' } });
    expect(JSON.stringify(response)).not.toContain('relation');
  });
});

describe('a database that is away', () => {
  it('is told as such: the page asks again', async () => {
    const session = await house.launchForFun('nocturne');
    const { db } = house.studio;
    const restarting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
    house.studio.db = { query: () => Promise.reject(restarting) } as never;
    const response = await house.play(session, 'open');
    house.studio.db = db;
    expect(response).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
  });
});

describe('a launch that is refused', () => {
  it.each([
    ['en', 'lang="en"', 'This game is not here'],
    ['fil', 'lang="fil"', 'Wala rito ang larong ito'],
    ['de', 'lang="en"', 'This game is not here'],
  ])('says why in the language it asked for: %s', async (lang, tag, sentence) => {
    const response = await server.inject(`/launch?fun=1&game=none&lang=${lang}`);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain(tag);
    expect(response.body).toContain(sentence);
  });
});

describe('the limit of play calls', () => {
  async function limited(trustedProxies: string[]) {
    const logger = createLogger('studio', { write: () => {} });
    const { studio } = house;
    const walletSecret = house.wallet.secret;
    const options = { studio, logger, casinoOrigin: 'http://casino.test', walletSecret, ready: async () => true };
    return buildServer({ ...options, trustedProxies, callsPerMinute: 3 });
  }
  const play = (at: FastifyInstance, session: string, forwarded: string) =>
    at.inject({
      method: 'POST',
      url: '/play/balance',
      headers: { 'x-play-session': session, 'x-forwarded-for': forwarded },
      payload: {},
    });

  it('counts what one address asks, guesses at sessions included, and lets the next one pass', async () => {
    const at = await limited(['127.0.0.1']);
    const session = await house.launchForFun('nocturne');
    expect((await play(at, 'x'.repeat(43), '203.0.113.9')).statusCode).toBe(401);
    for (let calls = 0; calls < 2; calls++) expect((await play(at, session, '203.0.113.9')).statusCode).toBe(200);
    const refused = await play(at, session, '203.0.113.9');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await play(at, session, '203.0.113.10')).statusCode).toBe(200);
    await at.close();
  });

  it('does not believe a forwarded address that no trusted proxy vouches for', async () => {
    const at = await limited([]);
    const session = await house.launchForFun('nocturne');
    for (let calls = 0; calls < 3; calls++) {
      expect((await play(at, session, `203.0.113.${calls}`)).statusCode).toBe(200);
    }
    expect((await play(at, session, '203.0.113.99')).statusCode).toBe(429);
    await at.close();
  });
});
