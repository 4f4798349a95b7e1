import type { DrawBelow } from '../fair/stream.ts';
import { type Fraction, times, whole } from '../fraction.ts';
import { choosePlaces } from './choose-places.ts';
import { type Climb, pick, placeIn } from './climb.ts';
import type { Stop } from './stops.ts';

/** Tiles of which some are trapped; any may be opened, in any order. */
export interface FieldBoard {
  type: 'field';
  tiles: number;
  /** How many stand in a row. */
  across: number;
  /** A mode each: how many tiles are trapped. */
  traps: readonly number[];
}

export interface FieldShown {
  type: 'field';
  /** In the order in which they were opened; the last is a trap when the round failed. */
  picked: number[];
  /** Null until the round is over. */
  traps: number[] | null;
}

/** C(tiles − traps, k) of C(tiles, k) for k = 1, 2, …, tile by tile. */
export function fieldChances({ tiles, traps }: FieldBoard, mode: number): Fraction[] {
  const safe = tiles - traps[mode]!;
  let chance = whole;
  return Array.from({ length: safe }, (_, opened) => {
    chance = times(chance, safe - opened, tiles - opened);
    return chance;
  });
}

export function climbField(
  board: FieldBoard,
  mode: number,
  stops: readonly Stop[],
  below: DrawBelow,
): Climb<FieldShown> {
  const traps = choosePlaces(board.tiles, board.traps[mode]!, below);
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
      for (let tile = 0; tile < board.tiles; tile++) if (!picked.includes(tile)) tries.push(pick(tile));
      return tries;
    },
    step(action) {
      const tile = placeIn(action);
      picked.push(tile);
      if (traps.includes(tile)) return false;
      steps += 1;
      return true;
    },
    shown: (over) => ({ type: 'field', picked: [...picked], traps: over ? traps : null }),
  };
}
