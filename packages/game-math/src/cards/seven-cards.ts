import { bits } from './counting.ts';
import { strengthOf, strongestOf, subsetsOf } from './hand-strength.ts';

/** Sums of seven of these, no rank more than four times, are each there once: a table by the sum knows the ranks. */
const keys = [0, 1, 5, 22, 98, 453, 2_031, 8_698, 22_854, 83_661, 262_349, 636_345, 1_479_181];
const largestSum = 4 * keys[12]! + 3 * keys[11]!;

/** The best five of seven cards by tables, for who reads hundreds of millions: one sum of ranks, and one mask of a suit. */
export interface SevenCards {
  /** What a card adds to the sum of ranks. */
  keyOf(card: number): number;
  /** By the sum of ranks, where no five are of one suit. */
  byRanks: Int32Array;
  /** By the ranks of one suit, where five or more are. */
  bySuit: Int32Array;
}

let known: SevenCards | undefined;

export function sevenCards(): SevenCards {
  if (known) return known;
  const byRanks = new Int32Array(largestSum + 1);
  const cards: number[] = [];
  const fill = (rank: number, sum: number): void => {
    if (cards.length === 7) {
      if (byRanks[sum]) throw new Error('two collections of ranks have the same sum');
      byRanks[sum] = strongestOf(cards, 5).strength;
      return;
    }
    if (rank === 13) return;
    for (let count = Math.min(4, 7 - cards.length); count >= 0; count--) {
      // Suits by turns: no five are alike, and those of one rank all differ.
      for (let i = 0; i < count; i++) cards.push(rank * 4 + (cards.length & 3));
      fill(rank + 1, sum + count * keys[rank]!);
      cards.length -= count;
    }
  };
  fill(0, 0);
  const bySuit = Int32Array.from({ length: 1 << 13 }, (_, mask) => {
    if (bits(mask) < 5 || bits(mask) > 7) return 0;
    const suited = Array.from({ length: 13 }, (__, rank) => rank * 4).filter((card) => (mask >> (card >> 2)) & 1);
    return Math.max(...[...subsetsOf(suited, 5)].map(strengthOf));
  });
  known = { keyOf: (card) => keys[card >> 2]!, byRanks, bySuit };
  return known;
}
