import { segmentAt, type WeightedDefinition } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { degreesTo, fieldsOf, multipliersOf, stopsOf, stopsText } from './fields.ts';

describe('the wheel that turns again', () => {
  const definition = gameOf('money-wheel')!.definition as WeightedDefinition;
  const fields = fieldsOf(definition);

  it('has the fields of its rules, like ones apart', () => {
    expect(multipliersOf(definition)).toEqual([2, 7]);
    const counted = Object.fromEntries(
      [2, 4, 5, 8, 10, 40].map((pays) => [pays, fields.filter((one) => !one.multiplier && one.pays === pays).length]),
    );
    expect(counted).toEqual({ 2: 20, 4: 10, 5: 8, 8: 5, 10: 4, 40: 1 });
    expect(fields).toHaveLength(50);
    const of = (pays: number) => fields.findIndex((one) => one.multiplier && one.pays === pays);
    expect(Math.abs(of(2) - of(7))).toBeGreaterThan(20);
  });

  it('stops for every number where that number pays', () => {
    for (let number = 0; number < 2_400; number++) {
      const stops = stopsOf(definition, number).map((place) => fields[place]!);
      const { pays, multiplier } = stops.at(-1)!;
      const times = stops.length > 1 ? stops[0]!.pays : 1;
      expect(multiplier).toBe(false);
      for (const mode of definition.modes)
        expect(mode.pays[segmentAt(mode, number).segment]).toBe(pays === mode.size ? pays * times * 100 : 0);
    }
  });

  it('is shown by what it stopped at', () => {
    const shown = new Set(Array.from({ length: 2_400 }, (_, number) => stopsText(definition, number)));
    expect([...shown].filter((text) => text.startsWith('×'))).toHaveLength(12);
    expect(shown).toContain('×7 40');
    expect(shown).toContain('2');
  });

  it('stops at every field as often as at another', () => {
    const firsts = fields.map(() => 0);
    for (let number = 0; number < 2_400; number++) firsts[stopsOf(definition, number)[0]!]!++;
    expect(new Set(firsts)).toEqual(new Set([48]));
  });
});

describe('a wheel that comes to rest', () => {
  it('has the middle of the field at the pointer, after at least so many degrees', () => {
    for (const fields of [10, 30, 50])
      for (const from of [0, 123.4, 359.9])
        for (const field of [0, 7, fields - 1]) {
          const way = degreesTo(from, field, fields, 500);
          expect(way).toBeGreaterThanOrEqual(500);
          expect(way).toBeLessThan(860.001);
          const under = (((-(from + way) % 360) + 360) % 360) / (360 / fields);
          expect(under).toBeCloseTo(field + 0.5, 6);
        }
  });
});
