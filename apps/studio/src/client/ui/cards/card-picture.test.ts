import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DrawCard } from '@fairhouse/game-math';
import { expect, it } from 'vitest';
import { faceOf, hasPicture } from './card-picture.ts';

const folder = fileURLToPath(new URL('../../../../public', import.meta.url));
const deck = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'].flatMap((rank) =>
  ['S', 'H', 'D', 'C'].map((suit) => `${rank}${suit}` as DrawCard),
);
const bytes = (cards: readonly DrawCard[]) =>
  cards.reduce((sum, card) => sum + statSync(`${folder}${faceOf(card)}`).size, 0);

it('fetches pictures of court cards only where many overlap, so that no deal of Andar Bahar loads the whole deck', () => {
  expect(readdirSync(`${folder}/art/cards`)).toHaveLength(deck.length + 2);
  const large = deck.filter((card) => hasPicture(card, true));
  expect(large.map(([rank]) => rank)).toEqual([...'JJJJQQQQKKKK']);
  expect(bytes(deck)).toBeGreaterThan(450_000);
  expect(bytes(large)).toBeLessThan(280_000);
});
