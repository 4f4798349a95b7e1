import type { DrawPokerDefinition } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';
import { wordsOf } from './texts.ts';

/** Ranks as they follow one another; the ace also stands below the deuce. */
const order = 'A23456789TJQKA';

/** 'Full house', 'Four aces + 2–4', 'Jacks or better': a line of the table of pays in words. */
export function lineName({ pays }: DrawPokerDefinition, place: number, texts: Texts): string {
  const words = wordsOf(texts);
  const { plural, hands } = texts.cards;
  const { hand, of, with: fifth, natural } = pays[place]!;
  const before = pays.slice(0, place);
  if (hand === 'royal-flush' && !natural && before.some((line) => line.hand === hand)) return words.wildRoyal;
  if (hand === 'pair' && of) return words.orBetter(capital(plural[of[0]!]!));
  if (hand !== 'four-of-a-kind') return hands[hand];
  if (of) return words.four(ranksText(of, plural, words.or), fifth ? spanText(fifth) : '');
  return before.some((line) => line.hand === hand) ? words.otherFour : hands[hand];
}

/** One or two ranks by name, the higher first; more as a span. */
function ranksText(ranks: string, plural: Record<string, string>, or: string): string {
  if (ranks.length > 2) return spanText(ranks);
  return [...ranks]
    .reverse()
    .map((rank) => plural[rank])
    .join(` ${or} `);
}

function spanText(ranks: string): string {
  return order.includes(ranks) && ranks.length > 1 ? `${ranks[0]}–${ranks.at(-1)}` : [...ranks].join(', ');
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
