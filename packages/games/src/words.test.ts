import { playerLanguages } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { type GameLanguage, type GameWords, gameFolders } from './folders.ts';

/** Every figure of the rules, as numbers, in their order. */
function figuresOf({ returns, abandoned, rules }: GameWords, language: GameLanguage): string[] {
  const texts = [returns, abandoned, ...rules.map(({ text }) => text)].join(' ; ');
  const hasPoint = (1.5).toLocaleString(playerLanguages[language].locale).includes('.');
  const [group, decimal] = hasPoint ? [',', '.'] : ['.', ','];
  return (texts.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.split(group).join('').replace(decimal, '.'));
}

describe.each(gameFolders.map((game) => [game.code, game.words] as const))('the words of %s', (_, words) => {
  const { en, fil: __, ...others } = words;
  const translated = Object.entries(others) as [GameLanguage, GameWords][];

  it.each(translated)('state the same figures in %s as in English, in the same order', (language, text) => {
    expect(figuresOf(text, language)).toEqual(figuresOf(en, 'en'));
  });

  it.each(translated)('have the same headings and symbols in %s', (_language, text) => {
    expect(text.rules).toHaveLength(en.rules.length);
    expect(Object.keys(text.symbols ?? {})).toEqual(Object.keys(en.symbols ?? {}));
    expect([text.idle === undefined, text.freeIntro === undefined]).toEqual([
      en.idle === undefined,
      en.freeIntro === undefined,
    ]);
  });
});
