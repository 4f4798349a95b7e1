import { readFileSync } from 'node:fs';
import type { DrawPokerDefinition } from '@fairhouse/game-math';
import { gameOf, games } from '@fairhouse/games';
import { playerLanguageCodes } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { loadAllLanguages } from '../../app/languages/load-all.fixture.ts';
import { textsOf } from '../../lib/texts/index.ts';
import { backOf, isBack } from '../../ui/cards/card-backs.ts';
import { lineName } from './line-name.ts';

await loadAllLanguages();

const pokers = games.filter(({ kind }) => kind === 'draw-poker');
const namesOf = (code: string, language: string) => {
  const definition = gameOf(code)!.definition as DrawPokerDefinition;
  return definition.pays.map((_, place) => lineName(definition, place, textsOf(language)));
};

describe('the lines of a table of pays', () => {
  it('are named by what tells them apart', () => {
    expect(namesOf('double-double-bonus', 'en').slice(0, 7)).toEqual([
      'Royal flush',
      'Four aces + 2–4',
      'Four aces',
      'Four 2–4 + A–4',
      'Four 2–4',
      'Straight flush',
      'Any other four',
    ]);
    expect(namesOf('aces-and-eights', 'en').slice(1, 5)).toEqual([
      'Four aces or eights',
      'Straight flush',
      'Four sevens',
      'Any other four',
    ]);
    expect(namesOf('aces-and-faces', 'en')[3]).toBe('Four J–K');
    expect(namesOf('jacks-or-better', 'en').slice(2, 4)).toEqual(['Four of a kind', 'Full house']);
    expect(namesOf('jacks-or-better', 'en').at(-1)).toBe('Jacks or better');
    expect(namesOf('joker-poker', 'fil').at(-1)).toBe('Hari o mas mataas');
    expect(namesOf('deuces-wild', 'en').slice(0, 3)).toEqual(['Royal flush', 'Four deuces', 'Royal flush, wild']);
  });

  it.each(pokers.map(({ code }) => code))('of %s are told apart in both languages', (code) => {
    for (const language of playerLanguageCodes) {
      const names = namesOf(code, language);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

it('has a back for the cards of every game, no two of which are alike', () => {
  const faces = pokers.map(({ code }) => {
    const file = new URL(`../../../../../../games/${code}/theme.json`, import.meta.url);
    return (JSON.parse(readFileSync(file, 'utf8')) as { face: string }).face;
  });
  expect(faces.filter((face) => !isBack(face))).toEqual([]);
  const drawn = faces.filter(isBack).map((face) => JSON.stringify(backOf(face)));
  expect(new Set(drawn).size).toBe(pokers.length);
});
