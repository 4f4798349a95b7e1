import type { DrawBelow } from '../fair/stream.ts';
import { type Card, oneDeck } from './cards.ts';

/**
 * Draws from so many decks shuffled together, and puts nothing back. Each draw takes one number below how many cards are left,
 * counted off along the decks in their fixed order: any card that is left is as likely as another.
 */
export function shoeOf(decks: number, below: DrawBelow): () => Card {
  const left = Array<number>(oneDeck.length).fill(decks);
  let cards = decks * oneDeck.length;
  return () => {
    let at = 0;
    for (let place = below(cards--) - left[0]!; place >= 0; place -= left[at]!) at++;
    left[at]!--;
    return oneDeck[at]!;
  };
}
