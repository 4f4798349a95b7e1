import { expect, it } from 'vitest';
import { rewardStateOf } from './reward-state.ts';

it.each([
  // needed, counted, last taken
  [3, 2, 0, 'short'],
  [3, 3, 0, 'ready'],
  [3, 4, 1, 'ready'],
  [3, 3, 3, 'received'],
  [3, 9, 5, 'received'],
  // Friends who were refused afterwards do not undo what was received.
  [3, 0, 3, 'received'],
] as const)('a reward for %d with %d friends, the last for %d: %s', (needed, childCount, treasureIndex, state) => {
  expect(rewardStateOf(needed, { childCount, treasureIndex })).toBe(state);
});
