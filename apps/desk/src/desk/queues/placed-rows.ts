import type { Row } from './types.ts';

/** A row at its place in the list: one that is gone since stays where it stood, so that nothing jumps under a hand. */
export interface PlacedRow {
  row: Row;
  gone: boolean;
}

/**
 * What the list shows after `fresh` was answered: every row keeps its place, with what is known of it now; those that
 * are new come behind, and those that are not answered any more are marked as gone.
 */
export function placeRows(shown: readonly PlacedRow[], fresh: readonly Row[]): PlacedRow[] {
  const now = new Map(fresh.map((row) => [row.id, row]));
  const kept = shown.map(({ row }) => {
    const known = now.get(row.id);
    now.delete(row.id);
    return known ? { row: known, gone: false } : { row, gone: true };
  });
  return [...kept, ...[...now.values()].map((row) => ({ row, gone: false }))];
}

/** The row that comes next in a direction and still waits for somebody; the present one where there is none. */
export function stepFrom(
  rows: readonly { id: number; waits: boolean }[],
  active: number | undefined,
  step: 1 | -1,
  onlyWaiting = false,
): number | undefined {
  const at = rows.findIndex(({ id }) => id === active);
  if (at === -1) return rows.find(({ waits }) => waits)?.id ?? rows[0]?.id;
  for (let next = at + step; next >= 0 && next < rows.length; next += step) {
    const row = rows[next]!;
    if (!onlyWaiting || row.waits) return row.id;
  }
  return active;
}
