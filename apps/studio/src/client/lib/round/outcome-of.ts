import type { Outcome, Round } from './wire.ts';

/** What a round of this engine shows; null where there is no round, or one that shows nothing yet. */
export function outcomeOf<K extends Outcome['kind']>(
  kind: K,
  round: Round | null | undefined,
): Extract<Outcome, { kind: K }> | null {
  const outcome = round?.outcome;
  return outcome?.kind === kind ? (outcome as Extract<Outcome, { kind: K }>) : null;
}
