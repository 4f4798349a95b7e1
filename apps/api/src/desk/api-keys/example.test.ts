import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { keyScopes } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { keyMaker, makeKey } from './api-keys.fixture.ts';

const page = readFileSync(fileURLToPath(new URL('../../../../../docs/api-keys.md', import.meta.url)), 'utf8');
const example = /```sh\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

it('the example of docs/api-keys.md is answered with players, masked', async () => {
  const maker = await keyMaker(api, 'warehouse-owner', ['compliance']);
  const { secret } = await makeKey(api, maker, { name: 'example', scopes: ['members.read'], networks: ['127.0.0.1'] });
  await api.join({ firstName: 'Wilhelmina' });
  const env = { ...process.env, DESK: api.deskUrl, API_KEY: secret };
  const { stdout } = await promisify(execFile)('bash', ['-euc', example], { env });
  const answer = JSON.parse(stdout) as { error: number; data: { rows: unknown[] } };
  expect(answer.error).toBe(0);
  expect(answer.data.rows).toHaveLength(1);
  expect(stdout).not.toContain('Wilhelmina');
});

it('the page names every scope', () => {
  for (const scope of keyScopes) expect(page).toContain(`\`${scope}\``);
});
