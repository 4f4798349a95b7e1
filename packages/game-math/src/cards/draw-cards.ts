import type { DrawBelow } from '../fair/stream.ts';
import { type Card, oneDeck } from './cards.ts';

/** The first cards of a shuffled deck: Fisher–Yates from the front, no further than cards are needed. */
export function drawCards(count: number, below: DrawBelow): Card[] {
  const order = oneDeck.slice();
  for (let place = 0; place < count; place++) {
    const pick = place + below(order.length - place);
    const there = order[pick]!;
    order[pick] = order[place]!;
    order[place] = there;
  }
  return order.slice(0, count);
}
