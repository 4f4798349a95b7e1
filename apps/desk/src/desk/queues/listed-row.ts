import type { Decisions } from './decisions/decisions.ts';
import type { PlacedRow } from './placed-rows.ts';
import { type RowStanding, rowStanding, stillWaits } from './row-standing.ts';
import type { QueueName, Row } from './types.ts';

/** A row as the list shows it. */
export interface ListedRow {
  id: number;
  row: Row;
  standing: RowStanding;
  waits: boolean;
}

export function listRows(queue: QueueName, placed: readonly PlacedRow[], decisions: Decisions): ListedRow[] {
  const made = new Map(decisions.filter((one) => one.queue === queue).map((one) => [one.id, one]));
  return placed.map((one) => {
    const standing = rowStanding(one, made.get(one.row.id));
    return { id: one.row.id, row: one.row, standing, waits: stillWaits(standing) };
  });
}
