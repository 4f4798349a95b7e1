import { listLiveRounds, openLiveRound } from './list-live-rounds.ts';

/** Rounds that were just played, and their replays. */
export const liveRoundCalls = {
  [listLiveRounds.path]: listLiveRounds,
  [openLiveRound.path]: openLiveRound,
} as const;
