import { expect, it } from 'vitest';
import { gamesInTurn } from './fixtures/games-in-turn.ts';

const run = (games: string[], seed: number) => gamesInTurn(games, { TURNS: 'one', SAMPLE_SEED: String(seed) });

it('takes each game once in three runs, at least one in each run, and all of them outside of such a run', () => {
  const games = ['dice', 'limbo', 'mines', 'keno', 'wheel', 'plinko', 'crash'];
  const three = [4, 6, 8].map((seed) => run(games, seed));
  expect(three.flat().sort()).toEqual([...games].sort());
  expect(run(['dice'], 5)).toEqual(['dice']);
  expect([4, 6].flatMap((seed) => run(['dice', 'limbo'], seed)).sort()).toEqual(['dice', 'limbo']);
  expect(gamesInTurn(games, {})).toEqual(games);
});
