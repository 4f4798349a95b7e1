import type { DrawPokerDefinition, DrawPokerOutcome } from '@fairhouse/game-math';
import { allowedTier, type WinTier } from '../../lib/win/win-tier.ts';

/** From so many stakes on a win is announced by more than a line. */
const [high, top] = [20, 100];

/** How loudly a win is shown, by how many stakes the hand pays. */
export function tierOf(times: number): WinTier {
  if (times <= 1) return 0;
  return allowedTier(times >= top ? 3 : times >= high ? 2 : 1);
}

/** For how long a win is counted up: not at all where the stake comes back, then the longer the more it is. */
export function countMsOf(times: number): number {
  return times <= 1 ? 0 : Math.min(2_600, 350 + 320 * Math.log2(times));
}

/** How many stakes the hand of a round pays. */
export function paysOf({ pays }: Pick<DrawPokerDefinition, 'pays'>, { line }: Pick<DrawPokerOutcome, 'line'>): number {
  return pays[line]?.pays ?? 0;
}
