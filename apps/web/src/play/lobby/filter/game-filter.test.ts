import { describe, expect, it } from 'vitest';
import { gamesFound, partsOf, unfiltered } from './game-filter.ts';

describe('what games are found by', () => {
  it('is their name alone, announced ones included, the most played first', () => {
    expect(gamesFound('noct', unfiltered)).toEqual({ pageSize: 300, totalPlayCount_0: 'DESC', name_LIKE: 'noct' });
  });

  it('is what was chosen, of games that can be played', () => {
    const filter = {
      shelf: 'slots',
      studio: 'Fairhouse',
      feature: 'respins',
      volatility: 'high',
      leastReturn: '96',
      isNew: true,
    } as const;
    expect(gamesFound('', { ...filter, order: 'return' })).toEqual({
      pageSize: 300,
      returnPercent_0: 'DESC',
      enabled: 1,
      shelf: 'slots',
      studio: 'Fairhouse',
      feature: 'respins',
      volatility: 'high',
      returnPercent_GTE: 96,
      isNew: 1,
    });
  });

  it('counts what matters, the order among it', () => {
    expect(partsOf(unfiltered)).toBe(0);
    expect(partsOf({ order: 'name' })).toBe(1);
    expect(partsOf({ order: 'played', shelf: 'cards', feature: undefined, isNew: true })).toBe(2);
  });
});
