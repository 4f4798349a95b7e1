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
export function climbSteps(
  board: StepsBoard,
  mode: number,
  returns: number,
  stops: readonly Stop[],
  below: DrawBelow,
): Climb<StepsShown> {
  const { pays } = board.modes[mode]!;
  const holds = pays.map((pay, i) => (i === 0 ? below(pay * 100) < returns : below(pay) < pays[i - 1]!));
  const firstFail = holds.indexOf(false);
  const held = firstFail < 0 ? holds.length : firstFail;
  let steps = 0;
  return {
    get steps() {
      return steps;
    },
    get pays() {
      return stops[steps - 1]?.pays ?? 0;
    },
    tries: () => (steps === stops.length ? [] : ['go']),
    step() {
      if (!holds[steps]) return false;
      steps += 1;
      return true;
    },
    shown: (over) => ({ type: 'steps', held: over ? held : null }),
  };
}
