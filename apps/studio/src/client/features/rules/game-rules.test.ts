import { games } from '@fairhouse/games';
import { catalogue } from '@fairhouse/games/catalogue';
import { describe, expect, it } from 'vitest';

/** Every figure of a text, in order of size: languages put them in different places. */
const figuresOf = (text: string): string[] => (text.match(/\d[\d.,]*\d|\d/g) ?? []).sort();

describe('what is said of a game in Filipino', () => {
  it.each(games.map((game) => [game.code, game] as const))('of %s names the figures of the English', (_, { words }) => {
    const { en, fil } = words;
    expect(fil.rules.map(({ text }) => figuresOf(text))).toEqual(en.rules.map(({ text }) => figuresOf(text)));
    expect(figuresOf(fil.abandoned)).toEqual(figuresOf(en.abandoned));
    expect(figuresOf(fil.returns)).toEqual(figuresOf(en.returns));
    for (const [place, { text }] of fil.rules.entries()) expect(text).not.toBe(en.rules[place]!.text);
  });
});

it('the rules of a slot name the volatility that the lobby shows', () => {
  const named = games.flatMap(({ code, words }) => {
    const [, volatility] =
      /the volatility is ([a-z ]+)\./i.exec(words.en.rules.map(({ text }) => text).join(' ')) ?? [];
    return volatility ? [[code, volatility] as const] : [];
  });
  expect(named.length).toBeGreaterThan(20);
  for (const [code, volatility] of named)
    expect(catalogue.find((one) => one.code === code)?.figures.volatility, code).toBe(volatility);
});
