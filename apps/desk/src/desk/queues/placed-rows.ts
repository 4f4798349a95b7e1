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
