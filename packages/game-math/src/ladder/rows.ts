import type { DrawBelow } from '../fair/stream.ts';
import { type Fraction, times, whole } from '../fraction.ts';
import { choosePlaces } from './choose-places.ts';
import { type Climb, pick, placeIn } from './climb.ts';
import type { Stop } from './stops.ts';

/** Row upon row, in each of which one tile is chosen. */
export interface RowsBoard {
  type: 'rows';
  modes: readonly { name: string; rows: readonly { tiles: number; safe: number }[] }[];
}

export interface RowsShown {
  type: 'rows';
  /** One tile a row from the lowest on; the last is a trap when the round failed. */
  picked: number[];
  /** By row; null until the round is over. */
  traps: number[][] | null;
}

export function rowChances({ modes }: RowsBoard, mode: number): Fraction[] {
  let chance = whole;
  return modes[mode]!.rows.map(({ tiles, safe }) => {
    chance = times(chance, safe, tiles);
    return chance;
  });
}

export function climbRows(board: RowsBoard, mode: number, stops: readonly Stop[], below: DrawBelow): Climb<RowsShown> {
  const { rows } = board.modes[mode]!;
  const traps = rows.map(({ tiles, safe }) => choosePlaces(tiles, tiles - safe, below));
  const picked: number[] = [];
  let steps = 0;
  return {
    get steps() {
      return steps;
    },
    get pays() {
      return stops[steps - 1]?.pays ?? 0;
    },
    tries() {
      const tries: string[] = [];
      if (steps === stops.length) return tries;
      for (let tile = 0; tile < rows[steps]!.tiles; tile++) tries.push(pick(tile));
      return tries;
    },
    step(action) {
      const tile = placeIn(action);
      picked.push(tile);
      if (traps[steps]!.includes(tile)) return false;
      steps += 1;
      return true;
    },
    shown: (over) => ({ type: 'rows', picked: [...picked], traps: over ? traps : null }),
  };
}
