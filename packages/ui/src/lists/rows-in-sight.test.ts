import { describe, expect, it } from 'vitest';
import { rowsInSight } from './rows-in-sight.ts';

const grid = { visiblePx: 800, rowPx: 200, columns: 5, count: 3_000 };

describe('the rows in sight', () => {
  it('are those of the visible area and the spare ones', () => {
    expect(rowsInSight({ ...grid, topPx: 0 }, 2)).toEqual({ first: 0, end: 30 });
    expect(rowsInSight({ ...grid, topPx: -10_100 }, 2)).toEqual({ first: 240, end: 285 });
  });

  it('end with the last item, in a row that is not full', () => {
    expect(rowsInSight({ ...grid, count: 2_998, topPx: -119_300 }, 2)).toEqual({ first: 2_970, end: 2_998 });
  });

  it('are a single one of a grid that has not come into sight or has left it', () => {
    expect(rowsInSight({ ...grid, topPx: 5_000 }, 2)).toEqual({ first: 0, end: 5 });
    expect(rowsInSight({ ...grid, topPx: -500_000 }, 2)).toEqual({ first: 2_995, end: 3_000 });
  });

  it('are none where there is nothing', () => {
    expect(rowsInSight({ ...grid, count: 0, topPx: 0 }, 2)).toEqual({ first: 0, end: 0 });
  });
});
