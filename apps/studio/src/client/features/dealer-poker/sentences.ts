import type { DealerPokerDefinition, DealerPokerOutcome } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';
import { cardName } from '../../ui/cards/card-name.ts';
import type { Row } from './dealer-poker.states.ts';
import { handName } from './hand-name.ts';
import { known } from './lay-cards.ts';
import { wordsOf } from './texts.ts';

type HandRules = Pick<DealerPokerDefinition, 'hand' | 'dealer'>;

/** The result of a round. */
export function resultSentence(outcome: DealerPokerOutcome, { hand, dealer }: HandRules, texts: Texts): string {
  const words = wordsOf(texts);
  const { result } = outcome;
  const own = handName(known(outcome, 'player', 'board'), hand, texts);
  if (result === 'folded') return words.folded;
  if (!dealer) return result === 'won' ? words.paid(own) : words.unpaid(own);
  const theirs = handName(known(outcome, 'dealer', 'board'), hand, texts);
  if (result === 'unqualified') return words.unqualified(theirs);
  if (result === 'tied') return words.ties(own);
  if (own === theirs) return result === 'won' ? words.higher(own) : words.lower(own);
  return result === 'won' ? words.beats(own, theirs) : words.loses(own, theirs);
}

/** Before a decision: what is written under the table, and what is read aloud. */
export function askSentences(outcome: DealerPokerOutcome, { hand }: HandRules, ask: string, texts: Texts) {
  const words = wordsOf(texts);
  const cards = known(outcome, 'player', 'board');
  const made = cards.length >= hand ? `${handName(cards, hand, texts)}. ` : '';
  const named = (row: Row) =>
    known(outcome, row)
      .map((card) => cardName(card, texts))
      .join(', ');
  const theirs = named('dealer') && `${words.dealer}: ${named('dealer')}. `;
  const middle = named('board') && `${words.board}: ${named('board')}. `;
  return {
    caption: made + ask,
    said: `${words.you}: ${named('player')}. ${middle}${theirs}${made}${ask}`,
  };
}
