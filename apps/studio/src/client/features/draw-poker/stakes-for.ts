import type { TappedStakes } from '@fairhouse/game-math';

/** What can be staked on each of so many hands: no round takes more than the greatest stake of one hand. */
export function stakesFor(stakes: TappedStakes, hands: number): TappedStakes {
  if (hands === 1) return stakes;
  const most = Math.floor(stakes.most / hands / stakes.step) * stakes.step;
  const taps = stakes.taps.filter((tap) => tap <= most);
  return { ...stakes, most, taps, first: Math.min(stakes.first, most) };
}
