import { bits, choose } from '../cards/counting.ts';
import { type DrawCard, type DrawPokerDefinition, handSize, holds, keptBy } from './draw-poker.ts';
import { isStraight, lineByReading, numberOf, readingOf, readSuited } from './reading.ts';
import { type Measured, measuredLine, measures, scales } from './starting-hands.ts';

const slots = 14;
const width = measures.length;
type Counted = Pick<DrawPokerDefinition, 'wild' | 'pays'>;

/** Every collection of up to five cards by their ranks alone, wild cards being a rank of their own, and what adding one makes of it. */
function collections(capacity: readonly number[]) {
  const counts: number[][] = [Array<number>(slots).fill(0)];
  const known = new Map<string, number>([[counts[0]!.join(), 0]]);
  const next: number[] = [];
  for (let state = 0; state < counts.length; state++) {
    const own = counts[state]!;
    const full = own.reduce((sum, count) => sum + count, 0) === handSize;
    for (let slot = 0; slot < slots; slot++) {
      if (full || own[slot] === capacity[slot]) {
        next.push(-1);
        continue;
      }
      const more = own.with(slot, own[slot]! + 1);
      const key = more.join();
      let found = known.get(key);
      if (found === undefined) {
        found = counts.push(more) - 1;
        known.set(key, found);
      }
      next.push(found);
    }
  }
  return { counts, next: Int16Array.from(next) };
}

/** Reads five cards that are not of one suit by how often each rank is there. */
function readRanks(counts: readonly number[], wildSlot: number): number {
  const wilds = wildSlot < 0 ? 0 : counts[wildSlot]!;
  const naturals = counts.map((count, slot) => ({ rank: slot, count: slot === wildSlot ? 0 : count }));
  const [first, second] = naturals
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.rank - a.rank);
  if (wilds === 4) return readingOf('four-wilds');
  const alike = first!.count + wilds;
  if (alike === 5) return readingOf('five-of-a-kind');
  if (alike === 4) return readingOf('four-of-a-kind', first!.rank, wilds === 0 ? second!.rank : 0);
  if (alike === 3 && second!.count === 2) return readingOf('full-house');
  const mask = naturals.reduce((ranks, { rank, count }) => ranks | (count > 0 ? 1 << rank : 0), 0);
  if (first!.count === 1 && isStraight(mask)) return readingOf('straight');
  if (alike === 3) return readingOf('three-of-a-kind');
  if (alike === 2) return second!.count === 2 ? readingOf('two-pair') : readingOf('pair', first!.rank);
  return 0;
}

/** What the counting of a game goes by. */
interface Counting {
  wildSlot: number;
  slotOf(card: number): number;
  /** Cards of each rank in the deck. */
  capacity: readonly number[];
  measuredBy(reading: number): Measured;
}

function countingOf(definition: Counted): Counting {
  const { wild, pays } = definition;
  const lines = lineByReading(definition);
  const nothing: Measured = [0, 0, 0, 0, 0];
  const byLine = pays.map(({ pays: paid }, line) => measuredLine(paid, line));
  return {
    wildSlot: wild === 'deuces' ? 0 : wild === 'joker' ? 13 : -1,
    slotOf: (card) => (card === 52 ? 13 : card >> 2),
    capacity: Array.from({ length: slots }, (_, slot) => (slot < 13 ? 4 : wild === 'joker' ? 1 : 0)),
    measuredBy: (reading) => byLine[lines[reading]!] ?? nothing,
  };
}

/** Counts the sums of every hold as if no cards were of one suit; the same for all hands of the same ranks. */
function rankSums({ wildSlot, slotOf, capacity, measuredBy }: Counting): (cards: readonly number[]) => Float64Array {
  const { counts, next } = collections(capacity);
  const worth = new Float64Array(counts.length * width);
  counts.forEach((own, state) => {
    if (own.reduce((sum, count) => sum + count, 0) === handSize)
      worth.set(measuredBy(readRanks(own, wildSlot)), state * width);
  });

  const left = new Int8Array(slots);
  let sum0 = 0;
  let sum1 = 0;
  let sum2 = 0;
  let sum3 = 0;
  let sum4 = 0;
  /** Draws `more` cards from `slot` on, of which `taken` have been drawn there; `ways` is how many draws that stands for. */
  function draw(state: number, slot: number, taken: number, more: number, ways: number): void {
    for (let from = slot; from < slots; from++) {
      const waysHere = from === slot ? (ways * (left[from]! - taken)) / (taken + 1) : ways * left[from]!;
      if (waysHere === 0) continue;
      const then = next[state * slots + from]!;
      if (more > 1) draw(then, from, from === slot ? taken + 1 : 1, more - 1, waysHere);
      else {
        const at = then * width;
        sum0 += waysHere * worth[at]!;
        sum1 += waysHere * worth[at + 1]!;
        sum2 += waysHere * worth[at + 2]!;
        sum3 += waysHere * worth[at + 3]!;
        sum4 += waysHere * worth[at + 4]!;
      }
    }
  }

  const known = new Map<number, Float64Array>();
  return (cards) => {
    const key = cards.reduce((sum, card) => sum * slots + slotOf(card), 0);
    const counted = known.get(key);
    if (counted) return counted;
    const byRanks = new Float64Array((1 << handSize) * width);
    left.set(capacity);
    for (const card of cards) left[slotOf(card)]!--;
    for (const held of holds) {
      let state = 0;
      for (let i = 0; i < handSize; i++) if ((held >> i) & 1) state = next[state * slots + slotOf(cards[i]!)]!;
      const more = handSize - keptBy(held);
      [sum0, sum1, sum2, sum3, sum4] = [0, 0, 0, 0, 0];
      if (more > 0) draw(state, 0, 0, more, 1);
      else [sum0, sum1, sum2, sum3, sum4] = worth.subarray(state * width, state * width + width) as unknown as Measured;
      byRanks.set([sum0, sum1, sum2, sum3, sum4], held * width);
    }
    known.set(key, byRanks);
    return byRanks;
  };
}

type Corrections = (cards: readonly number[], held: number) => Measured[] | undefined;

/** Counts what draws of one suit add to the sums of one hold; undefined where what is kept is of several suits. */
function suitCorrections({ wildSlot, slotOf, capacity, measuredBy }: Counting, everyRank: number): Corrections {
  const mixedReadings = new Int16Array(1 << 16).fill(-1);
  /** Reads ranks that are each there once and not all of one suit, with wild cards up to five. */
  function readMixed(ranks: number, wilds: number): number {
    const key = (ranks << 3) | wilds;
    if (mixedReadings[key]! < 0) {
      const own = Array.from({ length: slots }, (_, slot) => (slot === wildSlot ? wilds : (ranks >> slot) & 1));
      mixedReadings[key] = readRanks(own, wildSlot);
    }
    return mixedReadings[key]!;
  }

  const corrections = new Map<number, Measured>();
  /** What draws of one suit add: `held` ranks of it are kept, `free` ones are in the deck, and so are `wildsLeft` wild cards. */
  function suitedDraws(held: number, heldWilds: number, free: number, wildsLeft: number): Measured {
    const key = ((free * 8_192 + held) * 8 + heldWilds) * 8 + wildsLeft;
    const known = corrections.get(key);
    if (known) return known;
    const total: Measured = [0, 0, 0, 0, 0];
    const add = (ranks: number, wilds: number, ways: number) => {
      const suited = measuredBy(readSuited(ranks, wilds));
      const mixed = measuredBy(readMixed(ranks, wilds));
      for (let i = 0; i < width; i++) total[i]! += ways * (suited[i]! - mixed[i]!);
    };
    const pick = (ranks: number, of: number, more: number, wilds: number, ways: number): void => {
      if (more === 0) {
        add(ranks, wilds, ways);
        return;
      }
      for (let rest = of; rest; rest &= rest - 1) {
        const rank = rest & -rest;
        pick(ranks | rank, rest & ~rank, more - 1, wilds, ways);
      }
    };
    const more = handSize - bits(held) - heldWilds;
    for (let drawn = 0; drawn <= Math.min(wildsLeft, more); drawn++)
      pick(held, free, more - drawn, heldWilds + drawn, choose(wildsLeft, drawn));
    corrections.set(key, total);
    return total;
  }

  const wilds = wildSlot < 0 ? 0 : capacity[wildSlot]!;
  const ofSuit = new Int32Array(4);
  const heldOf = new Int32Array(4);
  return (cards, held) => {
    ofSuit.fill(0);
    heldOf.fill(0);
    let heldWilds = 0;
    let wildsLeft = wilds;
    let keptSuit = -1;
    for (let i = 0; i < handSize; i++) {
      const card = cards[i]!;
      const isKept = ((held >> i) & 1) === 1;
      if (slotOf(card) === wildSlot) {
        wildsLeft--;
        if (isKept) heldWilds++;
        continue;
      }
      const suit = card & 3;
      ofSuit[suit]! |= 1 << (card >> 2);
      if (!isKept) continue;
      if (keptSuit >= 0 && keptSuit !== suit) return undefined;
      keptSuit = suit;
      heldOf[suit]! |= 1 << (card >> 2);
    }
    const open = keptSuit < 0 ? [0, 1, 2, 3] : [keptSuit];
    return open.map((suit) => suitedDraws(heldOf[suit]!, heldWilds, everyRank & ~ofSuit[suit]!, wildsLeft));
  };
}

/**
 * The worth of every hold of one hand, counted by ranks: what can be drawn is counted rank by rank as if suits did not matter, and
 * what is of one suit is put right. Quick enough for a page, with no table of all hands; the other way to the same figures is
 * `supersetSums`.
 */
export function holdsByRanks(definition: Counted) {
  const counting = countingOf(definition);
  const countRanks = rankSums(counting);
  const everyRank = definition.wild === 'deuces' ? 0b1111111111110 : 0b1111111111111;
  const correctionsOf = suitCorrections(counting, everyRank);
  const { byKept } = scales(definition.wild);
  return {
    /** The best hold of ascending cards, with its sums in parts of the whole of `scales`. */
    bestOf(cards: readonly number[]): { held: number; sums: Measured } {
      const byRanks = countRanks(cards);
      const sumOf = (measure: number, held: number, suited: Measured[] | undefined) => {
        let sum = byRanks[held * width + measure]!;
        if (suited) for (const more of suited) sum += more[measure]!;
        return sum * byKept[keptBy(held)]!;
      };
      let best = 0;
      let most = -1;
      for (const held of holds) {
        const paid = sumOf(0, held, correctionsOf(cards, held));
        if (paid > most) [best, most] = [held, paid];
      }
      const suited = correctionsOf(cards, best);
      return { held: best, sums: measures.map((_, measure) => sumOf(measure, best, suited)) as Measured };
    },
  };
}

/** The hold that returns most, as bits: bit i keeps card i. For play with no money in it, and for proofs. */
export function bestHold(definition: Counted): (cards: readonly DrawCard[]) => number {
  const { bestOf } = holdsByRanks(definition);
  const known = new Map<number, number>();
  return (cards) => {
    // Ascending, each with its place in the hand.
    const order = cards.map((card, at) => numberOf(card) * 8 + at).sort((a, b) => a - b);
    const key = alikeKey(order);
    const held = known.get(key) ?? bestOf(order.map((placed) => placed >> 3)).held;
    known.set(key, held);
    let mask = 0;
    for (let i = 0; i < handSize; i++) mask |= ((held >> i) & 1) << (order[i]! & 7);
    return mask;
  };
}

/** The same for hands that differ by the names of their suits alone: some hundred thousand of millions are left. */
function alikeKey(order: readonly number[]): number {
  let key = 0;
  let names = 0;
  /** The name of each suit, from 1, at four bits each. */
  let named = 0;
  for (let i = 0; i < handSize; i++) {
    const card = order[i]! >> 3;
    const place = (card & 3) * 4;
    if (((named >> place) & 15) === 0) named |= ++names << place;
    key = key * 64 + (card >> 2) * 4 + ((named >> place) & 15) - 1;
  }
  return key;
}
