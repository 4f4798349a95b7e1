import { declineFreeRounds, listFreeRounds } from './free-rounds.ts';

/** Free rounds of the member. */
export const freeRoundsCalls = {
  [listFreeRounds.path]: listFreeRounds,
  [declineFreeRounds.path]: declineFreeRounds,
} as const;
