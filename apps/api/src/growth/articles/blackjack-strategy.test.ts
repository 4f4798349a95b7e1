import { readFileSync } from 'node:fs';
import { articleLanguages } from '@fairhouse/contract';
import { type BlackjackDefinition, basicStrategy, blackjackRules, handValue } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';

type Hand = { total: number; soft: boolean; pairOf?: number };

const openCards = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
const play = basicStrategy(blackjackRules(gameOf('blackjack')!.definition as BlackjackDefinition));

/** The hands of each row of the article, by its English name. */
const handsOf: Record<string, Hand[]> = {
  '8 or less': hard(4, 8),
  '9': hard(9),
  '10': hard(10),
  '11': hard(11),
  '12': hard(12),
  '13 to 16': hard(13, 16),
  '17 and more': hard(17, 20),
  'Ace and 2': soft(2),
  'Ace and 3 or 4': soft(3, 4),
  'Ace and 5': soft(5),
  'Ace and 6': soft(6),
  'Ace and 7': soft(7),
  'Ace and 8 or 9': soft(8, 9),
  'Pair of aces': [{ ...handValue(['AS', 'AH']), pairOf: 1 }],
  'Pair of 2 or 3': [pair(2), pair(3)],
  'Pair of 4': [pair(4)],
  'Pair of 5': [pair(5)],
  'Pair of 6': [pair(6)],
  'Pair of 7': [pair(7)],
  'Pair of 8': [pair(8)],
  'Pair of 9': [pair(9)],
  'Pair of tens': [pair(10)],
};

function hard(from: number, to = from): Hand[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ total: from + index, soft: false }));
}

function soft(from: number, to = from): Hand[] {
  return hard(from + 11, to + 11).map(({ total }) => ({ total, soft: true }));
}

function pair(value: number): Hand {
  return { total: 2 * value, soft: false, pairOf: value };
}

/** The letter that the article gives to the best way to play. */
function letter(up: number, { pairOf, ...at }: Hand): string {
  const best = play(up, at, { mayDouble: true, ...(pairOf !== undefined && { pairOf }) });
  if (best !== 'double') return { hit: 'H', stand: 'S', split: 'P', surrender: '?' }[best];
  return play(up, at, { mayDouble: false }) === 'hit' ? 'D' : 'Ds';
}

function gridOf(language: string): { name: string; letters: string[] }[] {
  const text = readFileSync(new URL(`./texts/${language}/blackjack.md`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.length === 11 && /^(H|S|Ds?|P)$/.test(cells[1]!))
    .map(([name, ...letters]) => ({ name: name!, letters }));
}

describe('the strategy in the blackjack article', () => {
  it('has a row for every hand', () => {
    const names = gridOf('en').map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(handsOf).toSorted());
  });

  it.each(gridOf('en'))('is the best that can be done at our table: $name', ({ name, letters }) => {
    for (const hand of handsOf[name] ?? []) expect(openCards.map((up) => letter(up, hand))).toEqual(letters);
  });

  it.each(articleLanguages)('is the same in %s', (language) => {
    expect(gridOf(language).map(({ letters }) => letters)).toEqual(gridOf('en').map(({ letters }) => letters));
  });
});
