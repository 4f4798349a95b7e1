import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faults, files, leftToOtherTurns, specs, turnCount, turnsOf } from './turns.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all = { specs: Object.keys(specs), files: Object.keys(files), faults: [...faults] };
const kinds = ['specs', 'files', 'faults'] as const;

it('names files that exist', () => {
  const paths = [
    ...all.specs.map((name) => `e2e/${name}.spec.ts`),
    ...all.files,
    ...all.faults.map((name) => `faults/${name}.fault.ts`),
  ];
  for (const path of paths) expect(existsSync(`${root}${path}`), path).toBe(true);
});

it('does everything once in as many runs as there are turns, at either size', () => {
  for (const size of [0, 1]) {
    const runs = Array.from({ length: turnCount }, (_, turn) => leftToOtherTurns({ TURNS: 'one' }, 2 * turn + size));
    for (const kind of ['specs', 'files'] as const)
      for (const name of all[kind])
        expect(
          runs.filter((run) => !run[kind].includes(name)),
          name,
        ).toHaveLength(1);
    for (const run of runs) expect(run.faults).toHaveLength(faults.length - 1);
  }
});

it('does everything when all turns are asked for', () => {
  for (const env of [{}, { TURNS: 'all' }])
    expect(leftToOtherTurns(env, 4)).toEqual({ specs: [], files: [], faults: [] });
});

it('puts what takes long into turns of their own, and the rest where there is least', () => {
  expect(turnsOf({ a: 1, b: 9, c: 2, d: 5, e: 4 }, 3)).toEqual([['b'], ['d', 'a'], ['e', 'c']]);
});

it('leaves in every run the journey of money, and the tests beside the code that moves or guards it', () => {
  for (const kept of ['journey', 'accessible']) expect(all.specs).not.toContain(kept);
  const guards =
    /wallet\/(?!wallet-plans)|betting|protection\/limits|bonus\/(bonus|cash-out)|deposit\.test|cash-out\.test|model|access\.test|four-eyes|own-affair|ownership|recover-rounds/;
  expect(all.files.filter((file) => guards.test(file))).toEqual([]);
  expect(all.faults).not.toContain('survive-kills');
});

it.each(kinds)('leaves most of the %s to others', (kind) => {
  expect(leftToOtherTurns({ TURNS: 'one' }, 7)[kind].length).toBeGreaterThan(all[kind].length / 2);
});
