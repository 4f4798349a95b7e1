import { type Card, ranks } from '../cards/cards.ts';

/** 1 for an ace, 10 for ten and faces. */
export function cardValue(card: Card): number {
  const place = ranks.indexOf(card[0] as (typeof ranks)[number]);
  return Math.min(place + 1, 10);
}

export interface HandValue {
  /** The best total: an ace counts 11 when that does not bust. */
  total: number;
  /** An ace counts 11. */
  soft: boolean;
}

export function handValue(cards: readonly Card[]): HandValue {
  const hard = cards.reduce((sum, card) => sum + cardValue(card), 0);
  const soft = hard <= 11 && cards.some((card) => card[0] === 'A');
  return { total: soft ? hard + 10 : hard, soft };
}

/** An ace and a ten as the first two cards; the caller knows whether the hand came out of a split. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && handValue(cards).total === 21;
}
