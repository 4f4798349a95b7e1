import { type Fraction, numbersOf, segmentAt, type WeightedMode } from '@fairhouse/game-math';
import { shareText } from '../../lib/texts/numbers.ts';

/** A part of all numbers → '14.59 %'; small ones with one more place. */
export function chanceText(share: Fraction): string {
  return shareText(share, share.part * 1_000n < share.of ? 3 : 2);
}

/** How bright a pay stands beside the others of its mode: 0 the least, 1 the most; each doubling is as far as another. */
export function brightnessOf(pays: number, { pays: all }: WeightedMode): number {
  const [least, most] = [Math.max(Math.min(...all), 10), Math.max(...all)];
  return Math.max(0, Math.log(Math.max(pays, 1) / least) / Math.log(most / least));
}

/** The pays of a mode, each once, from the least. */
export function levelsOf({ pays }: WeightedMode): number[] {
  return [...new Set(pays)].sort((a, b) => a - b);
}

/** A segment by chance as the engine draws it, for what passes by: nothing is shown more often than it comes. */
export function anySegment(mode: WeightedMode, random: () => number): number {
  return segmentAt(mode, Math.floor(random() * numbersOf(mode))).segment;
}
