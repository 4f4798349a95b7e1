import type { CurveDefinition } from '@fairhouse/game-math';

/**
 * Where a curve of the engine stands after so many seconds, in hundredths, before it is rounded down to what can be taken: drawn from
 * that, its line has no steps.
 */
export function curveHeight({ doublesInMs, most }: CurveDefinition, seconds: number): number {
  return Math.min(most, 100 * 2 ** ((seconds * 1_000) / doublesInMs));
}
