import { describe, expect, it } from 'vitest';
import { gamesOf, isOf } from './categories.ts';

describe('categories', () => {
  it('asks for the top list without live casino', () => {
    expect(gamesOf('top')).toEqual({
      totalPlayCount_0: 'DESC',
      pageSize: 300,
      enabled: 1,
      category_NEQ: 'Live Casino',
    });
  });

  it('sorts announced games the same way', () => {
    expect(isOf('top', { category: 'Live Casino' })).toBe(false);
    expect(isOf('top', { category: 'Slots' })).toBe(true);
    expect(isOf('tableGames', { category: 'Table Games' })).toBe(true);
    expect(isOf('slotsGames', { category: 'Table Games' })).toBe(false);
  });
});
