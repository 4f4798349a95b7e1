import {
  numbersOf,
  pathTo,
  segmentAt,
  simulationStream,
  type WeightedDefinition,
  weightOf,
} from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { multipleText, shortMultiple } from '../../lib/multiple-text.ts';
import { tierOf } from '../../lib/win-tier.ts';
import {
  anySegment,
  brightnessOf,
  chanceText,
  degreesTo,
  fieldsOf,
  levelsOf,
  multipliersOf,
  stopsOf,
} from './figures.ts';
import { boardWidth, leap, meetings, pinBoard, pinsOf, placeAt } from './pin-board.ts';

const definitionOf = (code: string) => gameOf(code)!.definition as WeightedDefinition;

describe('the figures of a weighted draw', () => {
  it('are read as multiple, chance, level and tier', () => {
    expect([multipleText(48), multipleText(100_000)]).toEqual(['0.48×', '1,000.00×']);
    expect([shortMultiple(2_900), shortMultiple(48)]).toEqual(['29×', '0.48×']);
    expect([chanceText(0.14599), chanceText(1 / 1_024)]).toEqual(['14.60 %', '0.098 %']);
    expect(levelsOf(definitionOf('wheel').modes.find(({ id }) => id === 'medium-10')!)).toEqual([
      0, 150, 170, 220, 300,
    ]);
    expect([0, 100, 101, 499, 500, 2_500].map(tierOf)).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('make what pays more brighter, from nothing to all', () => {
    for (const { modes } of [definitionOf('plinko'), definitionOf('cases')])
      for (const mode of modes) {
        const bright = levelsOf(mode).map((pays) => brightnessOf(pays, mode));
        expect(bright).toEqual([...bright].sort((a, b) => a - b));
        expect(bright.at(-1)).toBe(1);
      }
  });

  it('let pass by what comes as often as it comes', () => {
    const mode = definitionOf('cases').modes[1]!;
    const below = simulationStream(7);
    const seen = mode.pays.map(() => 0);
    for (let i = 0; i < 100_000; i++) seen[anySegment(mode, () => below(1_000_000) / 1_000_000)]!++;
    for (const [kind, times] of seen.entries()) {
      const part = weightOf(mode, kind) / numbersOf(mode);
      expect(Math.abs(times / 100_000 - part)).toBeLessThan(5 * Math.sqrt((part * (1 - part)) / 100_000));
    }
  });
});

describe('the wheel that turns again', () => {
  const definition = definitionOf('money-wheel');
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

describe('a board of pins', () => {
  it('lies within its picture, and its places lie between the pins of the last row', () => {
    for (let rows = 8; rows <= 16; rows++) {
      const board = pinBoard(rows);
      const last = pinsOf(board, rows - 1);
      expect(last).toHaveLength(rows + 2);
      expect(last[0]! - board.pin).toBeGreaterThan(0);
      expect(last.at(-1)! + board.pin).toBeLessThan(boardWidth);
      for (let place = 0; place <= rows; place++)
        expect(placeAt(board, place)).toBeCloseTo((last[place]! + last[place + 1]!) / 2, 9);
    }
  });

  it('has the ball meet a pin of every row and fall into the place of its way', () => {
    for (const place of [0, 3, 12]) {
      const board = pinBoard(12);
      const met = meetings(board, pathTo(12, place, 0));
      expect(met).toHaveLength(13);
      for (const [row, { x }] of met.slice(0, 12).entries())
        expect(pinsOf(board, row).some((pin) => Math.abs(pin - x) < 1e-6)).toBe(true);
      expect(met.at(-1)!.x).toBeCloseTo(placeAt(board, place), 9);
      expect(leap(met[0]!, met[1]!, 0)).toEqual(met[0]);
      const end = leap(met[0]!, met[1]!, 1);
      expect([end.x, end.y]).toEqual([expect.closeTo(met[1]!.x, 9), expect.closeTo(met[1]!.y, 9)]);
    }
  });
});
