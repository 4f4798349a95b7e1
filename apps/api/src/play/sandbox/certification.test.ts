import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askSandbox, certify, groups } from '@fairhouse/vendor-certification/source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Settings } from '../../settings.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sandboxKeys } from '../wiring/sandbox.ts';
import { freePort, type RunningStudio, startExampleStudio } from './example-studio.fixture.ts';

let api: TestApi;
let folder: string;
let studio: RunningStudio | undefined;

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-kit-'));
});
afterAll(async () => {
  await studio?.stop();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

it('finds no fault in the example studio, in any group but those that take their time', async () => {
  const port = String(await freePort());
  const input = { name: 'Example', studio: `http://127.0.0.1:${port}` };
  const { vendorId, secret } = await askSandbox<{ vendorId: string; secret: string }>(api.url, 'vendors', input);
  const env = { WALLET_URL: `${api.url}/wallet`, VENDOR_ID: vendorId, VENDOR_SECRET: secret, PORT: port };
  studio = await startExampleStudio(folder, env);
  // packed-kit.test.ts runs all of them.
  const only = groups.map(({ group }) => group).filter((group) => group !== 'Load' && group !== 'Lost answers');
  const report = await certify({ casino: api.url, vendor: vendorId, secret, only });
  expect(report.results.filter(({ passed }) => !passed)).toEqual([]);
  expect(report.total).toBeGreaterThanOrEqual(120);
  // A part of the cases is no certification.
  expect(report.passed).toBe(false);
});

it.each([
  ['about', {}],
  ['players', { currency: 'USD', balance: 1 }],
  ['certifications', { studio: 'http://localhost' }],
])('rejects /sandbox/%s when it is not signed', async (path, input) => {
  const answer = await fetch(`${api.url}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(input) });
  expect(answer.status).toBe(401);
});

it('has no keys for vendors of a sandbox when payments are real or the casino is a production', () => {
  const keysOf = (mode: string, NODE_ENV: string) =>
    sandboxKeys({ payments: { mode }, NODE_ENV, WALLET_SECRET: 'x'.repeat(32) } as Settings)?.secretOf(
      'SANDBOX:sandbox-1',
    );
  expect(keysOf('sandbox', 'development')).toMatch(/^[\w-]{43}$/);
  expect(keysOf('live', 'development')).toBeUndefined();
  expect(keysOf('sandbox', 'production')).toBeUndefined();
});

it('answers nothing at /sandbox when the casino is a production', async () => {
  const production = await startTestApi({
    NODE_ENV: 'production',
    SITE_EMAIL: 'support@casino.example',
    PUBLIC_ORIGIN: 'https://casino.example',
    STUDIO_ORIGIN: 'https://studio.example',
    DESK_ORIGIN: 'https://desk.example',
    SANDBOX_ORIGIN: 'https://sandbox.example',
  });
  try {
    const body = JSON.stringify({ name: 'Studio', studio: 'http://localhost:4000' });
    const answer = await fetch(`${production.url}/sandbox/vendors`, { method: 'POST', body });
    expect(answer.ok).toBe(false);
    expect((await production.db.query("select from vendor where id like 'sandbox-%'")).rows).toEqual([]);
  } finally {
    await production.close();
  }
});
