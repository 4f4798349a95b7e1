import { games } from '@fairhouse/games';
import { afterEach, expect, it, vi } from 'vitest';
import { weighPages } from './page-weights.ts';

/** Bytes, compressed (decision 003). What is shared by all tables of many players is loaded by them alone. */
const budget = { own: 94_000, shared: 101_000 };

afterEach(() => vi.unstubAllEnvs());

it('loads no more code before a game begins than its budget', async () => {
  // What is built for tests is larger.
  vi.stubEnv('NODE_ENV', 'production');
  const weights = await weighPages();
  const above = games
    .map(({ code, live }) => ({ code, weight: weights.get(code)!.code, most: live ? budget.shared : budget.own }))
    .filter(({ weight, most }) => weight > most || weight < most / 2);
  expect(above).toEqual([]);
});
