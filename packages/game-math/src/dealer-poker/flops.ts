import { choose } from '../cards/counting.ts';
import { sevenCards } from '../cards/seven-cards.ts';
import { type DealerPokerDefinition, qualifyingStrength } from './dealer-poker.ts';
import { endsOf, noRounds, type RoundSums } from './figures.ts';

const deckSize = 52;
const suitUnits = [1, 16, 256, 4_096];

/** Two cards of the player's and the first three of the middle, and what going on gains over folding, in antes. */
export interface Flopped {
  hole: readonly [number, number];
  /** Summed over every turn, every river and every hand of the dealer's. */
  gain: number;
}

/** All pairs of cards that can be dealt with a middle, in the order of the strength they make with it. */
function rankedPairs(flop: readonly number[], left: readonly number[]) {
  const { keyOf, byRanks, bySuit } = sevenCards();
  const pairs = choose(deckSize - 5, 2);
  const order = new Float64Array(pairs);
  const firsts = new Uint8Array(pairs);
  const seconds = new Uint8Array(pairs);
  const strengths = new Int32Array(pairs);
  const sorted = new Uint16Array(pairs);
  const masks = new Int32Array(4);
  const rest: number[] = [];
  /** What two more ranks make of the middle where no five cards are of one suit. */
  const mixed = new Int32Array(13 * 13);

  /** Ranks them for the middle with these last two cards: `strengths` in ascending order, of the pairs in `sorted`. */
  function rank(turn: number, river: number): void {
    let keySum = 0;
    let suits = 0;
    masks.fill(0);
    for (const card of [...flop, turn, river]) {
      keySum += keyOf(card);
      suits += suitUnits[card & 3]!;
      masks[card & 3]! |= 1 << (card >> 2);
    }
    rest.length = 0;
    for (const card of left) if (card !== turn && card !== river) rest.push(card);
    for (let one = 0; one < 13; one++)
      for (let other = 0; other <= one; other++) {
        const strength = byRanks[keySum + keyOf(one * 4) + keyOf(other * 4)]!;
        mixed[one * 13 + other] = strength;
        mixed[other * 13 + one] = strength;
      }
    let at = 0;
    for (let i = 1; i < rest.length; i++) {
      const a = rest[i]!;
      const suitsA = suits + suitUnits[a & 3]!;
      const ranksA = (a >> 2) * 13;
      for (let j = 0; j < i; j++) {
        const b = rest[j]!;
        const all = suitsA + suitUnits[b & 3]!;
        let strength: number;
        if (((all + 0x3333) & 0x8888) === 0) strength = mixed[ranksA + (b >> 2)]!;
        else {
          const suit = (all & 15) >= 5 ? 0 : ((all >> 4) & 15) >= 5 ? 1 : ((all >> 8) & 15) >= 5 ? 2 : 3;
          const own = ((a & 3) === suit ? 1 << (a >> 2) : 0) | ((b & 3) === suit ? 1 << (b >> 2) : 0);
          strength = bySuit[masks[suit]! | own]!;
        }
        firsts[at] = a;
        seconds[at] = b;
        order[at] = strength * 2_048 + at;
        at++;
      }
    }
    order.sort();
    for (let place = 0; place < pairs; place++) {
      const strength = Math.floor(order[place]! / 2_048);
      strengths[place] = strength;
      sorted[place] = order[place]! - strength * 2_048;
    }
  }

  return { firsts, seconds, strengths, sorted, rank };
}

/**
 * Where two cards each and five in the middle make the hands, and the player decides after three of these: the sums of all rounds
 * with these three, by the best decision of each hand, or by that of `goesOn`. For every middle all pairs of cards stand in the
 * order of their strength; how many of the dealer's come to which end against one is then a matter of counting, less those that
 * hold one of its two cards.
 */
export function sumsOfFlop(
  definition: DealerPokerDefinition,
  flop: readonly number[],
  goesOn: (flopped: Flopped) => boolean = ({ gain }) => gain > 0,
): RoundSums {
  const floor = qualifyingStrength(definition);
  const left = Array.from({ length: deckSize }, (_, card) => card).filter((card) => !flop.includes(card));
  const pairs = choose(deckSize - 5, 2);
  const [net, squares, hits, profits, top] = Array.from({ length: 5 }, () => new Float64Array(deckSize * deckSize)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const { firsts, seconds, strengths, sorted, rank } = rankedPairs(flop, left);
  /** Of the pairs so far, those that hold a card: of all, of those that do not qualify, and of those as strong as this one. */
  const beaten = new Int32Array(deckSize);
  const unplayed = new Int32Array(deckSize);
  const level = new Int32Array(deckSize);

  function count(): void {
    const dealers = choose(deckSize - 7, 2);
    beaten.fill(0);
    unplayed.fill(0);
    let [below, unplayedInAll] = [0, 0];
    // Those that do not qualify are the weakest: counted before anybody meets them.
    while (unplayedInAll < pairs && strengths[unplayedInAll]! < floor) {
      const pair = sorted[unplayedInAll++]!;
      unplayed[firsts[pair]!]!++;
      unplayed[seconds[pair]!]!++;
    }
    for (let from = 0; from < pairs; ) {
      const strength = strengths[from]!;
      let to = from;
      level.fill(0);
      for (; to < pairs && strengths[to]! === strength; to++) {
        const pair = sorted[to]!;
        level[firsts[pair]!]!++;
        level[seconds[pair]!]!++;
      }
      const plays = strength >= floor;
      const { ends } = endsAt(strength);
      for (let place = from; place < to; place++) {
        const pair = sorted[place]!;
        const [a, b] = [firsts[pair]!, seconds[pair]!];
        const unqualified = unplayedInAll - unplayed[a]! - unplayed[b]! + (plays ? 0 : 1);
        const won = plays ? below - beaten[a]! - beaten[b]! : 0;
        const tied = plays ? to - from - level[a]! - level[b]! + 1 : 0;
        const lost = dealers - unqualified - won - tied;
        const hole = a * deckSize + b;
        net[hole]! += unqualified * ends[0].net + won * ends[1].net + tied * ends[2].net + lost * ends[3].net;
        squares[hole]! +=
          unqualified * ends[0].net ** 2 + won * ends[1].net ** 2 + tied * ends[2].net ** 2 + lost * ends[3].net ** 2;
        hits[hole]! += unqualified * ends[0].hits + won * ends[1].hits + tied * ends[2].hits + lost * ends[3].hits;
        profits[hole]! +=
          unqualified * ends[0].profits + won * ends[1].profits + tied * ends[2].profits + lost * ends[3].profits;
        top[hole]! += unqualified * ends[0].top + won * ends[1].top + tied * ends[2].top + lost * ends[3].top;
      }
      if (plays) {
        below += to - from;
        for (let card = 0; card < deckSize; card++) beaten[card]! += level[card]!;
      }
      from = to;
    }
  }

  const known = new Map<number, ReturnType<typeof endsOf>>();
  /** Of what a hand is paid only its kind and its first rank decide. */
  function endsAt(strength: number): ReturnType<typeof endsOf> {
    const line = strength >> 16;
    const ends = known.get(line) ?? endsOf(definition, (line << 16) | 0xffff);
    known.set(line, ends);
    return ends;
  }

  for (let i = 1; i < left.length; i++)
    for (let j = 0; j < i; j++) {
      rank(left[i]!, left[j]!);
      count();
    }

  const each = choose(deckSize - 5, 2) * choose(deckSize - 7, 2);
  const { folded } = endsAt(0);
  const sums = noRounds();
  for (let i = 1; i < left.length; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [left[i]!, left[j]!];
      const hole = a * deckSize + b;
      sums.rounds += each;
      const plays = goesOn({ hole: [a, b], gain: net[hole]! - each * folded.net });
      sums.net += plays ? net[hole]! : each * folded.net;
      sums.squares += plays ? squares[hole]! : each * folded.net ** 2;
      sums.hits += plays ? hits[hole]! : 0;
      sums.profits += plays ? profits[hole]! : 0;
      sums.top += plays ? top[hole]! : 0;
    }
  }
  return sums;
}
