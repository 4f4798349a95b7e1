import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchSources } from './watch-sources.ts';

let root: string;
let stop: () => void;
let restarted: string[];
let said: string[];
let bundles: () => Promise<void>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairhouse-watch-'));
  restarted = [];
  said = [];
  for (const folder of ['packages/money/src', 'apps/api/src', 'apps/studio/dist']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const services = ['api', 'studio'].map((name) => ({
    name,
    restart: async () => void restarted.push(name),
    stop: async () => {},
  }));
  bundles = async () => {};
  stop = watchSources(
    root,
    services,
    () => bundles(),
    (line) => said.push(line),
  );
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

async function after(file: string): Promise<string[]> {
  writeFileSync(join(root, file), 'export {};');
  await sleep(2_000);
  return restarted.sort();
}

it('starts the server again whose source changed', async () => {
  expect(await after('apps/api/src/main.ts')).toEqual(['api']);
});

it('starts all servers again when something changed that they share', async () => {
  expect(await after('packages/money/src/amount.ts')).toEqual(['api', 'studio']);
});

it('passes over tests and what was built', async () => {
  await after('packages/money/src/amount.test.ts');
  expect(await after('apps/studio/dist/index.ts')).toEqual([]);
});

it('leaves a server as it runs when its sources cannot be bundled', async () => {
  bundles = async () => {
    throw new Error('main.ts:1:7: expected a name');
  };
  expect(await after('apps/api/src/main.ts')).toEqual([]);
  expect(said).toEqual(['main.ts:1:7: expected a name']);
});
