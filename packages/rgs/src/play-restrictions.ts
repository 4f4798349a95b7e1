import type { Pace } from '@fairhouse/game-math';

/** For which games something is allowed. Rules of play tell slots from all other games. */
export type Allowance = 'off' | 'tables' | 'all';

/** How far a win is celebrated. A return of no more than the stake is celebrated nowhere. */
export type Celebrations = 'off' | 'short' | 'full';

export function isAllowed(allowance: Allowance, pace: Pace): boolean {
  return allowance === 'all' || (allowance === 'tables' && pace === 'table');
}

/** How a player may play, as the wallet tells it: the stricter of the rules of the place and the operator's setting. */
export interface PlayRestrictions {
  /** Least time from the start of one round to the start of the next. */
  leastRoundMs: Record<Pace, number>;
  /** Which games may be played automatically. */
  automatic: Allowance;
  /** Which games may be played with shorter animations. */
  quick: Allowance;
  /** In which games the player may end an animation before the result is shown. */
  skip: Allowance;
  celebrations: Celebrations;
  /** Whether a bonus round may be bought. */
  bonusBuy: boolean;
  /** Whether a win may be put at risk again before it is paid. */
  doubleUp: boolean;
}

/** The same of one game: what a session keeps. */
export interface SessionPlayRestrictions {
  leastMs: number;
  automatic: boolean;
  quick: boolean;
  skip: boolean;
  celebrations: Celebrations;
  bonusBuy: boolean;
  doubleUp: boolean;
}

const unrestricted: PlayRestrictions = {
  leastRoundMs: { slot: 0, table: 0 },
  automatic: 'all',
  quick: 'all',
  skip: 'all',
  celebrations: 'full',
  bonusBuy: true,
  doubleUp: true,
};

/** Where the wallet states nothing, nothing is required. */
export function playRestrictionsOf(given: PlayRestrictions | undefined, pace: Pace): SessionPlayRestrictions {
  const { leastRoundMs, automatic, quick, skip, celebrations, bonusBuy, doubleUp } = given ?? unrestricted;
  return {
    leastMs: leastRoundMs[pace],
    automatic: isAllowed(automatic, pace),
    quick: isAllowed(quick, pace),
    skip: isAllowed(skip, pace),
    celebrations,
    bonusBuy,
    doubleUp,
  };
}
