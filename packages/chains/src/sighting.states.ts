/** How a transfer to one of our addresses stands. */
export const sightingStates = ['waiting', 'mined', 'loose', 'final', 'broken'] as const;
export type SightingState = (typeof sightingStates)[number];

/**
 * What can happen to it: `waits` among the unconfirmed ones, `mined` in a block, `deep` enough in the chain, and
 * `abandoned`: its block, or its place among the unconfirmed, is gone.
 */
export type SightingEvent = 'waits' | 'mined' | 'deep' | 'abandoned';

/**
 * From the state (rows) by what happened (columns). Only `final` is credited, and nothing leaves it but a
 * reorganisation deeper than the confirmations, which no watcher can heal: `broken` calls the operators.
 */
export const sightingMoves: Record<SightingState, Record<SightingEvent, SightingState>> = {
  waiting: { waits: 'waiting', mined: 'mined', deep: 'waiting', abandoned: 'loose' },
  mined: { waits: 'mined', mined: 'mined', deep: 'final', abandoned: 'loose' },
  loose: { waits: 'waiting', mined: 'mined', deep: 'loose', abandoned: 'loose' },
  final: { waits: 'final', mined: 'final', deep: 'final', abandoned: 'broken' },
  broken: { waits: 'broken', mined: 'broken', deep: 'broken', abandoned: 'broken' },
};

/** Blocks on top of it and its own; 0 while it is in none. */
export function confirmationsOf(height: number | null, tip: number): number {
  return height === null || height > tip ? 0 : tip - height + 1;
}
