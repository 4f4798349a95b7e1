import type { SpotStakes, TappedStakes } from '@fairhouse/game-math';

/** Chips as they are drawn, in least stakes. */
const chipUnits = [1, 5, 25, 100, 500];

/** Stakes that could be typed, as chips: each place takes what one bet may be. */
export function chipStakesOf({ least, most }: TappedStakes, places: number): SpotStakes {
  const chips = chipUnits.map((units) => units * least).filter((chip) => chip <= most);
  return { chips, step: least, tableMax: most * places };
}
