import { expect, it } from 'vitest';
import { openStreamPlaces } from './stream-places.ts';

const feature = { all: 100, perPlayer: 100, perAddress: 100 };

it.each([
  ['of one player', { ...feature, perPlayer: 2 }, ['p', 'p', 'p'], ['a', 'b', 'c']],
  ['from one address', { ...feature, perAddress: 2 }, ['p', 'q', 'r'], ['a', 'a', 'a']],
  ['in all', { ...feature, all: 2 }, ['p', 'q', 'r'], ['a', 'b', 'c']],
])('%s there are so many and no more, until one is given back', (_whose, limits, players, addresses) => {
  const take = openStreamPlaces(limits);
  const [first, second, third] = players.map((player, n) => take(player, addresses[n]!));
  expect([typeof first, typeof second, third]).toEqual(['function', 'function', undefined]);
  first!();
  expect(take(players[2]!, addresses[2]!)).toBeTypeOf('function');
  expect(take(players[2]!, addresses[2]!)).toBeUndefined();
});

it('a refused one takes no place of another kind', () => {
  const take = openStreamPlaces({ ...feature, perPlayer: 1, perAddress: 2 });
  take('p', 'a');
  for (let n = 0; n < 5; n++) expect(take('p', 'a')).toBeUndefined();
  expect(take('q', 'a')).toBeTypeOf('function');
});
