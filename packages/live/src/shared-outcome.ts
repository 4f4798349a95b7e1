import type { GameKind } from '@fairhouse/game-math';

/** Of an engine's outcome, what is drawn and not bet: the same for everybody at the table. One line an engine of shared tables. */
const sharedFields: Partial<Record<GameKind, readonly string[]>> = {
  roulette: ['kind', 'number', 'colour'],
  compare: ['kind', 'hands', 'result'],
  weighted: ['kind', 'number', 'segment'],
  curve: ['kind', 'point'],
};

/** What everybody at a table shares of an outcome, whatever the bet was. */
export function sharedOutcome(kind: GameKind, outcome: unknown): Record<string, unknown> {
  const fields = sharedFields[kind];
  if (!fields) throw new RangeError(`no table is shared by the engine ${kind}`);
  return Object.fromEntries(fields.map((field) => [field, (outcome as Record<string, unknown>)[field]]));
}
