import {
  type Fraction,
  leastIn,
  type Pattern,
  placeOf,
  type SubsetDefinition,
  type SubsetMode,
} from '@fairhouse/game-math';
import { shareText } from '../../lib/texts/numbers.ts';

/** A chance → '14.59 %'; small ones with two more places. */
export function chanceText(chance: Fraction): string {
  return shareText(chance, chance.part * 1_000n < chance.of ? 4 : 2);
}

/** The mode that a choice of so many numbers is played by, at the risk of `like` or with its count of balls. */
export function modeFor(
  { modes, patterns }: SubsetDefinition,
  like: SubsetMode,
  picks: number,
): SubsetMode | undefined {
  return patterns ? like : modes.find((mode) => mode.risk === like.risk && mode.picks === picks);
}

/** The results that pay, from the first on: hits below it are not shown. */
export function payingResults({ pays }: SubsetMode): number[] {
  const first = pays.findIndex((one) => one > 0);
  return pays.flatMap((_, result) => (result >= first ? [result] : []));
}

/** Numbers by a toss of the player's own: no choice of them is better than another. */
export function tossNumbers(numbers: number, count: number, random = Math.random): number[] {
  const rest = Array.from({ length: numbers }, (_, i) => i + 1);
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)[0]!).sort(
    (a, b) => a - b,
  );
}

/** A card by a toss: in each column five of its fifteen numbers, the middle one left out. */
export function tossCard(random = Math.random): number[] {
  const columns = Array.from({ length: 5 }, () => tossNumbers(15, 5, random).sort(() => random() - 0.5));
  return Array.from({ length: 24 }, (_, cell) => {
    const place = placeOf(cell);
    return leastIn(cell) - 1 + columns[place % 5]![Math.floor(place / 5)]!;
  });
}

/** The cells of a card that one of the patterns up to `rank` is complete by: those that are lit at the end. */
export function completeCells(patterns: readonly Pattern[], rank: number, marked: ReadonlySet<number>): Set<number> {
  const complete = (shape: readonly number[]) => shape.every((cell) => marked.has(cell));
  const shapes = rank === 0 ? [] : patterns[rank - 1]!.shapes.filter(complete);
  return new Set(shapes.flat());
}

/** How long one ball takes, so that a draw of many is not much longer than one of few. Milliseconds. */
export function ballMs(drawn: number): number {
  return Math.max(85, Math.min(170, 2_600 / drawn));
}
