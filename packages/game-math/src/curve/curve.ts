import type { Fraction } from '../fraction.ts';
import type { DeclaredFigures } from '../game.ts';

/**
 * A curve rises from 1.00 until it ends at a point that was drawn before it began. A bet wins when it is taken, by itself or by its
 * player, at or below that point. Multiples are whole hundredths.
 */
export interface CurveDefinition {
  code: string;
  version: number;
  name: string;
  /** What every target returns, in hundredths of a per cent of the stake, less a part of one of 2³² draws: 9900 is 99.00 %. */
  returns: number;
  /** The least target, and the one at which a bet is taken if nobody takes it, in hundredths. The curve ends there. */
  least: number;
  most: number;
  /** The target that is offered first, and whose hits and spread are declared; the declared return is the lowest of all targets. */
  first: number;
  /** Stakes are multiples of this many minor units, so that no win is ever rounded. */
  stakeStep: number;
  /** The curve has doubled after this many milliseconds. */
  doublesInMs: number;
  declared: DeclaredFigures;
}

/** How many numbers may be drawn, each as likely as another. */
export const curveDraws = 2 ** 32;

/**
 * Where the curve ends for a number drawn, in hundredths: at `target` or above for ⌊returns / 100 × 2³² / target⌋ of all numbers, since
 * target ≤ returns / 100 × 2³² / (number + 1) is the same as number + 1 ≤ returns / 100 × 2³² / target.
 */
export function pointOf({ returns, most }: CurveDefinition, number: number): number {
  // A quotient of whole numbers below 2⁵³ is never rounded up to a whole number, so its floor is exact.
  const point = Math.floor((returns * curveDraws) / (100 * (number + 1)));
  return Math.max(100, Math.min(most, point));
}

/** How many of the numbers that may be drawn let a bet with this target win. */
export function winningNumbers({ returns }: CurveDefinition, target: number): number {
  return Math.floor((returns * curveDraws) / (100 * target));
}

/** What the target returns that returns least, as the numbers that win on a target are whole. */
export function leastReturn(definition: CurveDefinition): Fraction {
  let product = Number.POSITIVE_INFINITY;
  for (let target = definition.least; target <= definition.most; target++)
    product = Math.min(product, winningNumbers(definition, target) * target);
  return { part: BigInt(product), of: BigInt(curveDraws) * 100n };
}

/** What a target returns of the stake, how often it is reached, and how far a round strays from the mean, in stakes. */
export function targetFigures(definition: CurveDefinition, target: number) {
  const winning = winningNumbers(definition, target);
  const hits: Fraction = { part: BigInt(winning), of: BigInt(curveDraws) };
  const chance = winning / curveDraws;
  return {
    hitRate: hits,
    // Every target is above the stake.
    profitRate: hits,
    return: { part: hits.part * BigInt(target), of: hits.of * 100n } satisfies Fraction,
    deviation: (target / 100) * Math.sqrt(chance * (1 - chance)),
  };
}

/** Where the curve stands after so many milliseconds, in hundredths. */
export function heightAt({ doublesInMs, most }: CurveDefinition, elapsedMs: number): number {
  if (elapsedMs <= 0) return 100;
  return Math.min(most, Math.floor(100 * 2 ** (elapsedMs / doublesInMs)));
}

/** After how many milliseconds the curve stands at a height, in hundredths, for the first time. */
export function reachedAfterMs(definition: CurveDefinition, height: number): number {
  let ms = Math.max(0, Math.floor(definition.doublesInMs * Math.log2(height / 100)) - 1);
  while (heightAt(definition, ms) < height) ms++;
  return ms;
}
