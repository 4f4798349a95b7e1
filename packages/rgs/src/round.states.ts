/**
 * BETTING: a stake is being asked for. PLAYING: it is the player's turn. SETTLING: the outcome is fixed and the wallet
 * is being told. CANCELLING: a stake whose fate is unknown is being taken back. HELD: the wallet looks at the win before
 * it pays; the round is over for its player. DENIED: it did not pay it. The others are ends.
 */
export type RoundState =
  | 'BETTING'
  | 'PLAYING'
  | 'SETTLING'
  | 'CANCELLING'
  | 'HELD'
  | 'CLOSED'
  | 'DENIED'
  | 'REFUSED'
  | 'VOID';

export const roundTransitions: Record<RoundState, readonly RoundState[]> = {
  // To its end at once where stake and win are one call of the wallet.
  BETTING: ['PLAYING', 'SETTLING', 'CLOSED', 'HELD', 'DENIED', 'CANCELLING', 'REFUSED', 'VOID'],
  // To the next turn, or to its end, with an action that takes no stake.
  PLAYING: ['BETTING', 'PLAYING', 'SETTLING'],
  SETTLING: ['CLOSED', 'HELD', 'DENIED'],
  // What cannot be taken back was played after all.
  CANCELLING: ['PLAYING', 'CLOSED', 'HELD', 'DENIED', 'VOID'],
  HELD: ['CLOSED', 'DENIED'],
  CLOSED: [],
  DENIED: [],
  REFUSED: [],
  VOID: [],
};

/** Throws on a transition that is not in the table: that is a bug, and the round stays as it was. */
export function assertTransition(from: RoundState, to: RoundState): void {
  if (!roundTransitions[from].includes(to)) throw new Error(`a round cannot go from ${from} to ${to}`);
}

export function isEnded(state: RoundState): boolean {
  return roundTransitions[state].length === 0;
}

/** The player can play on: what is left of the round is between this casino and the wallet. */
export function isOver(state: RoundState): boolean {
  return isEnded(state) || state === 'HELD';
}
