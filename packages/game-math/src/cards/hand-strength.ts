import { rankOrder } from './card-number.ts';

/** What five cards can make, the weaker before the stronger; the royal flush is the best straight flush. */
export const handKinds = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;
export type HandKind = (typeof handKinds)[number];

/** Hands of three and of five cards, each the weaker before the stronger: of three cards a flush is likelier than a straight. */
const kindsBySize = {
  3: ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'],
  5: handKinds,
} as const;

export type HandSize = keyof typeof kindsBySize;

/** Where each kind stands among those of its size. */
function places(size: HandSize): Record<HandKind, number> {
  const kinds = kindsBySize[size] as readonly HandKind[];
  return Object.fromEntries(kinds.map((kind, place) => [kind, place])) as Record<HandKind, number>;
}

const placeOf = { 3: places(3), 5: places(5) };
const longest = 5;

/**
 * How strong three or five cards are, given as numbers: the kind, and below it the ranks that decide between two of one kind, in
 * the order in which they do. Of two hands of one size the stronger has the larger number; those that tie have the same.
 */
export function strengthOf(cards: readonly number[]): number {
  const kinds = placeOf[cards.length as HandSize];
  // Ranks that are there at least once, twice, three and four times.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  let suited = true;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    const bit = 1 << (card >> 2);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    if ((card & 3) !== (cards[0]! & 3)) suited = false;
  }
  if (twice === 0) {
    const top = straightTop(once, cards.length);
    if (top >= 0) return (kinds[suited ? 'straight-flush' : 'straight'] << 20) | (top << 16);
    return withRanks(suited ? kinds.flush : kinds['high-card'], once, 0, 0, 0);
  }
  const pairs = twice & (twice - 1);
  const kind = four
    ? kinds['four-of-a-kind']
    : thrice
      ? pairs
        ? kinds['full-house']
        : kinds['three-of-a-kind']
      : pairs
        ? kinds['two-pair']
        : kinds.pair;
  return withRanks(kind, once & ~twice, twice & ~thrice, thrice & ~four, four);
}

/** Ranks go in at four bits each, those that are there most often first, and the higher before the lower. */
function withRanks(kind: number, ones: number, twos: number, threes: number, fours: number): number {
  let strength = kind;
  let digits = 0;
  for (let group = 0; group < 4; group++) {
    let left = group === 0 ? fours : group === 1 ? threes : group === 2 ? twos : ones;
    while (left) {
      const rank = 31 - Math.clz32(left);
      left &= ~(1 << rank);
      strength = (strength << 4) | rank;
      digits++;
    }
  }
  return strength << (4 * (longest - digits));
}

/** The highest rank of a straight; −1 for none. Below a deuce the ace is the lowest card. */
function straightTop(ranks: number, size: number): number {
  const run = (1 << size) - 1;
  const lowest = 31 - Math.clz32(ranks & -ranks);
  if (ranks === run << lowest) return lowest + size - 1;
  return ranks === ((1 << 12) | (run >> 1)) ? size - 2 : -1;
}

const kindPlace = (strength: number): number => strength >> 20;

/** The kind of a hand of so many cards by its strength. */
export function kindOf(strength: number, size: HandSize): HandKind {
  return kindsBySize[size][kindPlace(strength)]!;
}

/** The rank that decides first: of a pair its own, of a straight its highest. From 0, the deuce, to 12. */
export const firstRank = (strength: number): number => (strength >> 16) & 15;

/** The weakest hand of a kind in which these ranks decide first: the queen of 'Q', the ace and the king of 'AK'. */
export function weakestWith(kind: HandKind, ranks: string, size: HandSize): number {
  return [...ranks].reduce(
    (strength, rank, i) => strength | (rankOrder.indexOf(rank) << (16 - 4 * i)),
    placeOf[size][kind] << 20,
  );
}

export const hasKind = (kind: HandKind, size: HandSize): boolean => kind in placeOf[size];

/** The strongest hand of `size` among five to seven cards, or the cards themselves where there are no more. */
export function strongestOf(cards: readonly number[], size: HandSize): { strength: number; cards: readonly number[] } {
  if (cards.length < size) return { strength: -1, cards };
  if (cards.length === size) return { strength: strengthOf(cards), cards };
  let best = -1;
  let strongest = cards;
  /** Where the chosen ones stand, in rising order: choices come as the digits of a counter do. */
  const places = Array<number>(size);
  const chosen = Array<number>(size);
  for (let i = 0; i < size; i++) places[i] = i;
  for (;;) {
    for (let i = 0; i < size; i++) chosen[i] = cards[places[i]!]!;
    const strength = strengthOf(chosen);
    if (strength > best) {
      best = strength;
      strongest = chosen.slice();
    }
    let moved = size - 1;
    while (moved >= 0 && places[moved] === cards.length - size + moved) moved--;
    if (moved < 0) return { strength: best, cards: strongest };
    places[moved]!++;
    for (let i = moved + 1; i < size; i++) places[i] = places[i - 1]! + 1;
  }
}

/** Every choice of `size` of the cards. */
export function* subsetsOf(cards: readonly number[], size: number): Generator<number[]> {
  const chosen: number[] = [];
  function* from(at: number): Generator<number[]> {
    if (chosen.length === size) {
      yield chosen.slice();
      return;
    }
    for (let i = at; i <= cards.length - (size - chosen.length); i++) {
      chosen.push(cards[i]!);
      yield* from(i + 1);
      chosen.pop();
    }
  }
  yield* from(0);
}
