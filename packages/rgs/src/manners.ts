import type { Pace } from '@fairhouse/game-math';

/** For which games something is allowed. Rules of play tell slots from all other games. */
export type Allowance = 'off' | 'tables' | 'all';

export function isAllowed(allowance: Allowance, pace: Pace): boolean {
  return allowance === 'all' || (allowance === 'tables' && pace === 'table');
}

/** How players of a place may play, as the wallet tells it. */
export interface PlayRestrictionsOfPlace {
  leastRoundMs: Record<Pace, number>;
  automatic: Allowance;
  quick: Allowance;
}

/** The same of one game: what a session keeps. */
export interface SessionPlayRestrictions {
  leastMs: number;
  automatic: boolean;
  quick: boolean;
}

/** Who is told nothing is held to the casino's own rules alone. */
export function playRestrictionsOf(place: PlayRestrictionsOfPlace | undefined, pace: Pace): SessionPlayRestrictions {
  if (!place) return { leastMs: 0, automatic: true, quick: true };
  const { leastRoundMs, automatic, quick } = place;
  return { leastMs: leastRoundMs[pace], automatic: isAllowed(automatic, pace), quick: isAllowed(quick, pace) };
}
