import type { DrawBelow } from '../fair/stream.ts';
import { type Fraction, numberOf } from '../fraction.ts';
import type { DeclaredFigures } from '../game.ts';
import { bestPattern, type Pattern, patternWays } from './card.ts';
import { choose, lowestTerms } from './ways.ts';

/**
 * So many of the numbers 1, 2, 3 … are drawn, each once. What is paid depends on how many of the player's are among them, or
 * on which pattern they complete on the player's card. As every draw is as likely as another, no choice of numbers is better.
 */
export interface SubsetDefinition {
  code: string;
  version: number;
  name: string;
  numbers: number;
  /** Set where the numbers stand on a card; from the least pattern to the best, and only the best one pays. */
  patterns?: readonly Pattern[];
  /** Pays are multiples of this many hundredths, so that a stake in `stakeStep` minor units always pays whole ones. */
  payStep: number;
  stakeStep: number;
  modes: readonly SubsetMode[];
  /** The mode that is offered first, and whose hits and spread are declared. */
  first: string;
  /** Every mode returns what is declared and less than half a hundredth of a per cent more. */
  declared: DeclaredFigures;
}

export type SubsetRisk = 'classic' | 'low' | 'medium' | 'high';

export interface SubsetMode {
  id: string;
  risk?: SubsetRisk;
  drawn: number;
  /** How many numbers the player chooses; of a card its cells. */
  picks: number;
  /** By result in hundredths of the stake: of 0, 1, 2 … numbers that were drawn, or of no pattern and of each. */
  pays: readonly number[];
  /** What it returns of the stake, exactly and in lowest terms: '197/200'. */
  returns: string;
}

/** The first `count` of all numbers in an order that is as likely as any other. */
export function drawNumbers(numbers: number, count: number, below: DrawBelow): number[] {
  const rest = Array<number>(numbers);
  for (let i = 0; i < numbers; i++) rest[i] = i + 1;
  const drawn = Array<number>(count);
  for (let at = 0, left = numbers; at < count; at++, left--) {
    const place = below(left);
    drawn[at] = rest[place]!;
    // The last one takes the place of the one that is gone.
    rest[place] = rest[left - 1]!;
  }
  return drawn;
}

/** What came of the player's numbers: the place in the pays of the mode. */
export function resultOf(
  { patterns }: Pick<SubsetDefinition, 'patterns'>,
  numbers: readonly number[],
  drawn: readonly number[],
): number {
  for (const number of drawn) came[number] = 1;
  let hits = 0;
  let marked = 0;
  for (let cell = 0; cell < numbers.length; cell++) {
    if (came[numbers[cell]!] !== 1) continue;
    hits++;
    marked |= 1 << cell;
  }
  for (const number of drawn) came[number] = 0;
  return patterns ? bestPattern(patterns, marked) : hits;
}

/** Which numbers were drawn, while they are looked at. */
const came = new Uint8Array(256);

type Rules = Pick<SubsetDefinition, 'numbers' | 'patterns'>;

/** The chance of each result, exactly. */
export function resultChances({ numbers, patterns }: Rules, { drawn, picks, pays }: SubsetMode): Fraction[] {
  const of = choose(numbers, drawn);
  const ways = patterns
    ? waysOnCard(patterns, drawn)
    : pays.map((_, hits) => choose(picks, hits) * choose(numbers - picks, drawn - hits));
  return ways.map((part) => ({ part, of }));
}

const known = new WeakMap<readonly Pattern[], Map<number, bigint[]>>();

/** Some ten thousand unions are counted for it, so it is done once. */
function waysOnCard(patterns: readonly Pattern[], drawn: number): bigint[] {
  const byDrawn = known.get(patterns) ?? new Map<number, bigint[]>();
  const ways = byDrawn.get(drawn) ?? patternWays(patterns, drawn);
  known.set(patterns, byDrawn.set(drawn, ways));
  return ways;
}

/** What a mode returns of the stake, in lowest terms. */
export function subsetReturn(rules: Rules, mode: SubsetMode): Fraction {
  const chances = resultChances(rules, mode);
  const part = chances.reduce((sum, chance, result) => sum + chance.part * BigInt(mode.pays[result]!), 0n);
  return lowestTerms(part, chances[0]!.of * 100n);
}

/** What a mode returns of the stake, how often anything and how often more than it, how far a round strays in stakes, and the odds of its most. */
export function subsetFigures(rules: Rules, mode: SubsetMode) {
  const exact = resultChances(rules, mode);
  const chances = exact.map(numberOfSmall);
  const sum = (of: (multiple: number) => number) =>
    mode.pays.reduce((total, pays, result) => total + chances[result]! * of(pays / 100), 0);
  /** Of results that pay more than so much. */
  const above = (least: number): Fraction => ({
    part: exact.reduce((ways, { part }, result) => ways + (mode.pays[result]! > least ? part : 0n), 0n),
    of: exact[0]!.of,
  });
  const returned = subsetReturn(rules, mode);
  const mean = numberOf(returned);
  const largest = Math.max(...mode.pays);
  return {
    hitRate: above(0),
    profitRate: above(100),
    return: returned,
    deviation: Math.sqrt(sum((multiple) => (multiple - mean) ** 2)),
    /** Hundredths of the stake, and how often it comes. */
    largest,
    largestChance: sum((multiple) => (multiple === largest / 100 ? 1 : 0)),
  };
}

/** Chances of one in many millions keep their digits, too. */
function numberOfSmall({ part, of }: Fraction): number {
  return Number((part * 10n ** 30n) / of) / 1e30;
}
