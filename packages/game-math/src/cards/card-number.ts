import { type Card, oneDeck, type Suit, suits } from './cards.ts';

/** Ranks from the deuce up; an ace is also below the deuce in a straight. */
export const rankOrder = '23456789TJQKA';

const numbers = new Map(
  oneDeck.map((card) => [card, rankOrder.indexOf(card[0]!) * 4 + suits.indexOf(card[1] as Suit)] as const),
);

/** A card as a number: rank × 4 + suit. */
export function cardNumber(card: Card): number {
  return numbers.get(card)!;
}
