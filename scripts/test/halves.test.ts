import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { halves, restingOf } from './halves.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const one = { HALVES: 'one' };

it('names what is there, each once', () => {
  const files = halves.flatMap(({ specs, files }) => [...files, ...specs.map((spec) => `e2e/${spec}.spec.ts`)]);
  for (const file of files) expect(existsSync(`${root}${file}`), file).toBe(true);
  expect(new Set(files).size).toBe(files.length);
});

it('rests one half in a run, the other in another, and neither for whoever runs a test by hand or asks for both', () => {
  const [even, odd] = [restingOf(one, 4), restingOf(one, 6)];
  expect([odd, even]).toEqual(halves);
  for (const env of [{}, { HALVES: 'both' }]) expect(restingOf(env, 4)).toEqual({ specs: [], files: [] });
  // At either half each size has its turn.
  expect(restingOf(one, 5)).toEqual(even);
});

it('leaves in every run what moves or guards money', () => {
  const resting = halves.flatMap(({ specs, files }) => [...specs, ...files]);
  for (const kept of ['journey', 'protection', 'cash-out', 'play', 'live', 'accessible'])
    expect(resting).not.toContain(kept);
  expect(resting.filter((file) => /wallet|ledger|protection|bonus\/|deposit\.test|cash-out\.test/.test(file))).toEqual(
    [],
  );
});
