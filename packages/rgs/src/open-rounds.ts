import type { NextAction } from '@fairhouse/game-math';
import { lru } from 'tiny-lru';
import type { RoundRow } from './round.store.ts';

/** A round that waits for its player, as this process has written it. */
export interface OpenRound {
  round: RoundRow;
  /** What the player can do. */
  next: readonly NextAction[];
}

/**
 * Rounds that wait for their players, where this process led them there: their next action need not read and play them again. Another
 * process may have gone on with one since, so that a write by it names the attempt that it follows.
 */
export interface OpenRounds {
  keep(open: OpenRound): void;
  find(roundId: string): OpenRound | undefined;
  forget(roundId: string): void;
}

const mostKept = 20_000;
const keptForMs = 10 * 60_000;

export function openRounds(): OpenRounds {
  const kept = lru<OpenRound>(mostKept, keptForMs);
  return {
    keep: (open) => void kept.set(open.round.id, open),
    find: (roundId) => kept.get(roundId),
    forget: (roundId) => void kept.delete(roundId),
  };
}
