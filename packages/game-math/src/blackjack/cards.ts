import type { Card } from '../cards/cards.ts';

const [two, nine, ace] = ['2', '9', 'A'].map((rank) => rank.charCodeAt(0)) as [number, number, number];

/** 1 for an ace, 10 for ten and faces. */
export function cardValue(card: Card): number {
  const rank = card.charCodeAt(0);
  if (rank >= two && rank <= nine) return rank - two + 2;
  return rank === ace ? 1 : 10;
}

export interface HandValue {
  /** The best total: an ace counts 11 when that does not bust. */
  total: number;
  /** An ace counts 11. */
  soft: boolean;
}

export function handValue(cards: readonly Card[]): HandValue {
  let hard = 0;
  let aces = 0;
  for (let i = 0; i < cards.length; i++) {
    const value = cardValue(cards[i]!);
    hard += value;
    if (value === 1) aces++;
  }
  const soft = hard <= 11 && aces > 0;
  return { total: soft ? hard + 10 : hard, soft };
}

/** An ace and a ten as the first two cards; the caller knows whether the hand came out of a split. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && handValue(cards).total === 21;
}
