import type { DealerPokerOutcome } from '@fairhouse/game-math';
import { tierOf as tierBy, type WinTier } from '../../lib/win/win-tier.ts';

/** From so many antes on the dealer's cards are waited for. */
const high = 6;

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

/** How far a win is celebrated: by what came back of all that was staked. */
export function tierOf(outcome: DealerPokerOutcome): WinTier {
  const { staked, returned } = sumsOf(outcome);
  return tierBy((returned * 100) / staked);
}
