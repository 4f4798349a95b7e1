import { describe, expect, it } from 'vitest';
import { expectedRates } from './bet-rates.ts';
import { gamesInTurn } from './fixtures/games-in-turn.ts';
import { gameOf, games } from './index.ts';
import { betsIn, judge, seedOf, simulate, together } from './simulate.ts';

describe('a simulation', () => {
  it.each(gamesInTurn(games).map((game) => [game.code, game] as const))(
    'plays %s to the end of every round',
    (_, game) => {
      const seed = seedOf(game.code, 7);
      const tally = simulate(game, 400, seed);
      expect(tally).toEqual(simulate(game, 400, seed));
      expect(tally.rounds).toBe(400);
      expect(judge(game, tally).within).toBe(true);
    },
  );

  it('tells when several boxes pay more than their stake as seldom or often as no number of boxes does', () => {
    const boxes = gameOf('three-box-blackjack')!;
    const tally = simulate(boxes, 3_000, seedOf('three-box-blackjack', 7));
    const { rounds } = tally;
    expect(judge(boxes, tally)).toMatchObject({ within: true });
    expect(judge(boxes, { ...tally, profits: Math.round(rounds * 0.5) }).within).toBe(false);
    expect(judge(boxes, { ...tally, profits: Math.round(rounds * 0.3) }).within).toBe(false);
  });

  it('plays each game by numbers of its own, ten million rounds of it', () => {
    const seeds = games.map(({ code }) => seedOf(code, 1)).sort((a, b) => a - b);
    for (const [i, seed] of seeds.entries()) expect(seed - (seeds[i - 1] ?? 0)).toBeGreaterThan(10_000_000);
    expect(seeds.at(-1)! + 10_000_000).toBeLessThan(2 ** 31);
  });

  it('holds Hi-Lo to what its play returns, and not to the lowest return of its stops', () => {
    const hiLo = gameOf('hi-lo')!;
    const returned = (share: number) =>
      judge(hiLo, {
        rounds: 10_000_000,
        sum: (share - 1) * 10_000_000,
        squares: 3_240_000,
        hits: 7_750_000,
        profits: 7_750_000,
      });
    expect(returned(0.98728).within).toBe(true);
    expect(returned(Number(hiLo.declared.return) / 100).within).toBe(false);
    expect(returned(0.99).within).toBe(false);
  });

  it('takes parts together, and tells a return that is not the declared one', () => {
    const limbo = gameOf('limbo')!;
    const { rate } = expectedRates(limbo, betsIn(limbo)).hitRate!;
    const wins = Math.round(rate * 50_000);
    const half = { rounds: 5_000_000, sum: -50_000, squares: 5_000_000, hits: wins, profits: wins };
    const fair = judge(limbo, together(half, half));
    expect(fair).toMatchObject({ return: 99, hitRate: wins / 50_000, within: true });
    expect(judge(limbo, together(half, { ...half, sum: half.sum + 20 * fair.bound * 100_000 })).within).toBe(false);
    expect(judge(limbo, together(half, { ...half, sum: half.sum - 20 * fair.bound * 100_000 })).within).toBe(false);
  });
});
