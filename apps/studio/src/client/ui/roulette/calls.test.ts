import type { RouletteDefinition } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { Calls, callNames, chipCount, laidWith, mostNeighbours, trackPlaces } from './calls.ts';
import { Layout } from './layout.ts';

const callsOf = (code: string) => {
  const definition = gameOf(code)!.definition as RouletteDefinition;
  return new Calls(definition.wheel, new Layout(definition).spots);
};
const european = callsOf('european-roulette');

describe('the calls of a wheel with one zero', () => {
  it.each([
    ['voisins', 9, 17, 22, 25],
    ['tiers', 6, 12, 27, 33],
    ['zero', 4, 7, 12, 15],
  ] as const)('%s are %i chips on the %i numbers of the wheel from %i to %i', (name, chips, numbers, from, to) => {
    const laid = european.chipsOf(name);
    expect(chipCount(laid)).toBe(chips);
    const { wheel } = european;
    const first = wheel.indexOf(from);
    const part = Array.from({ length: numbers }, (_, i) => wheel[(first + i) % wheel.length]!);
    expect(part.at(-1)).toBe(to);
    expect(new Set(european.covered(laid))).toEqual(new Set(part));
  });

  it('cover each number of the wheel once, by the neighbours of zero, the third and the orphans', () => {
    const parts = (['voisins', 'tiers', 'orphelins'] as const).map((name) => european.covered(european.chipsOf(name)));
    expect(parts.map((part) => part.length)).toEqual([17, 12, 8]);
    expect(new Set(parts.flat()).size).toBe(37);
    expect(chipCount(european.chipsOf('orphelins'))).toBe(5);
  });

  it('are on the tables of that wheel alone, and every spot of theirs is a place of the table', () => {
    for (const code of ['european-roulette', 'french-roulette', 'live-roulette']) {
      const calls = callsOf(code);
      expect([calls.names, calls.hasNeighbours]).toEqual([callNames, true]);
      for (const name of calls.names) expect(calls.covered(calls.chipsOf(name)).length).toBeGreaterThan(0);
    }
    expect([callsOf('american-roulette').names, callsOf('american-roulette').hasNeighbours]).toEqual([[], true]);
    // Nothing can be put on the zero of the small wheel alone.
    expect([callsOf('mini-roulette').names, callsOf('mini-roulette').hasNeighbours]).toEqual([[], false]);
  });

  it('are laid as so many chips of one size', () => {
    const laid = laidWith(european.chipsOf('voisins'), 500);
    expect(laid.reduce((sum, { stake }) => sum + stake, 0)).toBe(4_500);
    expect(laid).toContainEqual({ spot: 'street-0-2-3', stake: 1_000 });
  });
});

describe('neighbours', () => {
  it('lie on both sides of a number on the wheel, across the zero as well', () => {
    expect(european.neighbours(0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(european.neighbours(17, 0)).toEqual([17]);
    expect(european.chipsAround(26, 1).map(({ spot }) => spot)).toEqual(['straight-3', 'straight-26', 'straight-0']);
    for (const number of european.wheel)
      expect(new Set(european.neighbours(number, mostNeighbours)).size).toBe(2 * mostNeighbours + 1);
  });
});

describe('the racetrack', () => {
  it.each(['european-roulette', 'american-roulette'])('of %s has every pocket once, beside its neighbours', (code) => {
    const { wheel } = callsOf(code);
    const { places, along, across } = trackPlaces(wheel);
    expect(places.map(({ number }) => number)).toEqual(wheel);
    expect(new Set(places.map((place) => `${place.along} ${place.across}`)).size).toBe(wheel.length);
    places.forEach((place, i) => {
      const next = places[(i + 1) % places.length]!;
      const width = Math.max(place.spanAcross, 1);
      expect(Math.abs(place.along - next.along) + Math.abs(place.across - next.across)).toBeLessThanOrEqual(width);
      expect(place.along === 1 || place.along === along || place.across === 1 || place.across === across).toBe(true);
    });
  });
});
