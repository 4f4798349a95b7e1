import type { FreeRoundsShown } from '@fairhouse/contract';
import { expect, it } from 'vitest';
import { freeRoundsIn } from './use-free-rounds.ts';

const rounds = (id: string, gameId: number, expireTime: string) =>
  ({ id, game: { id: gameId }, expireTime }) as FreeRoundsShown;

it('names of several in one game those that end first, and none of another game', () => {
  const late = rounds('late', 1, '2026-12-09T00:00:00.000Z');
  const soon = rounds('soon', 1, '2026-12-02T00:00:00.000Z');
  const other = rounds('other', 2, '2026-12-01T00:00:00.000Z');
  expect(freeRoundsIn([late, other, soon], 1)).toBe(soon);
  expect(freeRoundsIn([late, soon], 2)).toBeUndefined();
});
