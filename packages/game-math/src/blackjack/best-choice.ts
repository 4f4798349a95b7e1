import type { Card } from '../cards/cards.ts';
import { cardValue, handValue } from './cards.ts';
import type { BlackjackRules } from './rules.ts';
import { type ByTotals, bestPlay } from './shoe-value.ts';
import type { Play } from './strategy.ts';

/** What a decision rests on. */
interface HandInTurn {
  up: Card;
  cards: readonly Card[];
  fromSplit: boolean;
  open: readonly string[];
}

/** What is done with a hand in its turn by the best play, or by one that goes by totals. */
export function bestChoice(rules: BlackjackRules, byTotals?: ByTotals): (hand: HandInTurn) => Play {
  const best = bestPlay(rules);
  return ({ up, cards, fromSplit, open }) => {
    const values = cards.map(cardValue);
    const options = {
      mayDouble: open.includes('double'),
      maySurrender: open.includes('surrender'),
      // Tens are never better split.
      ...(open.includes('split') && values[0] !== 10 && { pairOf: values[0]! }),
    };
    if (byTotals) return byTotals(cardValue(up), handValue(cards), options);
    return best(cardValue(up), values, { ...options, fromSplit });
  };
}
