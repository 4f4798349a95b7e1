import { type BlackjackOutcome, boxSpot } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { type Placed, totalOf } from '../../lib/stake/chips.ts';
import { useChips } from '../../lib/stake/use-chips.ts';
import { sound } from '../../lib/win/sound.ts';
import { boxOf, firstStakeOf } from './story.ts';

interface BoxTable {
  boxes: number;
  /** Most on one box, in minor units. */
  max: number;
  /** Rounds that lie on the table when the screen is opened: one that continues, and the last. */
  kept: BlackjackOutcome | null;
  left: BlackjackOutcome | null;
}

/** The chips on the boxes, in the order of the boxes. */
export function useBoxes(session: PlaySession, { boxes, max, kept, left }: BoxTable) {
  const { texts } = session;
  const spots = Array.from({ length: boxes }, (_, box) => boxSpot(box));
  const nameOf = (spot: string) => texts.blackjack.box(spots.indexOf(spot) + 1);
  const chips = useChips(session, { nameOf, mostOn: () => max }, { laid: placedIn(kept), former: placedIn(left) });
  return {
    ...chips,
    spots,
    nameOf,
    stakeOn: (box: number) => totalOf(chips.placed.filter(({ spot }) => spot === spots[box])),
    /** Lays what a round was played with, as it may be another than was asked for. */
    layRound(outcome: BlackjackOutcome) {
      chips.lay(placedIn(outcome));
      chips.keep(placedIn(outcome));
    },
    take(away: () => void) {
      sound('chip');
      session.state.set({ refusal: null });
      away();
    },
    stepChip(up: boolean) {
      const { chip, setChip, stakes } = chips;
      const next = stakes.chips[stakes.chips.indexOf(chip) + (up ? 1 : -1)];
      if (next !== undefined) setChip(next);
    },
  };
}

/** The first stake of each box; hands that came of splits are the stake of their box once. */
function placedIn(outcome: BlackjackOutcome | null): Placed[] {
  const stakes = new Map<number, number>();
  for (const hand of outcome?.hands ?? []) if (!stakes.has(boxOf(hand))) stakes.set(boxOf(hand), firstStakeOf(hand));
  return [...stakes].map(([box, stake]) => ({ spot: boxSpot(box), stake }));
}
