import { rouletteSpots } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { centreOf, isSeam, neighbour, placeOf } from './layout.ts';

const spots = Object.values(rouletteSpots);
const directions = ['on', 'back', 'over', 'under'] as const;

/** The numbers whose cells touch a point of the layout. */
function touching(along: number, across: number): number[] {
  const touched = spots.filter(({ type, id }) => {
    if (type !== 'straight') return false;
    const cell = placeOf(rouletteSpots[id]!);
    return (
      along >= cell.along &&
      along <= cell.along + cell.length &&
      across >= cell.across &&
      across <= cell.across + cell.breadth
    );
  });
  return touched.map(({ numbers }) => numbers[0]!).sort((a, b) => a - b);
}

describe('the betting table', () => {
  it('has each split and corner where the cells of exactly its numbers meet', () => {
    const inner = spots.filter(({ type, numbers }) => type === 'split' || (type === 'corner' && numbers[0] !== 0));
    expect(inner.length).toBe(60 + 22);
    for (const spot of inner) {
      const { along, across } = centreOf(placeOf(spot));
      expect([spot.id, ...touching(along, across)]).toEqual([spot.id, ...spot.numbers]);
    }
  });

  it('has streets and six lines on the edge of their rows', () => {
    for (const spot of spots.filter(
      ({ type, numbers }) => (type === 'street' || type === 'line') && numbers[0] !== 0,
    )) {
      const { along, across } = centreOf(placeOf(spot));
      expect(across).toBe(0);
      const rows = new Set(spot.numbers.map((n) => Math.floor((n - 1) / 3)));
      for (const row of rows) expect(Math.abs(along - (row + 0.5))).toBeLessThanOrEqual(0.5);
    }
  });

  it('has no two spots in one place', () => {
    const centres = spots.map((spot) => JSON.stringify(centreOf(placeOf(spot))));
    expect(new Set(centres).size).toBe(spots.length);
  });

  it('lets the arrow keys reach every spot from every other', () => {
    const reached = new Set(['straight-17']);
    for (const id of reached) {
      for (const direction of directions) {
        const next = neighbour(id, direction);
        if (next) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual(spots.map(({ id }) => id).sort());
  });

  it('tells fields from seams', () => {
    expect(spots.filter((spot) => isSeam(placeOf(spot))).length).toBe(60 + 14 + 23 + 11);
  });
});
