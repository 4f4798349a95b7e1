import { choose } from '../cards/counting.ts';
import { type DrawPokerDefinition, deckOf, handSize, keptBy } from './draw-poker.ts';
import { lineByReading } from './reading.ts';
import { startingHands } from './starting-hands.ts';
import { everyReading, supersetSums } from './superset-sums.ts';

const [sets, all] = [1 << handSize, (1 << handSize) - 1];

/**
 * The share of rounds of several hands that pay more than their whole stake, with the best of every hold. How often each line comes of a
 * hold is counted by sums over supersets; that to the power of the number of hands, as a polynomial in what is paid, is the round.
 */
export function severalProfitRates(definition: DrawPokerDefinition, several: readonly number[]): number[] {
  const { wild, pays } = definition;
  const size = deckOf(wild).length;
  const lineOf = lineByReading(definition);
  const readings = everyReading(wild);
  const { bestOf } = supersetSums(definition);
  const starts = [0];
  for (let k = 0; k < handSize; k++) starts.push(starts[k]! + choose(size, k));
  const counts = new Float64Array(starts[handSize]! * pays.length);
  const kept = Array.from({ length: sets }, (_, part) => keptBy(part));

  /** Places of all parts of ascending cards; of the whole hand, its place among all hands. */
  const places = new Int32Array(sets);
  const below = Array.from({ length: handSize + 1 }, (_, k) => Array.from({ length: 54 }, (__, n) => choose(n, k)));
  function placesOf(cards: readonly number[]): void {
    for (let part = 1; part < sets; part++) {
      const last = 31 - Math.clz32(part);
      places[part] = places[part & ~(1 << last)]! + below[kept[part]!]![cards[last]!]!;
    }
  }
  const at = (part: number) => (starts[kept[part]!]! + places[part]!) * pays.length;

  const hand = [0, 0, 0, 0, 0];
  let place = 0;
  for (let e = 4; e < size; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            const line = lineOf[readings[place++]!]!;
            if (line < 0) continue;
            [hand[0], hand[1], hand[2], hand[3], hand[4]] = [a, b, c, d, e];
            placesOf(hand);
            for (let part = 0; part < all; part++) counts[at(part) + line]!++;
          }

  const most = Math.max(...several);
  const profits = several.map(() => 0);
  let hands = 0;
  startingHands(wild, (cards, count) => {
    hands += count;
    const { held } = bestOf(cards);
    placesOf(cards);
    const own = lineOf[readings[places[all]!]!]!;
    const draws = choose(size - handSize, handSize - kept[held]!);
    // By what one hand pays, up to what could matter.
    const one = new Float64Array(most + 1);
    let paying = 0;
    pays.forEach(({ pays: paid }, line) => {
      const ways = waysOf(line, held, own);
      paying += ways;
      if (paid <= most) one[paid]! += ways / draws;
    });
    one[0] = 1 - paying / draws;
    several.forEach((of, i) => {
      profits[i]! += count * (1 - sumUpTo(of, power(one, of, of)));
    });
  });
  return profits.map((sum) => sum / hands);

  /** The number of hands of this line that come of a hold: those that hold what is kept and none of what goes. */
  function waysOf(line: number, held: number, own: number): number {
    const gone = all & ~held;
    let ways = 0;
    for (let some = gone; ; some = (some - 1) & gone) {
      const part = held | some;
      const among = part === all ? (own === line ? 1 : 0) : counts[at(part) + line]!;
      ways += kept[some]! % 2 === 0 ? among : -among;
      if (some === 0) return ways;
    }
  }
}

/** A polynomial to the power of `times`, without what is above `most`. */
function power(one: Float64Array, times: number, most: number): Float64Array {
  let result: Float64Array = Float64Array.of(1);
  let square = one.subarray(0, most + 1);
  for (let left = times; left > 0; left >>= 1) {
    if (left & 1) result = product(result, square, most);
    if (left > 1) square = product(square, square, most);
  }
  return result;
}

function product(a: Float64Array, b: Float64Array, most: number): Float64Array {
  const sum = new Float64Array(Math.min(most + 1, a.length + b.length - 1));
  for (let i = 0; i < a.length; i++) {
    const of = a[i]!;
    if (of === 0) continue;
    for (let j = 0; j < b.length && i + j < sum.length; j++) sum[i + j]! += of * b[j]!;
  }
  return sum;
}

function sumUpTo(most: number, shares: Float64Array): number {
  return shares.subarray(0, most + 1).reduce((sum, share) => sum + share, 0);
}
