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

export class RowsClimb implements Climb<RowsShown> {
  steps = 0;
  private readonly rows: readonly { tiles: number; safe: number }[];
  private readonly traps: number[][] = [];
  private readonly picked: number[] = [];

  constructor(
    board: RowsBoard,
    mode: number,
    private readonly stops: readonly Stop[],
    below: DrawBelow,
  ) {
    this.rows = board.modes[mode]!.rows;
    for (const { tiles, safe } of this.rows) this.traps.push(choosePlaces(tiles, tiles - safe, below));
  }

  get isAtTop(): boolean {
    return this.steps === this.stops.length;
  }

  get pays(): number {
    return this.stops[this.steps - 1]?.pays ?? 0;
  }

  tries(): string[] {
    if (this.isAtTop) return [];
    const tries = Array<string>(this.rows[this.steps]!.tiles);
    for (let tile = 0; tile < tries.length; tile++) tries[tile] = pick(tile);
    return tries;
  }

  step(action: string): boolean {
    const tile = placeIn(action);
    this.picked.push(tile);
    if (this.traps[this.steps]!.includes(tile)) return false;
    this.steps += 1;
    return true;
  }

  shown(over: boolean): RowsShown {
    return { type: 'rows', picked: [...this.picked], traps: over ? this.traps : null };
  }
}
