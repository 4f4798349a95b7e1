import { describe, expect, it } from 'vitest';
import { goldenRoundsOf } from './folders.ts';
import { goldenRounds } from './golden-rounds.ts';
import { gameByRules, games } from './index.ts';

describe.each(games.map((game) => [game.code, game] as const))('%s', (code, game) => {
  const golden = goldenRoundsOf(code);

  it('has the hash that is stored with rounds', () => {
    expect(game.definitionHash).toBe(golden.definitionHash);
    expect(gameByRules(code, golden.definitionHash)?.definition).toBe(game.definition);
  });

  it('gives the rounds that it gave when it was released', () => {
    expect(goldenRounds(game)).toEqual(golden);
  });
});
