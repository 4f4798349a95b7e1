import { choose } from './ways.ts';

/** A card of five columns and five rows whose middle is marked from the beginning. Cells are counted row by row without it. */
export const cardCells = 24;
export const cardNumbers = 75;
const across = 5;
const perColumn = cardNumbers / across;
const middle = 12;

/** What is completed when all cells of one of its shapes are marked. */
export interface Pattern {
  id: 'line' | 'corners' | 'cross' | 'frame' | 'full';
  shapes: readonly (readonly number[])[];
}

/** The place of a cell in the square of 25. */
export function placeOf(cell: number): number {
  return cell < middle ? cell : cell + 1;
}

/** The least number that may stand in a cell; it and the fourteen after it do. */
export function leastIn(cell: number): number {
  return (placeOf(cell) % across) * perColumn + 1;
}

export function isCard(numbers: readonly number[]): boolean {
  return (
    numbers.length === cardCells &&
    new Set(numbers).size === cardCells &&
    numbers.every((number, cell) => number >= leastIn(cell) && number < leastIn(cell) + perColumn)
  );
}

/** The best pattern that is complete with these cells marked, a bit each, counted from 1; 0 when none is. */
export function bestPattern(patterns: readonly Pattern[], marked: number): number {
  const shapes = bitsOf(patterns);
  for (let pattern = shapes.length; pattern > 0; pattern--)
    for (const shape of shapes[pattern - 1]!) if ((marked & shape) === shape) return pattern;
  return 0;
}

const bitsByPatterns = new WeakMap<readonly Pattern[], readonly (readonly number[])[]>();

/** Of each pattern its shapes, as bits of their cells. */
function bitsOf(patterns: readonly Pattern[]): readonly (readonly number[])[] {
  const known = bitsByPatterns.get(patterns);
  if (known) return known;
  const bits = patterns.map(({ shapes }) => shapes.map((shape) => shape.reduce((all, cell) => all | (1 << cell), 0)));
  bitsByPatterns.set(patterns, bits);
  return bits;
}

/**
 * In how many draws of `drawn` balls each pattern is the best one, none first: by inclusion and exclusion over the shapes
 * of a pattern and of all better ones. All cells of a union of u cells are marked in C(75 − u, drawn − u) draws.
 */
export function patternWays(patterns: readonly Pattern[], drawn: number): bigint[] {
  const atLeast = patterns.map((_, rank) => {
    const shapes = patterns.slice(rank).flatMap((pattern) => pattern.shapes);
    return signedUnions(shapes).reduce(
      (ways, count, size) => ways + BigInt(count) * choose(cardNumbers - size, drawn - size),
      0n,
    );
  });
  const all = [choose(cardNumbers, drawn), ...atLeast, 0n];
  return all.slice(0, -1).map((ways, rank) => ways - all[rank + 1]!);
}

/** By size: how many unions of an odd number of shapes have it, less those of an even number. */
function signedUnions(shapes: readonly (readonly number[])[]): number[] {
  const masks = shapes.map((shape) => shape.reduce((mask, cell) => mask | (1 << cell), 0));
  const counts = new Array<number>(cardCells + 1).fill(0);
  const add = (from: number, union: number, sign: number): void => {
    for (let i = from; i < masks.length; i++) {
      const wider = union | masks[i]!;
      counts[bitsIn(wider)]! += sign;
      add(i + 1, wider, -sign);
    }
  };
  add(0, 0, 1);
  return counts;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
