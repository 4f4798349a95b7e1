import { expect, it } from 'vitest';
import { readLaunch } from './launch.ts';

const at = (hash: string) => readLaunch({ pathname: '/game/nocturne', search: '', hash });

it.each([
  ['#session=s&freeRounds=on', 'on'],
  ['#session=s&freeRounds=off', 'off'],
  ['#session=s&freeRounds=maybe', undefined],
  ['#session=s', undefined],
])('reads from %s what the player chose before the game opened', (hash, chosen) => {
  expect(at(hash)).toMatchObject({ game: 'nocturne', session: 's', freeRounds: chosen });
});

it('reads nothing without a session', () => {
  expect(at('#freeRounds=on')).toBeUndefined();
});
