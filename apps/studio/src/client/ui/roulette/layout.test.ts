import type { RouletteDefinition } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import american from '../../../../../../games/american-roulette/definition.json' with { type: 'json' };
import european from '../../../../../../games/european-roulette/definition.json' with { type: 'json' };
import mini from '../../../../../../games/mini-roulette/definition.json' with { type: 'json' };
import { centreOf, isSeam, Layout } from './layout.ts';

const directions = ['on', 'back', 'over', 'under'] as const;

describe.each([
  ['european', european, 60 + 22, 60 + 14 + 23 + 11],
  ['american', american, 60 + 22, 60 + 15 + 22 + 11],
  ['mini', mini, 17 + 6, 17 + 4 + 6 + 3],
] as [string, RouletteDefinition, number, number][])('the betting table of %s', (_, definition, inner, seams) => {
  const layout = new Layout(definition);
  const spots = [...layout.spots.values()];

  /** The numbers whose cells touch a point of the layout. */
  function touching(along: number, across: number): number[] {
    const touched = definition.wheel.filter((number) => {
      const cell = layout.fieldOf(number);
      return (
        along >= cell.along &&
        along <= cell.along + cell.length &&
        across >= cell.across &&
        across <= cell.across + cell.breadth
      );
    });
    return touched.sort((a, b) => a - b);
  }

  it('has each split and corner where the cells of exactly its numbers meet', () => {
    const met = spots.filter(({ type, numbers }) => type === 'split' || (type === 'corner' && numbers[0] !== 0));
    expect(met.length).toBe(inner);
    for (const spot of met) {
      const { along, across } = centreOf(layout.placeOf(spot));
      expect([spot.id, ...touching(along, across)]).toEqual([spot.id, ...spot.numbers]);
    }
  });

  it('has streets and six lines on the edge of their rows', () => {
    const ofRows = spots.filter(({ type, numbers }) => ['street', 'line'].includes(type) && numbers.at(-1)! < 37);
    for (const spot of ofRows.filter(({ numbers }) => numbers[0] !== 0)) {
      const { along, across } = centreOf(layout.placeOf(spot));
      expect(across).toBe(0);
      const rows = new Set(spot.numbers.map((n) => Math.floor((n - 1) / 3)));
      for (const row of rows) expect(Math.abs(along - (row + 0.5))).toBeLessThanOrEqual(0.5);
    }
  });

  it('has no two spots in one place', () => {
    const centres = spots.map((spot) => JSON.stringify(centreOf(layout.placeOf(spot))));
    expect(new Set(centres).size).toBe(spots.length);
  });

  it('lets the arrow keys reach every spot from every other', () => {
    expect(layout.spots.has(layout.middle)).toBe(true);
    const reached = new Set([layout.middle]);
    for (const id of reached) {
      for (const direction of directions) {
        const next = layout.neighbour(id, direction);
        if (next) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual(spots.map(({ id }) => id).sort());
  });

  it('tells fields from seams', () => {
    expect(spots.filter((spot) => isSeam(layout.placeOf(spot))).length).toBe(seams);
  });
});

it('has three numbers meet at each of their streets with a zero', () => {
  const layout = new Layout(american as RouletteDefinition);
  const withZero = [...layout.spots.values()].filter(({ id }) => ['street-0-2-37', 'street-2-3-37'].includes(id));
  expect(withZero.map((spot) => centreOf(layout.placeOf(spot)))).toEqual([
    { along: 0, across: 1.5 },
    { along: 0, across: 2 },
  ]);
});
