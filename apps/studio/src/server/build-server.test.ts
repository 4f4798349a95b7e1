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
  const logger = createLogger('studio', { write: () => {} });
  server = await buildServer({
    studio: house.studio,
    logger,
    casinoOrigin: 'http://casino.test',
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
    for (const path of ['/game/unknown', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/nothing']) {
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
