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

/** Of each mode and board the same class: rounds are begun by the million, and a getter of its own for each would cost more than the round. */
export class FieldClimb implements Climb<FieldShown> {
  steps = 0;
  private readonly traps: number[];
  private readonly picked: number[] = [];

  constructor(
    private readonly board: FieldBoard,
    mode: number,
    private readonly stops: readonly Stop[],
    below: DrawBelow,
  ) {
    this.traps = choosePlaces(board.tiles, board.traps[mode]!, below);
  }

  get isAtTop(): boolean {
    return this.steps === this.stops.length;
  }

  get pays(): number {
    return this.stops[this.steps - 1]?.pays ?? 0;
  }

  tries(): string[] {
    if (this.isAtTop) return [];
    const { picked } = this;
    const { tiles } = this.board;
    const tries = Array<string>(tiles - picked.length);
    for (let tile = 0, at = 0; tile < tiles; tile++) if (!picked.includes(tile)) tries[at++] = pick(tile);
    return tries;
  }

  step(action: string): boolean {
    const tile = placeIn(action);
    this.picked.push(tile);
    if (this.traps.includes(tile)) return false;
    this.steps += 1;
    return true;
  }

  shown(over: boolean): FieldShown {
    return { type: 'field', picked: [...this.picked], traps: over ? this.traps : null };
  }
}
