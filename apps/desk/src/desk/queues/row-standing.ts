import type { Made } from './decisions/decisions.ts';
import type { PlacedRow } from './placed-rows.ts';

/** How a row stands for this person: what they decided about it counts before what the list said last. */
export type RowStanding =
  | { state: 'sending' | 'takingBack' | 'takenBack' | 'gone' | 'waits' }
  | { state: 'effectiveIn'; what: string; atMs: number }
  | { state: 'effective'; what: string }
  | { state: 'refused'; why: string };

export function rowStanding({ row, gone }: PlacedRow, made: Made | undefined): RowStanding {
  const said = row.decision?.state === 'refused' && !gone ? (row.decision.outcome ?? '') : undefined;
  switch (made?.standing.state) {
    case 'sent':
      return { state: 'sending' };
    case 'waiting':
      return { state: 'effectiveIn', what: made.what, atMs: made.standing.effectiveAtMs };
    case 'takingBack':
      return { state: 'takingBack' };
    case 'effective':
      // It was tried at its moment, and could not be done: the row waits again.
      return said === undefined ? { state: 'effective', what: made.what } : { state: 'refused', why: said };
    case 'refused':
      return { state: 'refused', why: made.standing.message };
  }
  if (gone) return { state: 'gone' };
  if (row.decision?.state === 'waiting')
    return { state: 'effectiveIn', what: row.decision.what, atMs: new Date(row.decision.effectiveTime).getTime() };
  if (said !== undefined) return { state: 'refused', why: said };
  return { state: made?.standing.state === 'takenBack' ? 'takenBack' : 'waits' };
}

/** Whether the row is still to be decided. */
export function stillWaits(standing: RowStanding): boolean {
  return standing.state === 'waits' || standing.state === 'refused' || standing.state === 'takenBack';
}
