import {
  type Card,
  cardNumber,
  type DealerPokerDefinition,
  type HandSize,
  kindOf,
  rankOrder,
  strongestOf,
} from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';
import { wordsOf } from './texts.ts';

/** What cards make, the best of them where there are more than a hand's: 'Pair of kings', 'Flush', 'Ace high'. */
export function handName(cards: readonly Card[], size: HandSize, texts: Texts): string {
  const { strength } = strongestOf(cards.map(cardNumber), size);
  const kind = kindOf(strength, size);
  const rank = rankOrder[(strength >> 16) & 15]!;
  const { hands, plural, ranks } = texts.cards;
  const words = wordsOf(texts);
  if (kind === 'high-card') return words.high(ranks[rank as keyof typeof ranks] ?? rank);
  if (kind === 'pair') return words.pairOf(plural[rank]!);
  if (kind === 'straight-flush' && rank === 'A' && size === 5) return hands['royal-flush'];
  return hands[kind];
}

/** The cards that make the hand. */
export function handCards(cards: readonly Card[], size: HandSize): readonly Card[] {
  const byNumber = new Map(cards.map((card) => [cardNumber(card), card]));
  return strongestOf([...byNumber.keys()], size).cards.map((number) => byNumber.get(number)!);
}

/** What is printed on the cloth: the hand with which the dealer plays, or the least that is paid. */
export function feltText({ dealer, pays }: DealerPokerDefinition, texts: Texts): string {
  const words = wordsOf(texts);
  const { plural, ranks } = texts.cards;
  const rankName = (rank: string) => ranks[rank as keyof typeof ranks] ?? rank;
  if (!dealer) return words.pays(plural[pays.ante.at(-1)!.of![0]!]!);
  const { hand, ranks: own } = dealer.qualifies;
  if (hand === 'pair') return words.playsPair(plural[own]!);
  const named = [...own].map(rankName).join('-');
  return words.plays((own.length > 1 ? named : words.high(named)).toLowerCase());
}
