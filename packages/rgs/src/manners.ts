import type { Pace } from '@fairhouse/game-math';

/** For which games something is allowed. Rules of play tell slots from all other games. */
export type Allowance = 'off' | 'tables' | 'all';

export function isAllowed(allowance: Allowance, pace: Pace): boolean {
  return allowance === 'all' || (allowance === 'tables' && pace === 'table');
}

/** How players of a place may play, as the wallet tells it. */
export interface PlaceManners {
  leastRoundMs: Record<Pace, number>;
  automatic: Allowance;
  quick: Allowance;
}

/** The same of one game: what a session keeps. */
export interface SessionManners {
  leastMs: number;
  automatic: boolean;
  quick: boolean;
}

/** Who is told nothing is held to the house's own rules alone. */
export function mannersOf(place: PlaceManners | undefined, pace: Pace): SessionManners {
  if (!place) return { leastMs: 0, automatic: true, quick: true };
  const { leastRoundMs, automatic, quick } = place;
  return { leastMs: leastRoundMs[pace], automatic: isAllowed(automatic, pace), quick: isAllowed(quick, pace) };
}
