import { describe, expect, it } from 'vitest';
import type { PlayableGame } from './competition.store.ts';
import { resolveGames } from './resolve-games.ts';

const game = (code: string, more: Partial<PlayableGame>): PlayableGame => ({
  ...{ code, name: code, studio: 'own', shelf: 'slots', features: [] },
  ...more,
});
const catalogue = [
  game('a', { features: ['ways'] }),
  game('b', { features: ['cascades', 'ways'] }),
  game('c', { studio: 'other', features: ['ways'] }),
  game('d', { shelf: 'cards' }),
  game('e', { shelf: null }),
];
const none = { codes: [], studios: [], shelves: [], features: [], except: [] };

describe('a choice of games', () => {
  it.each([
    [{}, { games: null, gamesLeftOut: null }],
    [{ except: ['a'] }, { games: null, gamesLeftOut: ['a'] }],
    [{ codes: ['d'] }, { games: ['d'], gamesLeftOut: null }],
    [{ studios: ['other'] }, { games: ['c'], gamesLeftOut: null }],
    [{ shelves: ['slots'] as const }, { games: ['a', 'b', 'c'], gamesLeftOut: null }],
    [
      { studios: ['own'], features: ['ways'] as const },
      { games: ['a', 'b'], gamesLeftOut: null },
    ],
    [
      { codes: ['e'], features: ['cascades', 'ways'] as const, except: ['a'] },
      { games: ['e', 'b', 'c'], gamesLeftOut: null },
    ],
    [{ codes: ['a'], except: ['a'] }, undefined],
    [{ studios: ['nobody'] }, undefined],
  ])('%j comes to %j', (more, expected) => {
    expect(resolveGames({ ...none, ...(more as object) }, catalogue)).toEqual(expected);
  });

  it('of more games than can be named comes to nothing', () => {
    const many = Array.from({ length: 1_001 }, (_, n) => game(`g${n}`, {}));
    expect(resolveGames({ ...none, shelves: ['slots'] }, many)).toBeUndefined();
  });
});
