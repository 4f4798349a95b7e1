import { cardNumber, rankOrder } from '../cards/card-number.ts';
import { oneDeck } from '../cards/cards.ts';
import {
  type DrawCard,
  type DrawPokerDefinition,
  joker,
  type PayLine,
  type PokerHand,
  type Wild,
} from './draw-poker.ts';

/** A card as a number: rank × 4 + suit, and 52 for the joker. */
export function numberOf(card: DrawCard): number {
  return numbers.get(card)!;
}

const numbers = new Map<DrawCard, number>([
  ...oneDeck.map((card): [DrawCard, number] => [card, cardNumber(card)]),
  [joker, 52],
]);

/**
 * What a hand is, in the strongest reading that its wild cards allow: its kind times 256, the rank of its pair or its four
 * times 16, and the fifth card beside a four. Kinds from 1 on stand in this order; a royal flush has two of them.
 */
const kinds = {
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 3,
  straight: 4,
  flush: 5,
  'full-house': 6,
  'four-of-a-kind': 7,
  'straight-flush': 8,
  'five-of-a-kind': 9,
  'royal-flush': 10,
  'four-wilds': 12,
} as const satisfies Record<PokerHand, number>;
export const naturalRoyal = 11;
/** No reading is as large as this. */
export const readings = 13 << 8;

export const readingOf = (hand: PokerHand, rank = 0, fifth = 0): number => (kinds[hand] << 8) | (rank << 4) | fifth;

const aceLow = 0b1000000001111;
const royalRanks = 0b1111100000000;
/** Whether these ranks, each there once, lie within five that follow one another, so that wild cards fill the gaps. */
const within = Uint8Array.from({ length: 1 << 13 }, (_, ranks) =>
  [aceLow, ...Array.from({ length: 9 }, (__, low) => 0b11111 << low)].some((five) => (ranks & ~five) === 0) ? 1 : 0,
);

export const isStraight = (ranks: number): boolean => within[ranks] === 1;

/** Reads ranks that are each there once, all of one suit, with wild cards up to five. */
export function readSuited(ranks: number, wilds: number): number {
  if (wilds === 4) return readingOf('four-wilds');
  if ((ranks & ~royalRanks) === 0) return wilds === 0 ? naturalRoyal << 8 : readingOf('royal-flush');
  if (isStraight(ranks)) return readingOf('straight-flush');
  // Three wild cards make four of a kind of any card.
  return wilds === 3 ? readingOf('four-of-a-kind', topOf(ranks)) : readingOf('flush');
}

const topOf = (ranks: number): number => 31 - Math.clz32(ranks);

/** Filled again for each hand: millions are read in a row. */
const hand = new Int8Array(5);

/** Reads five cards, given as numbers. */
export function readCards(a: number, b: number, c: number, d: number, e: number, wild: Wild): number {
  hand[0] = a;
  hand[1] = b;
  hand[2] = c;
  hand[3] = d;
  hand[4] = e;
  // Ranks that are there at least once, twice, three and four times.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  let suit = -1;
  let suited = true;
  let wilds = 0;
  for (let i = 0; i < 5; i++) {
    const card = hand[i]!;
    if (card === 52 || (wild === 'deuces' && card < 4)) {
      wilds++;
      continue;
    }
    const bit = 1 << (card >> 2);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    if (suit < 0) suit = card & 3;
    else if (suit !== (card & 3)) suited = false;
  }
  if (twice === 0) {
    if (suited) return readSuited(once, wilds);
    if (wilds === 3) return readingOf('four-of-a-kind', topOf(once));
    if (isStraight(once)) return readingOf('straight');
    if (wilds === 2) return readingOf('three-of-a-kind');
    return wilds === 1 ? readingOf('pair', topOf(once)) : 0;
  }
  const most = 2 + (thrice ? 1 : 0) + (four ? 1 : 0) + wilds;
  if (most === 5) return readingOf('five-of-a-kind');
  if (most === 4) {
    const alike = four || thrice || twice;
    return readingOf('four-of-a-kind', topOf(alike), four ? topOf(once & ~four) : 0);
  }
  const pairs = (twice & (twice - 1)) !== 0;
  if (most === 3) return readingOf(pairs ? 'full-house' : 'three-of-a-kind');
  return pairs ? readingOf('two-pair') : readingOf('pair', topOf(twice));
}

function makes(line: PayLine, reading: number): boolean {
  const kind = reading >> 8;
  if (line.hand === 'royal-flush' && kind === naturalRoyal) return true;
  if (line.natural || kind !== kinds[line.hand]) return false;
  const within = (ranks: string | undefined, rank: number) => !ranks || ranks.includes(rankOrder[rank]!);
  return within(line.of, (reading >> 4) & 15) && within(line.with, reading & 15);
}

/** Reading → place of the first line that it makes; −1 when it makes none. */
export function lineByReading({ pays }: Pick<DrawPokerDefinition, 'pays'>): Int8Array {
  return Int8Array.from({ length: readings }, (_, reading) => pays.findIndex((line) => makes(line, reading)));
}

/** Every reading that a deck can give. */
export function readingsWith(wild: Wild): number[] {
  const ranks = Array.from({ length: 13 }, (_, rank) => rank).slice(wild === 'deuces' ? 1 : 0);
  const fours =
    wild === 'none'
      ? ranks.flatMap((rank) =>
          ranks.filter((fifth) => fifth !== rank).map((fifth) => readingOf('four-of-a-kind', rank, fifth)),
        )
      : ranks.map((rank) => readingOf('four-of-a-kind', rank));
  const always = (['two-pair', 'three-of-a-kind', 'straight', 'flush', 'full-house', 'straight-flush'] as const).map(
    (hand) => readingOf(hand),
  );
  const withWilds = wild === 'none' ? [] : [readingOf('five-of-a-kind'), readingOf('royal-flush')];
  return [
    0,
    ...ranks.map((rank) => readingOf('pair', rank)),
    ...always,
    ...fours,
    ...withWilds,
    ...(wild === 'deuces' ? [readingOf('four-wilds')] : []),
    naturalRoyal << 8,
  ];
}
