import { numbersOf, pathTo, simulationStream, type WeightedDefinition, weightOf } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { multipleText, shortMultiple } from '../../lib/stake/multiple-text.ts';
import { anySegment, brightnessOf, chanceText, levelsOf } from './figures.ts';
import { boardWidth, leap, meetings, pinBoard, pinsOf, placeAt } from './pin-board.ts';

const definitionOf = (code: string) => gameOf(code)!.definition as WeightedDefinition;

describe('the figures of a weighted draw', () => {
  it('are read as multiple, chance and level', () => {
    expect([multipleText(48), multipleText(100_000)]).toEqual(['0.48×', '1,000.00×']);
    expect([shortMultiple(2_900), shortMultiple(48)]).toEqual(['29×', '0.48×']);
    const shares = [14_599n, 97n].map((part) => ({ part, of: 100_000n }));
    expect(shares.map(chanceText)).toEqual(['14.59 %', '0.097 %']);
    expect(levelsOf(definitionOf('wheel').modes.find(({ id }) => id === 'medium-10')!)).toEqual([
      0, 150, 170, 220, 300,
    ]);
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
