import { games } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { gameRulesFil } from './game-rules-fil.ts';

/** Every figure of a text, in order of size: languages put them in different places. */
const figuresOf = (text: string): string[] => (text.match(/\d[\d.,]*\d|\d/g) ?? []).sort();

describe('the rules in Filipino', () => {
  it('are there for every game and for no other', () => {
    expect(Object.keys(gameRulesFil).sort()).toEqual(games.map(({ code }) => code).sort());
  });

  it.each(games.map((game) => [game.code, game] as const))('name the figures of %s as its own do', (code, game) => {
    const { rules, abandoned } = gameRulesFil[code]!;
    expect(rules.map(({ text }) => figuresOf(text))).toEqual(game.rules.map(({ text }) => figuresOf(text)));
    expect(figuresOf(abandoned)).toEqual(figuresOf(game.abandoned));
    for (const [place, { text }] of rules.entries()) expect(text).not.toBe(game.rules[place]!.text);
  });
});
