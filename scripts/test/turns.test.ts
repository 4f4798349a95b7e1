import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { restingOf, turns } from './turns.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const one = { TURNS: 'one' };
const all = turns.flatMap(({ specs, files }) => [...files, ...specs.map((spec) => `e2e/${spec}.spec.ts`)]);
const faults = turns.flatMap((turn) => turn.faults.map((fault) => `faults/${fault}.fault.ts`));

it('names files that exist, tests and journeys in one turn each', () => {
  for (const file of [...all, ...faults]) expect(existsSync(`${root}${file}`), file).toBe(true);
  expect(new Set(all).size).toBe(all.length);
});

it('does one turn in a run, each at either size, and everything when all turns are asked for', () => {
  for (const [place, turn] of turns.entries())
    for (const size of [0, 1]) {
      const resting = restingOf(one, 2 * (place + turns.length) + size);
      for (const kind of ['specs', 'files', 'faults'] as const)
        for (const name of turn[kind]) expect(resting[kind]).not.toContain(name);
      expect(resting.specs.length + resting.files.length + turn.specs.length + turn.files.length).toBe(all.length);
    }
  for (const env of [{}, { TURNS: 'all' }]) expect(restingOf(env, 4)).toEqual({ specs: [], files: [], faults: [] });
});

it('leaves in every run what moves or guards money', () => {
  for (const kept of ['journey', 'protection', 'cash-out', 'play', 'accessible'])
    expect(all).not.toContain(`e2e/${kept}.spec.ts`);
  expect(all.filter((file) => /wallet|ledger|protection|bonus\/|deposit\.test|cash-out\.test/.test(file))).toEqual([]);
  expect(faults).not.toContain('faults/survive-kills.fault.ts');
});
