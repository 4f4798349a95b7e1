import type { PlayLeft } from './mission.store.ts';
import { isPlayed, type Mission } from './mission.ts';

/**
 * Whether a member's own limits leave enough for a mission at the least stakes. Every stake may be lost, so both limits are compared
 * with all of them. What is fulfilled without a round needs nothing.
 */
export function isWithinLimits(mission: Pick<Mission, 'kind'>, leastCost: bigint, { stake, loss, minutes }: PlayLeft) {
  if (!isPlayed(mission)) return true;
  return (
    (stake === null || stake >= leastCost) && (loss === null || loss >= leastCost) && (minutes === null || minutes > 0n)
  );
}
