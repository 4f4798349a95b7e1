import type { TappedStakes } from '@fairhouse/game-math';
import { useState } from 'preact/hooks';

/** The stake of a game in which any multiple of a step can be staked; `last` is what was staked before, if anything. */
export function useTappedStake(stakes: TappedStakes, last: number | undefined) {
  const isOffered = (one: number) => one >= stakes.least && one <= stakes.most && one % stakes.step === 0;
  const [stake, setStake] = useState(last !== undefined && isOffered(last) ? last : stakes.first);
  return {
    stake,
    setStake,
    /** The next stake of one tap, or the one before it; undefined at the end. */
    tapBeside: (up: boolean) =>
      up ? stakes.taps.find((tap) => tap > stake) : stakes.taps.findLast((tap) => tap < stake),
  };
}
