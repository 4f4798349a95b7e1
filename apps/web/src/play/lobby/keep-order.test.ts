import type { CallOutput, Game } from '@fairhouse/contract';
import { describe, expect, it } from 'vitest';
import { keepOrder } from './keep-order.ts';

const group = (...ids: number[]) => ({
  count: ids.length,
  data: ids.map((id) => ({ id, totalPlayCount: id }) as Game),
});
const groups = (top: ReturnType<typeof group>): CallOutput<'/sys/game/all'> => ({
  recently: group(),
  top,
  slotsGames: group(1),
  tableGames: group(),
  liveCasino: group(),
});
const idsOf = ({ top }: CallOutput<'/sys/game/all'>) => top.data.map(({ id }) => id);

describe('the games of a later answer', () => {
  it('stay where they stand, in any order they come, with what is new of them', () => {
    const later = groups(group(3, 1, 2));
    later.top.data[0]!.name = 'Three';
    const kept = keepOrder(groups(group(1, 2, 3)), later);
    expect(idsOf(kept)).toEqual([1, 2, 3]);
    expect(kept.top.data[2]!.name).toBe('Three');
  });

  it('come after those that stand when they are new, in their own order, and are left out when they are gone', () => {
    expect(idsOf(keepOrder(groups(group(1, 2, 3)), groups(group(5, 3, 4, 1))))).toEqual([1, 3, 5, 4]);
  });

  it('stand as they come when there are none yet', () => {
    expect(idsOf(keepOrder(undefined, groups(group(2, 1))))).toEqual([2, 1]);
  });
});
