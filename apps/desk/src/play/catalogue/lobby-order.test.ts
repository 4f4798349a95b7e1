import { expect, it } from 'vitest';
import type { ArrangedGame } from './catalogue-view.ts';
import { isOfferedIn, lobbyOf } from './lobby-order.ts';

const game = (id: number, more: Partial<ArrangedGame> = {}): ArrangedGame => ({
  id,
  code: `game-${id}`,
  name: `Game ${id}`,
  cover: '',
  category: 'Slots',
  vendorCode: 'studio',
  state: 'open',
  playable: true,
  pinned: false,
  countryRule: 'everywhere',
  countries: [],
  totalPlayCount: 0,
  version: 0,
  setBy: null,
  setTime: null,
  ...more,
});

it('is offered by the country that is known', () => {
  const only = game(1, { countryRule: 'only', countries: ['PH'] });
  const except = game(1, { countryRule: 'except', countries: ['PH'] });
  expect(['PH', 'JP', ''].map((country) => isOfferedIn(only, country))).toEqual([true, false, false]);
  expect(['PH', 'JP', ''].map((country) => isOfferedIn(except, country))).toEqual([false, true, true]);
});

it('has the pinned first, then the most played; a category in the order of the casino, what is announced after it', () => {
  const games = [
    game(5, { pinned: true }),
    game(1),
    game(2, { totalPlayCount: 9 }),
    game(3, { state: 'announced' }),
    game(4, { state: 'closed' }),
    game(6, { countryRule: 'except', countries: ['JP'] }),
  ];
  const group = { id: 1, nameEn: 'New', nameFil: 'Bago', games: [4, 6, 1], shown: true, version: 1 };
  const lobby = lobbyOf(games, [{ ...group, setBy: null, setTime: null }], 'JP');
  expect(lobby.map(({ name, games: shown }) => [name, shown.map(({ id }) => id)])).toEqual([
    [{ en: 'New', fil: 'Bago' }, [1]],
    ['top', [5, 2, 1]],
    ['slotsGames', [5, 1, 2, 3]],
  ]);
});
