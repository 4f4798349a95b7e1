export interface Friends {
  /** Invited friends who count. */
  childCount: number;
  /** Friends of the last reward that was taken; 0 before the first. */
  treasureIndex: number;
}

/** `ready`: GET works, since enough friends count and the reward has not been taken. */
export type RewardState = 'ready' | 'short' | 'received';

export function rewardStateOf(personCount: number, { childCount, treasureIndex }: Friends): RewardState {
  if (treasureIndex >= personCount) return 'received';
  return childCount >= personCount ? 'ready' : 'short';
}
