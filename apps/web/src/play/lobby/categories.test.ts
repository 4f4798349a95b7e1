import { describe, expect, it } from 'vitest';
import { gamesOf, isOf, reachOf } from './categories.ts';

describe('categories', () => {
  it('asks for the top list without live casino', () => {
    expect(gamesOf('top')).toEqual({
      totalPlayCount_0: 'DESC',
      pageSize: 300,
      enabled: 1,
      category_NEQ: 'Live Casino',
    });
  });

  it('continues 500 px before the end of the top list, 1150 px before that of a category', () => {
    expect([reachOf('top'), reachOf('all'), reachOf('slotsGames')]).toEqual([500, 1150, 1150]);
  });

  it('sorts announced games the same way', () => {
    expect(isOf('top', { category: 'Live Casino' })).toBe(false);
    expect(isOf('top', { category: 'Slots' })).toBe(true);
    expect(isOf('tableGames', { category: 'Table Games' })).toBe(true);
    expect(isOf('slotsGames', { category: 'Table Games' })).toBe(false);
  });
});
