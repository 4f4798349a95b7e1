import type { DrawPokerOutcome } from '@fairhouse/game-math';

/** For how long a win is counted up: not at all where the stake comes back, then the longer the more it is. */
export function countMsOf(times: number): number {
  return times <= 1 ? 0 : Math.min(2_600, 350 + 320 * Math.log2(times));
}

/** How many stakes a round that is over paid. */
export function paysOf({ stake, win }: Pick<DrawPokerOutcome, 'stake' | 'win'>): number {
  return win / stake;
}
