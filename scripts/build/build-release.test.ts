import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoEnv, casinoEnv } from '../../bench/server/casino-env.ts';
import { fakeCollector } from '../tracing/fake-collector.ts';
import { buildPrograms } from './build-release.ts';
import { runBuilt, startBuilt } from './run-built.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let build: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairhouse-build-'));
  await buildPrograms(root, join(folder, 'made'));
  // Where it was made is nowhere any more.
  build = join(folder, 'put elsewhere');
  renameSync(join(folder, 'made'), build);
  for (const name of readdirSync(build)) if (name.endsWith('.mjs')) chmodSync(join(build, name), 0o444);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('no bundle names a place of the machine that built it, and none holds a letter that doubles its text in memory', () => {
  for (const name of readdirSync(build).filter((each) => each.endsWith('.mjs'))) {
    const text = readFileSync(join(build, name), 'latin1');
    expect(text.includes(root), name).toBe(false);
    expect(/[^\0-\x7f]/.exec(text)?.index, name).toBe(undefined);
  }
});

describe('on a database', () => {
  let database: TestDatabase;
  let casino: CasinoEnv;
  beforeAll(async () => {
    database = await testDatabase();
    casino = await casinoEnv(database.url, join(folder, 'data'));
    mkdirSync(join(folder, 'data'));
  });
  afterAll(() => database.close());
  const env = (port: 'api' | 'studio') => ({ ...casino.env, PORT: String(casino.ports[port]) });

  it('the built programs migrate it, open on it, serve and end in order, from any folder', async () => {
    const migrated = await runBuilt(build, 'migrate', casino.env);
    expect(migrated.code, migrated.said).toBe(0);
    const collector = await fakeCollector();
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
    const [api, studio] = await Promise.all([
      startBuilt(build, 'api', { ...env('api'), ...traced }),
      startBuilt(build, 'studio', { ...env('studio'), ...traced }),
    ]);
    const ask = (path: string) => fetch(`http://127.0.0.1:${casino.ports.api}${path}`);
    const { paths } = (await (await ask('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(paths).length).toBeGreaterThan(100);
    // Read to its end: a server does not stop while an answer is under way.
    const statusOf = async (answer: Response) => (await answer.arrayBuffer()) && answer.status;
    expect(await statusOf(await ask('/api/docs/static/swagger-ui.css'))).toBe(200);
    expect(await statusOf(await fetch(`http://127.0.0.1:${casino.ports.studio}/games/nocturne`))).toBe(200);
    expect(await studio.stop()).toBe(0);
    expect(await api.stop()).toBe(0);
    await collector.close();
    expect(collector.spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/openapi.json', 'GET /games/:code']),
    );
    expect(collector.figures.has('nodejs_eventloop_lag_seconds')).toBe(true);
    expect(await runBuilt(build, 'back-up-files', {})).toEqual({
      code: 1,
      said: expect.stringContaining('say --to REPO'),
    });
    expect(await runBuilt(build, 'backup-ages', {})).toEqual({
      code: 1,
      said: expect.stringContaining('say --out FILE'),
    });
    expect((await runBuilt(build, 'operator', { HOME: folder }, ['help'])).said).toContain('reconcile');
  });

  it('the configuration is checked as a whole, without a start', async () => {
    expect(await runBuilt(build, 'api', casino.env, ['--check'])).toEqual({
      code: 0,
      said: 'api: the configuration holds together.\n',
    });
    const { code, said } = await runBuilt(build, 'studio', { PORT: 'x' }, ['--check']);
    expect(code).toBe(1);
    expect(said.split('\n').filter((line) => line.startsWith('studio: ')).length).toBeGreaterThan(3);
  });

  it('an API at rest holds no more than 180 MB', async () => {
    const api = await startBuilt(build, 'api', env('api'));
    const heldMb = () => api.residentBytes() / 1e6;
    console.info(`the API opened in ${Math.round(api.openMs)} ms and holds ${Math.round(heldMb())} MB`);
    try {
      // At rest: what the start has left is given back by the collection that follows some idle seconds.
      await expect.poll(heldMb, { interval: 500 }).toBeLessThanOrEqual(180);
    } finally {
      expect(await api.stop()).toBe(0);
    }
  });
});
