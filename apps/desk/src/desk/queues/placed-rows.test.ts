import { expect, it } from 'vitest';
import { placeRows } from './placed-rows.ts';
import type { Row } from './types.ts';

const row = (id: number, notes = 0) => ({ id, notes }) as Row;

it('rows keep their places, gone ones too; new ones come behind', () => {
  const shown = placeRows([], [row(1), row(2), row(3)]);
  const later = placeRows(shown, [row(4), row(3), row(1, 2)]);
  expect(later.map(({ row: { id }, gone }) => [id, gone])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ]);
  expect(later[0]!.row.notes).toBe(2);
});

it('a row that comes back is at its place again', () => {
  const gone = placeRows(placeRows([], [row(1), row(2)]), [row(2)]);
  expect(placeRows(gone, [row(2), row(1)])).toEqual(placeRows([], [row(1), row(2)]));
});
