import { bits, choose } from '../cards/counting.ts';
import { distinctHands } from '../cards/distinct-hands.ts';
import { strengthOf } from '../cards/hand-strength.ts';
import { type DealerPokerDefinition, qualifyingStrength } from './dealer-poker.ts';
import type { Faced } from './figures.ts';

/** A hand of the player's, one for all that differ by the names of the suits alone. */
export interface FacedHand extends Faced {
  cards: readonly number[];
  strength: number;
  /** The dealer's open card; −1 where none is. */
  open: number;
  /** How many hands this one stands for. */
  count: number;
}

const deckSize = 52;

/**
 * Where the dealer has a hand of its own cards alone: how many of the hands that can be dealt to it do not qualify, lose, tie and
 * win, for every hand of the player's and every open card. Hands go in from the weakest to the strongest, and for each set of
 * cards it is kept how many hold it; those without any card of the player's are then known by inclusion and exclusion.
 */
export function facedHands(definition: DealerPokerDefinition, visit: (hand: FacedHand) => void): void {
  const { hand: size, dealer } = definition;
  const open = dealer!.open;
  const floor = qualifyingStrength(definition);
  const below = Array.from({ length: size + 1 }, (_, k) =>
    Float64Array.from({ length: deckSize + 1 }, (__, n) => choose(n, k)),
  );
  const starts = Array.from({ length: size + 1 }, (_, k) => k).map((k) =>
    Array.from({ length: k }, (_, i) => choose(deckSize, i)).reduce((sum, ways) => sum + ways, 0),
  );
  /** Of each set of up to a hand's cards, how many of the hands so far hold it: those that do not qualify, and the others. */
  const holding = new Int32Array(2 * (starts[size]! + choose(deckSize, size)));

  /** By strength, with the cards in the lower part of the number: as one that has no fraction it stays exact. */
  const hands = new Float64Array(choose(deckSize, size));
  const low = deckSize ** size;
  everyHand(size, (cards, place) => {
    hands[place] = strengthOf(cards) * low + packed(cards);
  });
  hands.sort();
  const strengthAt = (place: number) =>
    place < hands.length ? Math.floor(hands[place]! / low) : Number.POSITIVE_INFINITY;
  const players: { strength: number; cards: number[]; count: number }[] = [];
  distinctHands(size, (cards, count) => players.push({ strength: strengthOf(cards), cards: [...cards], count }));
  players.sort((a, b) => a.strength - b.strength);

  // All sets of a hand and of the open card beside it: where what is kept of them stands, and how many cards they have.
  const sets = 1 << (size + open);
  const places = new Int32Array(sets);
  const sizes = Int32Array.from({ length: sets }, (_, set) => bits(set));
  const hand = new Int32Array(size + open);
  const placesOf = (cards: ArrayLike<number>, count: number) => {
    for (let set = 1; set < 1 << count; set++) {
      const last = 31 - Math.clz32(set);
      const rest = set & ~(1 << last);
      const k = sizes[set]!;
      if (k > size) continue;
      places[set] = places[rest]! - starts[k - 1]! + starts[k]! + below[k]![cards[last]!]!;
    }
  };

  function take(packedCards: number, column: 0 | 1): void {
    let left = packedCards;
    for (let i = size - 1; i >= 0; i--) {
      hand[i] = left % deckSize;
      left = Math.floor(left / deckSize);
    }
    placesOf(hand, size);
    for (let set = 0; set < 1 << size; set++) holding[2 * places[set]! + column]!++;
  }

  const found: [number, number] = [0, 0];
  /** Hands that hold the open card and none of the player's: those that do not qualify, and those of the others so far. */
  function without(cards: readonly number[], openCard: number): void {
    const before = cards.filter((card) => card < openCard).length;
    for (const [i, card] of cards.entries()) hand[openCard >= 0 && i >= before ? i + 1 : i] = card;
    if (openCard >= 0) hand[before] = openCard;
    placesOf(hand, hand.length);
    const must = openCard >= 0 ? 1 << before : 0;
    found[0] = 0;
    found[1] = 0;
    for (let set = 0; set < sets; set++) {
      const k = sizes[set]!;
      if ((set & must) !== must || k > size) continue;
      const place = 2 * places[set]!;
      if ((k - open) & 1) {
        found[0] -= holding[place]!;
        found[1] -= holding[place + 1]!;
      } else {
        found[0] += holding[place]!;
        found[1] += holding[place + 1]!;
      }
    }
  }

  const ways = choose(deckSize - size - open, size - open);
  let next = 0;
  while (strengthAt(next) < floor) take(hands[next++]! % low, 0);
  let player = 0;
  while (player < players.length) {
    const { strength } = players[player]!;
    while (strengthAt(next) < strength) take(hands[next++]! % low, 1);
    const first = player;
    const seen: FacedHand[] = [];
    for (; player < players.length && players[player]!.strength === strength; player++) {
      const { cards, count } = players[player]!;
      for (const openCard of open ? openCards(cards) : [-1]) {
        without(cards, openCard);
        const [unqualified, won] = found;
        seen.push({
          cards,
          strength,
          open: openCard,
          count,
          unqualified,
          won,
          tied: 0,
          lost: ways - unqualified - won,
        });
      }
    }
    if (strength >= floor) {
      while (strengthAt(next) === strength) take(hands[next++]! % low, 1);
      const ranks = new Set(players[first]!.cards.map((card) => card >> 2));
      for (const one of seen) {
        // Hands that tie have the same ranks.
        if (open && !ranks.has(one.open >> 2)) continue;
        without(one.cards, one.open);
        one.tied = found[1] - one.won;
        one.lost -= one.tied;
      }
    }
    for (const one of seen) visit(one);
  }
}

function openCards(cards: readonly number[]): number[] {
  return Array.from({ length: deckSize }, (_, card) => card).filter((card) => !cards.includes(card));
}

function everyHand(size: number, visit: (cards: readonly number[], place: number) => void): void {
  const cards = Array<number>(size).fill(0);
  let place = 0;
  const from = (at: number, least: number): void => {
    if (at === size) {
      visit(cards, place++);
      return;
    }
    for (let card = least; card < deckSize; card++) {
      cards[at] = card;
      from(at + 1, card + 1);
    }
  };
  from(0, 0);
}

const packed = (cards: readonly number[]): number => cards.reduce((sum, card) => sum * deckSize + card, 0);
