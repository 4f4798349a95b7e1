import type { DrawPokerOutcome } from '@fairhouse/game-math';
import type { SeveralDrawn } from './draw-poker.states.ts';

/** For how long a win is counted up: not at all where the stake comes back, then the longer the more it is. */
export function countMsOf(times: number): number {
  return times <= 1 ? 0 : Math.min(2_600, 350 + 320 * Math.log2(times));
}

/** How many of its whole stakes a round that is over paid. */
export function paysOf({ stake, hands = 1, win }: Pick<DrawPokerOutcome, 'stake' | 'hands' | 'win'>): number {
  return win / (stake * hands);
}

/** How many hands of a round make each line of the table of pays. */
export function handsByLine(drawn: SeveralDrawn | null): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  if (!drawn) return counts;
  for (const line of [drawn.first, ...drawn.others.map((other) => other.line)])
    counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
