import type { SpotStakes, TappedStakes } from '@fairhouse/game-math';

/** Chips as they are drawn, in steps of the game. */
const chipUnits = [1, 5, 25, 100, 500];

/** Stakes that could be typed, as chips: each place takes what one bet may be. */
export function chipStakesOf({ step, least, most }: TappedStakes, places: number): SpotStakes {
  const chips = chipUnits.map((units) => units * step).filter((chip) => chip >= least && chip <= most);
  return { chips, step, tableMax: most * places };
}
