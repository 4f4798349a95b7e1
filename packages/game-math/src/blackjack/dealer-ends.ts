import type { BlackjackRules } from './rules.ts';
import type { Shoe } from './shoe-left.ts';
import { dealerStands, naturalWith, nothing, plus, type Total } from './strategy.ts';

/** The cards that take the dealer from one up card to one end, in whatever order they may come. */
interface Way {
  /** Beside the up card, in ascending order. */
  cards: readonly number[];
  /** 17 to 21, 22 for every bust. */
  end: number;
  orders: number;
}

/** Every way of the dealer from an up card, blackjacks left out. */
function waysFrom(up: number, rules: BlackjackRules): Way[] {
  const ways = new Map<string, Way>();
  const draw = (at: Total, drawn: readonly number[]): void => {
    if (drawn.length > 0 && (at.total > 21 || dealerStands(at, rules))) {
      const cards = [...drawn].sort((a, b) => a - b);
      const end = Math.min(at.total, 22);
      const key = `${cards.join()} ${end}`;
      const orders = (ways.get(key)?.orders ?? 0) + 1;
      ways.set(key, { cards, end, orders });
      return;
    }
    for (let value = 1; value <= 10; value++)
      if (drawn.length > 0 || value !== naturalWith(up)) draw(plus(at, value), [...drawn, value]);
  };
  draw(plus(nothing, up), []);
  return [...ways.values()];
}

/**
 * Chances of 17 to 21 and of a bust (at 22) from one up card, by what is left in the shoe; blackjacks left out, so that together
 * they come to less than one where the up card could make one. All orders of the same cards are counted at once.
 */
export function dealerEnds(up: number, rules: BlackjackRules): (shoe: Shoe) => Float64Array {
  const ways = waysFrom(up, rules);
  // All cards of all ways in one row, each with how many of its value stand before it in its way.
  const cards = Uint8Array.from(ways.flatMap((way) => way.cards));
  const before = Uint8Array.from(ways.flatMap((way) => way.cards.map((card, at) => at - way.cards.indexOf(card))));
  const lengths = Uint8Array.from(ways, (way) => way.cards.length);
  const endOf = Uint8Array.from(ways, ({ end }) => end);
  const orders = Float64Array.from(ways, (way) => way.orders);
  const known = new Map<number, Float64Array>();
  return (shoe) => {
    const counted = known.get(shoe.key);
    if (counted) return counted;
    const ends = new Float64Array(23);
    const { left } = shoe;
    for (let way = 0, at = 0; way < lengths.length; way++) {
      let p = orders[way]!;
      let remaining = shoe.cards;
      for (const last = at + lengths[way]!; at < last; at++) p *= (left[cards[at]!]! - before[at]!) / remaining--;
      ends[endOf[way]!]! += p;
    }
    known.set(shoe.key, ends);
    return ends;
  };
}
