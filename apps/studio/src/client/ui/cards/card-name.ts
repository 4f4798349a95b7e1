import type { Texts } from '../../lib/texts/index.ts';
import type { CardShown } from './card.tsx';

/** 'Queen of hearts'; a card that lies face down is named as such. */
export function cardName(card: CardShown, { cards }: Texts): string {
  if (card === '??') return cards.faceDown;
  if (card === 'JK') return cards.joker;
  const rank = card[0]!;
  const named = rank in cards.ranks ? cards.ranks[rank as keyof typeof cards.ranks] : rank;
  return cards.card(named, cards.suits[card[1] as keyof typeof cards.suits]);
}
