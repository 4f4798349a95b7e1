import { expect, it } from 'vitest';
import { boundsOf, filtered, type OfGame, timesIn } from './bound.ts';

const unset = { setBy: null, setTime: null };
const game = (vendor: string, code: string, name: string): OfGame => ({
  vendor,
  game: code,
  name,
  multiple: 50,
  source: 'vendor',
  ...unset,
});
const bounds = boundsOf(
  [
    {
      vendor: 'acme',
      game: null,
      multiple: 50,
      isSet: true,
      setBy: 'operator:anna',
      setTime: '2026-11-25T00:00:00.000Z',
    },
    // Stands among the games as well.
    { vendor: 'acme', game: 'b', multiple: 7, isSet: true, ...unset },
    { vendor: 'studio', game: null, multiple: 10_000, isSet: false, ...unset },
  ],
  [game('acme', 'b', 'Blue'), game('studio', 'nocturne', 'Nocturne')],
);

it('every game stands once, below its vendor', () => {
  expect(bounds.map(({ key, name, source }) => [key, name, source])).toEqual([
    ['acme', null, 'own'],
    ['acme/b', 'Blue', 'vendor'],
    ['studio', null, 'usual'],
    ['studio/nocturne', 'Nocturne', 'vendor'],
  ]);
});

it('games are found by name, code and vendor', () => {
  const found = (find: string) => filtered(bounds, { find }).map(({ key }) => key);
  expect(found('NOCT')).toEqual(['studio/nocturne']);
  expect(found('acme blue')).toEqual(['acme/b']);
  expect(found('')).toHaveLength(4);
});

it('a bound is a whole number of stakes', () => {
  expect(['1', '5000', '1000000'].map(timesIn)).toEqual([1, 5_000, 1_000_000]);
  for (const wrong of ['', '0', '-1', '1.5', '1000001', '5×', '05']) expect(timesIn(wrong), wrong).toBeUndefined();
});
