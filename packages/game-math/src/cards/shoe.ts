import type { DrawBelow } from '../fair/stream.ts';
import { type Card, oneDeck } from './cards.ts';

/**
 * Draws from so many decks shuffled together, and puts nothing back. Each draw takes one number below how many cards are left,
 * counted off along the decks in their fixed order: any card that is left is as likely as another.
 */
export function shoeOf(decks: number, below: DrawBelow): () => Card {
  const left = oneDeck.map(() => decks);
  let cards = decks * oneDeck.length;
  return () => {
    let place = below(cards--);
    const at = left.findIndex((copies) => {
      place -= copies;
      return place < 0;
    });
    left[at]!--;
    return oneDeck[at]!;
  };
}
