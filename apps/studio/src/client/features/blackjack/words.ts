import type { Card } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';
import type { Total } from './story.ts';

/** 'Queen of hearts'; the face-down card is named as such. */
export function cardName(card: Card | '??', { blackjack }: Texts): string {
  if (card === '??') return blackjack.faceDown;
  const rank = card[0]!;
  const named = rank in blackjack.ranks ? blackjack.ranks[rank as keyof typeof blackjack.ranks] : rank;
  return blackjack.card(named, blackjack.suits[card[1] as keyof typeof blackjack.suits]);
}

export function totalText(total: Total, { blackjack }: Texts): string {
  if (total.blackjack) return blackjack.blackjack;
  return total.soft && total.total < 21 ? blackjack.soft(total.total) : String(total.total);
}
