import type { Environment } from '@fairhouse/operation/settings';
import type { GameAggregator } from './game-aggregator.ts';
import { readHub88 } from './hub88/read-hub88.ts';

/** Of each aggregator, what it reads of the environment. A further one is a folder and a line here (docs/aggregators.md). */
const readers: readonly ((env: Environment) => GameAggregator | undefined)[] = [readHub88];

/** The aggregators that are set up. Throws CannotRun with a sentence about what is missing or wrong. */
export function readAggregators(env: Environment): GameAggregator[] {
  return readers.flatMap((read) => read(env) ?? []);
}
