import type { Tone } from '../../ui/facts/tag.tsx';
import { type SharedTable, stillSeconds } from './tables-view.ts';

/** How a table stands, in one word of the desk. The vendor's own words of a round are known; another one is shown as it is. */
export type TableState = 'rests' | 'restsSoon' | 'still' | 'unwritten' | 'between' | 'notBegun' | RoundState;
export const roundStates = ['OPEN', 'LOCKING', 'RESULT', 'SETTLE'] as const;
type RoundState = (typeof roundStates)[number] | 'other';

export function stateOf({ rests, alive, round, movedTime }: SharedTable, nowMs: number): TableState {
  if (rests && !round) return 'rests';
  if (isStill({ rests, round, movedTime }, nowMs)) return 'still';
  if (rests) return 'restsSoon';
  if (!alive) return 'unwritten';
  if (!round) return movedTime === null ? 'notBegun' : 'between';
  return roundStates.find((one) => one === round.state) ?? 'other';
}

/** One that rests by order is not expected to move once its round is over, nor one that has never begun. */
function isStill(
  { rests, round, movedTime }: Pick<SharedTable, 'rests' | 'round' | 'movedTime'>,
  nowMs: number,
): boolean {
  return !(rests && !round) && movedTime !== null && nowMs - new Date(movedTime).getTime() > stillSeconds * 1_000;
}

export const toneOf: Readonly<Record<TableState, Tone>> = {
  rests: 'casino',
  restsSoon: 'casino',
  still: 'bad',
  unwritten: 'bad',
  between: 'plain',
  notBegun: 'plain',
  OPEN: 'good',
  LOCKING: 'plain',
  RESULT: 'plain',
  SETTLE: 'plain',
  other: 'plain',
};
