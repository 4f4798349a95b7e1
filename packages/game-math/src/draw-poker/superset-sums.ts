import { choose } from '../cards/counting.ts';
import { type DrawPokerDefinition, deckOf, handSize, holds, keptBy, type Wild } from './draw-poker.ts';
import { lineByReading, readCards } from './reading.ts';
import {
  type Measured,
  measuredLine,
  measures,
  type OptimalFigures,
  optimalFigures,
  scales,
} from './starting-hands.ts';

const [sets, all] = [1 << handSize, (1 << handSize) - 1];
const width = measures.length;

/** Every hand of a deck, read once; the tables of pays of all games with that deck use it. */
const readHands = new Map<Wild, Uint16Array>();

export function everyReading(wild: Wild): Uint16Array {
  const known = readHands.get(wild);
  if (known) return known;
  const size = deckOf(wild).length;
  const readings = new Uint16Array(choose(size, handSize));
  let place = 0;
  for (let e = 4; e < size; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) readings[place++] = readCards(a, b, c, d, e, wild);
  readHands.set(wild, readings);
  return readings;
}

/**
 * The exact worth of every hold, by sums over supersets: for each set of up to five cards the sums over all hands that hold it
 * are kept. What can come of a hold is then what holds the kept cards and none of the others, by inclusion and exclusion.
 */
export function supersetSums(definition: Pick<DrawPokerDefinition, 'wild' | 'pays' | 'several'>) {
  const { wild, pays } = definition;
  const size = deckOf(wild).length;
  const lines = lineByReading(definition);
  const readings = everyReading(wild);
  const { byKept } = scales(wild);
  /** Ways to choose one to five cards below a card: places of ascending sets in the row of all sets of their size. */
  const below = Array.from({ length: handSize + 1 }, (_, k) =>
    Float64Array.from({ length: 54 }, (__, n) => choose(n, k)),
  );
  const starts = [0];
  for (let k = 0; k < handSize; k++) starts.push(starts[k]! + choose(size, k));
  const sums = new Float64Array(starts[handSize]! * width);
  const scale = holds.reduce<number[]>((list, held) => Object.assign(list, { [held]: byKept[keptBy(held)]! }), []);
  const measuredBy = pays.map(({ pays: paid }, line) => measuredLine(paid, line));

  const places = new Int32Array(sets);
  const kept = Array.from({ length: sets }, (_, held) => keptBy(held));
  /** Where the sums of each part of a hand stand; of the whole hand its place among all hands. */
  function placesOf(cards: readonly number[]): void {
    for (let part = 1; part < sets; part++) {
      const last = 31 - Math.clz32(part);
      places[part] = places[part & ~(1 << last)]! + below[kept[part]!]![cards[last]!]!;
    }
  }

  const hand = [0, 0, 0, 0, 0];
  let place = 0;
  for (let e = 4; e < size; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            const line = lines[readings[place++]!]!;
            if (line < 0) continue;
            hand[0] = a;
            hand[1] = b;
            hand[2] = c;
            hand[3] = d;
            hand[4] = e;
            placesOf(hand);
            const measured = measuredBy[line]!;
            for (let part = 0; part < all; part++) {
              const at = (starts[kept[part]!]! + places[part]!) * width;
              sums[at]! += measured[0];
              sums[at + 1]! += measured[1];
              sums[at + 2]! += 1;
              sums[at + 3]! += measured[3];
              sums[at + 4]! += measured[4];
            }
          }

  const worth = new Float64Array(sets);
  /** The sums of one measure for every hold of the hand that `placesOf` has looked at. */
  function sumsOf(measure: number): Float64Array {
    const line = lines[readings[places[all]!]!]!;
    worth[all] = line < 0 ? 0 : measuredBy[line]![measure]!;
    for (let part = 0; part < all; part++)
      worth[part] = sums[(starts[kept[part]!]! + places[part]!) * width + measure]!;
    for (let bit = 1; bit < sets; bit <<= 1)
      for (let part = 0; part < sets; part++) if (!(part & bit)) worth[part]! -= worth[part | bit]!;
    return worth;
  }

  /** The best hold of ascending cards, and what it returns in parts of the whole of `scales`. */
  function bestOf(cards: readonly number[]): { held: number; paid: number } {
    placesOf(cards);
    const paid = sumsOf(0);
    let held = all;
    let most = -1;
    for (const one of holds) {
      const value = paid[one]! * scale[one]!;
      if (value > most) [held, most] = [one, value];
    }
    return { held, paid: most };
  }

  return {
    bestOf,
    /** What each hold of ascending cards returns, summed over all draws: no draw is more likely than another. */
    paidByHold(cards: readonly number[]): number[] {
      placesOf(cards);
      return [...sumsOf(0)];
    },
    figures: (): OptimalFigures =>
      optimalFigures(
        wild,
        (cards) => {
          const { held, paid } = bestOf(cards);
          const rest = [1, 2, 3, 4].map((measure) => sumsOf(measure)[held]! * scale[held]!);
          return [paid, ...rest] as Measured;
        },
        definition.several?.map(({ hands }) => hands),
      ),
  };
}
