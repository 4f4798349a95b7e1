import { type Fraction, numberOf } from '../fraction.ts';
import type { DeclaredFigures } from '../game.ts';

/**
 * One number is drawn, and it lies on one of several segments that stand side by side, each as long as its weight. A mode
 * is one such row of segments: a risk, a count of rows, a field that is bet on. Every mode returns exactly what is
 * declared, and no win is ever rounded.
 */
export interface WeightedDefinition {
  code: string;
  version: number;
  name: string;
  /** What every mode returns, in hundredths of a per cent of the stake: 9900 is 99.00 %. */
  returns: number;
  /** Pays are multiples of this many hundredths, so that a stake in `stakeStep` minor units always pays whole ones. */
  payStep: number;
  stakeStep: number;
  /**
   * Set where each segment is a place below rows of pins, left to right: its weight is the count of ways that lead there,
   * and the number tells which of them was gone.
   */
  paths?: true;
  modes: readonly WeightedMode[];
  /** The mode that is offered first, and whose hits and spread are declared. */
  first: string;
  /** The largest win is rounded up to a whole multiple. */
  declared: DeclaredFigures;
}

export type Risk = 'low' | 'medium' | 'high';

export interface WeightedMode {
  id: string;
  risk?: Risk;
  /** Rows of pins, segments of a wheel, a field of the table. */
  size: number;
  /** How many numbers lie on each segment; one on each where none are named. */
  weights?: readonly number[];
  /** What each segment returns, in hundredths of the stake. */
  pays: readonly number[];
}

export function weightOf({ weights }: WeightedMode, segment: number): number {
  return weights ? weights[segment]! : 1;
}

/** How many numbers may be drawn, each as likely as another. */
export function numbersOf(mode: WeightedMode): number {
  return mode.weights ? mode.weights.reduce((sum, weight) => sum + weight, 0) : mode.pays.length;
}

/** The segment that a number lies on, and which of the numbers on it this is. */
export function segmentAt(mode: WeightedMode, number: number): { segment: number; rank: number } {
  let rank = number;
  let segment = 0;
  while (rank >= weightOf(mode, segment)) rank -= weightOf(mode, segment++);
  return { segment, rank };
}

/** In how many ways `chosen` of `count` can be chosen. */
export function waysTo(count: number, chosen: number): number {
  let ways = 1;
  for (let i = 1; i <= chosen; i++) ways = (ways * (count - chosen + i)) / i;
  return ways;
}

/**
 * The way of a ball through rows of pins into a place, true where it goes to the right. Of all ways into that place `rank`
 * tells which: they are counted with those first that go to the left earlier, so each is as likely as another.
 */
export function pathTo(rows: number, place: number, rank: number): boolean[] {
  const path: boolean[] = [];
  let [rights, left] = [place, rank];
  for (let rest = rows - 1; rest >= 0; rest--) {
    const byLeft = rights > rest ? 0 : waysTo(rest, rights);
    const right = left >= byLeft;
    if (right) {
      left -= byLeft;
      rights--;
    }
    path.push(right);
  }
  return path;
}

/** What a mode returns of the stake, how often anything and how often more than the stake, and how far a round strays from the mean, in stakes. */
export function modeFigures(mode: WeightedMode) {
  const numbers = numbersOf(mode);
  /** Of whole numbers below 2⁵³ all along. */
  const sum = (of: (pays: number) => number) =>
    mode.pays.reduce((total, pays, segment) => total + weightOf(mode, segment) * of(pays), 0);
  const shareOf = (of: (pays: number) => number, unit = 1): Fraction => ({
    part: BigInt(sum(of)),
    of: BigInt(numbers * unit),
  });
  const returned = shareOf((pays) => pays, 100);
  const mean = numberOf(returned);
  return {
    hitRate: shareOf((pays) => (pays > 0 ? 1 : 0)),
    profitRate: shareOf((pays) => (pays > 100 ? 1 : 0)),
    return: returned,
    deviation: Math.sqrt(sum((pays) => (pays / 100 - mean) ** 2) / numbers),
    /** Hundredths of the stake. */
    largest: Math.max(...mode.pays),
  };
}

/** In how many of the numbers a mode pays its most. */
export function largestWeight(mode: WeightedMode): number {
  const largest = Math.max(...mode.pays);
  return mode.pays.reduce((sum, pays, segment) => sum + (pays === largest ? weightOf(mode, segment) : 0), 0);
}
