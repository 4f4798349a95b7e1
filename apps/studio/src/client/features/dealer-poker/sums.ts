import type { DealerPokerOutcome } from '@fairhouse/game-math';
import { allowedTier, type WinTier } from '../../lib/win/win-tier.ts';

/** From so many antes on a win is announced by more than a line. */
const [high, top] = [6, 25];

export function sumsOf({ spots }: DealerPokerOutcome): { staked: number; returned: number } {
  return {
    staked: spots.reduce((sum, spot) => sum + spot.stake, 0),
    returned: spots.reduce((sum, spot) => sum + spot.returned, 0),
  };
}

/** What was won or lost in all, in antes. */
export function netOf(outcome: DealerPokerOutcome): number {
  const { staked, returned } = sumsOf(outcome);
  return (returned - staked) / outcome.stake;
}

export function isHighWin(outcome: DealerPokerOutcome): boolean {
  return netOf(outcome) >= high;
}

/** How loudly a win is shown: 0 not at all, 1 a win, 2 a high one, 3 one of the highest. */
export function tierOf(outcome: DealerPokerOutcome): WinTier {
  const net = netOf(outcome);
  if (net <= 0) return 0;
  return allowedTier(net >= top ? 3 : net >= high ? 2 : 1);
}
