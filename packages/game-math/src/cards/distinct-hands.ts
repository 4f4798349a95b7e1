import { bits, choose } from './counting.ts';

/**
 * Every hand of `size` cards of one deck, as ascending numbers of cards, one for all that differ by the names of the suits alone,
 * with how many those are. A suit that is new stands for each of those not seen yet.
 */
export function distinctHands(size: number, visit: (cards: readonly number[], count: number) => void): void {
  const cards: number[] = [];
  const from = (rank: number, suitsSeen: number, count: number): void => {
    if (cards.length === size) {
      visit(cards, count);
      return;
    }
    if (rank === 13) return;
    for (let own = 0; own < 16; own++) {
      const fresh = own >> suitsSeen;
      // Of the suits that are new, the first ones stand for any.
      if ((fresh & (fresh + 1)) !== 0) continue;
      const more = bits(own);
      if (cards.length + more > size) continue;
      for (let suit = 0; suit < 4; suit++) if ((own >> suit) & 1) cards.push(rank * 4 + suit);
      from(rank + 1, suitsSeen + bits(fresh), count * choose(4 - suitsSeen, bits(fresh)));
      cards.length -= more;
    }
  };
  from(0, 0, 1);
}

/** Calls suits by when they come first in cards that stand in their order: of all hands that differ by names alone, one is left. */
export function namedAnew(cards: readonly number[]): (card: number) => number {
  const names = [-1, -1, -1, -1];
  let named = 0;
  for (const card of [...cards].sort((a, b) => a - b)) if (names[card & 3]! < 0) names[card & 3] = named++;
  return (card) => {
    if (names[card & 3]! < 0) names[card & 3] = named++;
    return (card & ~3) | names[card & 3]!;
  };
}
