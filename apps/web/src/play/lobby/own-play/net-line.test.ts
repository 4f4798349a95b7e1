import { expect, it } from 'vitest';
import { lineOf, rowsOf } from './net-line.ts';

const point = (round: number, net: number) => ({ round, net });

it.each([
  ['a loss', [point(0, 0), point(1, -5), point(2, -10)], '0,0 50,50 100,100', 0],
  ['a win', [point(0, 0), point(1, 10)], '0,100 100,0', 100],
  ['both', [point(0, 0), point(1, -5), point(2, 5)], '0,50 50,100 100,0', 50],
  ['nothing', [point(0, 0), point(1, 0)], '0,100 100,100', 100],
])('draws %s with its zero in the picture', (_, points, line, zero) => {
  expect(lineOf(points, 100, 100)).toEqual({ line, zero });
});

it('lists at most 25 rows, the last among them', () => {
  const rows = rowsOf(Array.from({ length: 200 }, (_, at) => point(at, at)));
  expect([rows.length, rows[0]!.round, rows.at(-1)!.round]).toEqual([25, 1, 199]);
});
