import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectedRates } from './bet-rates.ts';
import { gameOf, games, gamesByRules, type OfferedGame } from './index.ts';
import { betsIn, comeAsOften, judge, simulate, type Tally } from './simulate.ts';
import { cellOf, rowsIn, simulatedPageFile, simulatedRow, withRows } from './simulated.ts';

const rowOf = (code: string, rounds: number, seed: number) => {
  const game = gameOf(code)!;
  return simulatedRow(game, { rounds, seed, judged: judge(game, simulate(game, rounds, seed)), seconds: 1 });
};

/** Rounds that came out as a game declares. */
function played(game: OfferedGame, rounds: number): Tally {
  const { least, most } = judge(game, { rounds, sum: 0, squares: 0, hits: 0, profits: 0 }).declared;
  const { hitRate, profitRate } = expectedRates(game, betsIn(game));
  return {
    rounds,
    sum: ((least + most) / 200 - 1) * rounds,
    squares: 0,
    hits: (hitRate!.rate / 100) * rounds,
    profits: (profitRate!.rate / 100) * rounds,
  };
}

describe('docs/simulated.md', () => {
  const page = readFileSync(simulatedPageFile, 'utf8');

  it('has rows of games by their rules of today alone: `npm run simulate -- --game <folder> --record` plays one again', () => {
    expect(withRows(page, [])).toBe(page);
  });

  it('says of every game that it returned what it declares', () => {
    const rows = [...rowsIn(page).values()];
    expect(rows.map(([, code]) => code)).toEqual(games.map(({ code }) => code));
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

describe('the rounds of docs/simulated.md', () => {
  const rows = rowsIn(readFileSync(simulatedPageFile, 'utf8'));
  const rateIn = (code: string, column: 'hit rate %' | 'more than the stake %') => cellOf(rows.get(code), column);

  it('have both rates: `npm run simulate -- --record --missing` plays again what was recorded with one', () => {
    expect(games.filter(({ code }) => rateIn(code, 'more than the stake %') === '–')).toEqual([]);
  });

  it.each(games.map((game) => [game.code, game] as const))(
    'paid anything in %s, and more than the stake, as often as its sheet says',
    (code, game) => {
      const hitRate = Number(rateIn(code, 'hit rate %'));
      const profitRate = Number(rateIn(code, 'more than the stake %'));
      // What was played stands in hundredths, to the nearest.
      const nearest = (rate: number) => [rate - 0.005, rate, rate + 0.005].filter((one) => one <= 100);
      const isWithin = nearest(hitRate).some((hits) =>
        nearest(profitRate).some((more) => comeAsOften(game, { hitRate: hits, profitRate: more }, 10_000_000)),
      );
      expect(isWithin).toBe(true);
    },
  );
});

describe('a judgement', () => {
  it.each(games.map((game) => [game.code, game] as const))(
    'of %s is out of bounds when its rounds paid too seldom or too often, anything or more than the stake',
    (_, game) => {
      const rounds = 10_000_000;
      const { hits, profits, ...others } = played(game, rounds);
      const within = (one: number, two: number) => judge(game, { ...others, hits: one, profits: two }).within;
      expect(within(hits, profits)).toBe(true);
      // Half a point is more than five deviations of so many rounds, but for what is rounded down.
      const half = 0.005 * rounds;
      const more = (game.kind === 'blackjack' ? 3 : 1) * half;
      expect([within(hits - half, profits), within(hits, profits - half)]).toEqual([false, false]);
      expect([within(hits + more, profits), within(hits, profits + more)]).toEqual([false, false]);
    },
  );
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
    const [hash, other] = [cellOf(rowsIn(page).get('dice'), 'rules')!, '0'.repeat(12)];
    expect([...rowsIn(withRows(page.replace(hash, other), [])).keys()]).toEqual(['wheel']);
    expect([...rowsIn(withRows(page.replace('| wheel |', '| wheels |'), [])).keys()]).toEqual(['dice']);
  });

  it('keeps a row when a declared figure is corrected, and none when a pay changes', () => {
    const [bingo, former] = gamesByRules.filter(({ code }) => code === 'bingo') as [OfferedGame, OfferedGame];
    const judged = judge(bingo, played(bingo, 1_000));
    const rulesIn = (game: OfferedGame) =>
      cellOf(simulatedRow(game, { rounds: 1_000, seed: 1, judged, seconds: 1 }), 'rules');
    expect(former.declared.hitRate).not.toBe(bingo.declared.hitRate);
    expect(rulesIn(former)).toBe(rulesIn(bingo));
    const other = structuredClone(bingo.definition) as { modes: { pays: number[] }[] };
    other.modes[0]!.pays[1]! += 10;
    expect(rulesIn({ ...bingo, definition: other })).not.toBe(rulesIn(bingo));
  });

  it('says of a game that it is out of bounds', () => {
    const limbo = gameOf('limbo')!;
    const far = judge(limbo, { rounds: 10_000_000, sum: 9_000_000, squares: 9_000_000, hits: 1, profits: 1 });
    expect(simulatedRow(limbo, { rounds: 10_000_000, seed: 1, judged: far, seconds: 1 })[7]).toContain('OUT OF BOUNDS');
  });
});
