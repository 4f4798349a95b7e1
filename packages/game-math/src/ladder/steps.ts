import type { DrawBelow } from '../fair/stream.ts';
import type { Fraction } from '../fraction.ts';
import type { Climb } from './climb.ts';
import type { Stop } from './stops.ts';

/** One way on, and a table of what it pays to have come how far. The chances follow from the pays. */
export interface StepsBoard {
  type: 'steps';
  modes: readonly { name: string; pays: readonly number[] }[];
}

export interface StepsShown {
  type: 'steps';
  /** How many steps would have held; null until the round is over. */
  held: number | null;
}

/** To stand where it pays p hundredths has a chance of returns ÷ 100 p. */
export function stepChances({ modes }: StepsBoard, mode: number, returns: number): Fraction[] {
  return modes[mode]!.pays.map((pays) => ({ part: BigInt(returns), of: BigInt(pays) * 100n }));
}

/** A step from a pay to the next holds in as many cases as the former is of the latter; one to the first, as `returns` is of it. */
export class StepsClimb implements Climb<StepsShown> {
  steps = 0;
  /** How many steps hold. All are drawn, whether one before them holds or not. */
  private readonly held: number;

  constructor(
    board: StepsBoard,
    mode: number,
    returns: number,
    private readonly stops: readonly Stop[],
    below: DrawBelow,
  ) {
    const { pays } = board.modes[mode]!;
    let held = pays.length;
    for (let i = 0; i < pays.length; i++) {
      const holds = i === 0 ? below(pays[0]! * 100) < returns : below(pays[i]!) < pays[i - 1]!;
      if (!holds && held === pays.length) held = i;
    }
    this.held = held;
  }

  get isAtTop(): boolean {
    return this.steps === this.stops.length;
  }

  get pays(): number {
    return this.stops[this.steps - 1]?.pays ?? 0;
  }

  tries(): string[] {
    return this.isAtTop ? [] : ['go'];
  }

  step(): boolean {
    if (this.steps >= this.held) return false;
    this.steps += 1;
    return true;
  }

  shown(over: boolean): StepsShown {
    return { type: 'steps', held: over ? this.held : null };
  }
}
