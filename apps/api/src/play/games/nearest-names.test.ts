import { describe, expect, it } from 'vitest';
import { nearestNames } from './nearest-names.ts';

const names = ['Nocturne', 'European Roulette', 'Blackjack', 'Casino Hold’em', 'Dice', 'Sic Bo', 'Mines', 'Limbo'];
const games = names.map((name, id) => ({ id, name }));
const found = (typed: string) => nearestNames(games, typed).map((id) => names[id]);

describe('the nearest names', () => {
  it.each([
    ['noctrune', 'Nocturne'],
    ['noktur', 'Nocturne'],
    ['blakjack', 'Blackjack'],
    ['black jakc', 'Blackjack'],
    ['roullete', 'European Roulette'],
    ['rulette european', 'European Roulette'],
    ['casno holdem', 'Casino Hold’em'],
    ['dcie', 'Dice'],
    ['dize', 'Dice'],
    ['sicbo', 'Sic Bo'],
    ['minnes', 'Mines'],
  ])('of %j begin with %s', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  it.each(['zeppelin', 'xx', 'no such game', '%', '', 'roulette dragon'])('of %j are none', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('are found among three thousand at once', () => {
    const many = Array.from({ length: 3_000 }, (_, id) => ({ id, name: `Another Long Name Of A Game ${id}` }));
    expect(nearestNames([...many, { id: 9_999, name: 'Nocturne' }], 'noctrune')).toEqual([9_999]);
  });
});
