import type { ThresholdOutcome } from '@fairhouse/game-math';
import type { Result } from './threshold.states.ts';

/** An outcome whose number is known: of a round that is over. */
export type DecidedOutcome = ThresholdOutcome & { number: number };

export function isDecided(outcome: ThresholdOutcome): outcome is DecidedOutcome {
  return outcome.number !== null;
}

export function resultOf({ number, winning, win }: DecidedOutcome): Result {
  // What wins pays more than the stake.
  return { number, winning, won: win > 0 };
}

/** What is paid where it wins, in hundredths: where its player cashed out, or the target of the bet. */
export function paidAt({ out, pays }: ThresholdOutcome): number {
  return out ?? pays;
}
