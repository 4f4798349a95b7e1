import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { restingOf, thirds } from './turns.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const one = { TURNS: 'one' };
const all = thirds.flatMap(({ specs, files }) => [...files, ...specs.map((spec) => `e2e/${spec}.spec.ts`)]);

it('names what is there, each once', () => {
  for (const file of all) expect(existsSync(`${root}${file}`), file).toBe(true);
  expect(new Set(all).size).toBe(all.length);
});

it('rests two thirds in a run, so that each has its turn at either size, and nothing for whoever asks for all', () => {
  for (const [place, { specs, files }] of thirds.entries())
    for (const seed of [0, 1].map((size) => 2 * (place + thirds.length) + size)) {
      const resting = restingOf(one, seed);
      for (const name of [...specs, ...files]) expect([...resting.specs, ...resting.files]).not.toContain(name);
      expect(resting.specs.length + resting.files.length + specs.length + files.length).toBe(all.length);
    }
  for (const env of [{}, { TURNS: 'all' }]) expect(restingOf(env, 4)).toEqual({ specs: [], files: [] });
});

it('leaves in every run what moves or guards money', () => {
  for (const kept of ['journey', 'protection', 'cash-out', 'play', 'live', 'accessible'])
    expect(all).not.toContain(`e2e/${kept}.spec.ts`);
  expect(all.filter((file) => /wallet|ledger|protection|bonus\/|deposit\.test|cash-out\.test/.test(file))).toEqual([]);
});
