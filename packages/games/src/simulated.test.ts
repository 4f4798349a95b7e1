import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameOf } from './index.ts';
import { judge, simulate } from './simulate.ts';
import { rowsIn, simulatedPageFile, simulatedRow, withRows } from './simulated.ts';

const rowOf = (code: string, rounds: number, seed: number) => {
  const game = gameOf(code)!;
  return simulatedRow(game, { rounds, seed, judged: judge(game, simulate(game, rounds, seed)), seconds: 1 });
};

describe('docs/simulated.md', () => {
  const page = readFileSync(simulatedPageFile, 'utf8');

  it('has rows of games by their rules of today alone: `npm run simulate -- --game <folder> --record` plays one again', () => {
    expect(withRows(page, [])).toBe(page);
  });

  it('says of every game that it returned what it declares', () => {
    const rows = [...rowsIn(page).values()];
    expect(rows.length).toBeGreaterThan(0);
    for (const [name, , , rounds, , returned, declared, bound] of rows as [string, ...string[]][]) {
      expect([name, rounds]).toEqual([name, '10,000,000']);
      const [least, most = least] = declared!.split(' to ').map(Number) as [number, number?];
      expect(bound).toMatch(/^\d+\.\d{3}$/);
      // Figures are stated in hundredths.
      expect(Number(returned), name).toBeGreaterThan(least - Number(bound) - 0.011);
      expect(Number(returned), name).toBeLessThan(most + Number(bound) + 0.011);
    }
  });
});

describe('a record', () => {
  it('has one row a game, the last, in the order of the games', () => {
    const page = withRows('', [rowOf('dice', 1_000, 1), rowOf('wheel', 1_000, 1), rowOf('dice', 2_000, 5)]);
    expect([...rowsIn(page)].map(([code, cells]) => [code, cells[3], cells[4]])).toEqual([
      ['dice', '2,000', '5'],
      ['wheel', '1,000', '1'],
    ]);
    expect(withRows(page, [])).toBe(page);
  });

  it('keeps no row of other rules, and none of a game that is not there', () => {
    const page = withRows('', [rowOf('dice', 1_000, 1), rowOf('wheel', 1_000, 1)]);
    const [hash, other] = [gameOf('dice')!.definitionHash.slice(0, 12), '0'.repeat(12)];
    expect([...rowsIn(withRows(page.replace(hash, other), [])).keys()]).toEqual(['wheel']);
    expect([...rowsIn(withRows(page.replace('| wheel |', '| wheels |'), [])).keys()]).toEqual(['dice']);
  });

  it('says of a game that it is out of bounds', () => {
    const limbo = gameOf('limbo')!;
    const far = judge(limbo, { rounds: 10_000_000, sum: 9_000_000, squares: 9_000_000, hits: 1, profits: 1 });
    expect(simulatedRow(limbo, { rounds: 10_000_000, seed: 1, judged: far, seconds: 1 })[7]).toContain('OUT OF BOUNDS');
  });
});
