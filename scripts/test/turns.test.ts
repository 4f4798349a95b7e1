import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { leftToOtherTurns, turns } from './turns.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const one = { TURNS: 'one' };
const kinds = ['specs', 'files', 'faults'] as const;
const namesOf = (kind: (typeof kinds)[number]) => [...new Set(turns.flatMap((turn) => turn[kind]))];

it('names files that exist', () => {
  const paths = [
    ...namesOf('specs').map((name) => `e2e/${name}.spec.ts`),
    ...namesOf('files'),
    ...namesOf('faults').map((name) => `faults/${name}.fault.ts`),
  ];
  for (const path of paths) expect(existsSync(`${root}${path}`), path).toBe(true);
});

it('does one turn in a run, each at either size, and everything when all turns are asked for', () => {
  for (const [place, turn] of turns.entries())
    for (const size of [0, 1])
      for (const kind of kinds) {
        const resting = leftToOtherTurns(one, 2 * (place + turns.length) + size)[kind];
        expect([...resting, ...turn[kind]].sort()).toEqual(namesOf(kind).sort());
      }
  for (const env of [{}, { TURNS: 'all' }])
    expect(leftToOtherTurns(env, 4)).toEqual({ specs: [], files: [], faults: [] });
});

it('leaves in every run the journey of money, and the tests beside the code that moves or guards it', () => {
  for (const kept of ['journey', 'accessible']) expect(namesOf('specs')).not.toContain(kept);
  const guards = /wallet|betting|protection\/limits|bonus\/|deposit\.test|cash-out\.test/;
  expect(namesOf('files').filter((file) => guards.test(file))).toEqual([]);
  expect(namesOf('faults')).not.toContain('survive-kills');
});
