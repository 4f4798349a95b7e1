import { choose } from '../cards/counting.ts';
import { distinctHands } from '../cards/distinct-hands.ts';
import { deckOf, handSize, type Wild } from './draw-poker.ts';

/** What is counted of the hands that can come of a hold, each as a sum over all of them. */
export const measures = ['paid', 'paidSquared', 'hits', 'profits', 'top'] as const;
export type Measured = [paid: number, paidSquared: number, hits: number, profits: number, top: number];

/** What a hand is to each measure that is paid so many stakes, on this line of the table. */
export const measuredLine = (paid: number, line: number): Measured => [
  paid,
  paid ** 2,
  1,
  paid > 1 ? 1 : 0,
  line === 0 ? 1 : 0,
];

/** The figures of play in which every hold is the best there is. Returns and deviation in stakes, the others as shares. */
export interface OptimalFigures {
  return: number;
  hitRate: number;
  /** The share of rounds that pay more than the stake. */
  profitRate: number;
  deviation: number;
  /** How often the first line of the table is made. */
  top: number;
  /** Of rounds of several hands with one deal and one hold; the deviation in the whole stake. */
  several: { hands: number; hitRate: number; deviation: number }[];
}

/**
 * By how much the sums of a hold that keeps i cards are to be multiplied, so that holds of different sizes compare in whole
 * numbers: all of them are then parts of `whole`.
 */
export function scales(wild: Wild): { byKept: readonly number[]; whole: number } {
  const left = deckOf(wild).length - handSize;
  const whole = handSize * choose(left, handSize);
  const byKept = Array.from({ length: handSize + 1 }, (_, kept) => whole / choose(left, handSize - kept));
  if (byKept.some((scale) => !Number.isInteger(scale))) throw new Error('the draws have no such common number');
  return { byKept, whole };
}

/** Every hand that can be dealt, one for all that differ by the names of the suits alone, with how many those are. */
export function startingHands(wild: Wild, visit: (cards: readonly number[], count: number) => void): void {
  distinctHands(handSize, visit);
  if (wild === 'joker') distinctHands(handSize - 1, (cards, count) => visit([...cards, 52], count));
}

/**
 * Adds up the best hold of every hand; `best` answers in parts of `scales(wild).whole`. Hands that share a deal and a hold are drawn
 * independently: what they share is the mean of that deal, and none of them pays as often as one does not, to the power of their number.
 */
export function optimalFigures(
  wild: Wild,
  best: (cards: readonly number[]) => Measured,
  several: readonly number[] = [],
): OptimalFigures {
  let hands = 0;
  const sums: Measured = [0, 0, 0, 0, 0];
  const { whole } = scales(wild);
  let meanSquared = 0;
  const missed = several.map(() => 0);
  startingHands(wild, (cards, count) => {
    hands += count;
    const measured = best(cards);
    for (let i = 0; i < sums.length; i++) sums[i]! += count * measured[i]!;
    meanSquared += count * (measured[0] / whole) ** 2;
    const miss = 1 - measured[2] / whole;
    several.forEach((of, i) => {
      missed[i]! += count * miss ** of;
    });
  });
  if (hands !== choose(deckOf(wild).length, handSize)) throw new Error('a hand is missing');
  const [mean, square, hitRate, profitRate, top] = sums.map((sum) => sum / hands / whole) as Measured;
  const ofDeal = meanSquared / hands;
  return {
    return: mean,
    hitRate,
    profitRate,
    deviation: Math.sqrt(square - mean ** 2),
    top,
    several: several.map((of, i) => ({
      hands: of,
      hitRate: 1 - missed[i]! / hands,
      deviation: Math.sqrt(ofDeal - mean ** 2 + (square - ofDeal) / of),
    })),
  };
}
