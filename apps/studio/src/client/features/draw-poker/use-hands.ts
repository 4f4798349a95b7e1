import type { DrawPokerOutcome, TappedStakes } from '@fairhouse/game-math';
import { useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { useTappedStake } from '../../lib/stake/use-tapped-stake.ts';
import { gameIn } from './screen.ts';
import { stakesFor } from './stakes-for.ts';

/** How many hands are played, and the stake on each; `before`: the round that lies on the table or is shown again. */
export function useHands(session: PlaySession, before: DrawPokerOutcome | null, mayChange: () => boolean) {
  const all = session.opened.stakes as TappedStakes;
  const { several = [] } = gameIn(session).definition;
  const [hands, keepHands] = useState(before?.hands ?? 1);
  const stakes = stakesFor(all, hands);
  const { stake, setStake, tapBeside } = useTappedStake(stakes, before?.stake);
  const offeredHands = [1, ...several.map((one) => one.hands)];
  function setHands(to: number) {
    if (!mayChange()) return;
    keepHands(to);
    const { most } = stakesFor(all, to);
    if (stake > most) setStake(most);
  }
  return {
    stakes,
    offeredHands,
    chosen: { hands, stake },
    /** As a round says that was found in place of the one asked for. */
    keep(played: DrawPokerOutcome) {
      setStake(played.stake);
      keepHands(played.hands ?? 1);
    },
    setStake,
    setHands,
    nextHands: () => setHands(offeredHands[(offeredHands.indexOf(hands) + 1) % offeredHands.length]!),
    stepStake(up: boolean) {
      const next = tapBeside(up);
      if (next !== undefined && mayChange()) setStake(next);
    },
  };
}
