/**
 * ASKED: the wallet is asked for the stake. PLACED: it is in the round. CANCELLING: the stake, if it was taken, is on its way back.
 * SETTLING: decided, and the wallet is being told. HELD: the wallet looks at the win before it pays; DENIED: it did not pay it.
 */
export type BetState =
  | 'ASKED'
  | 'PLACED'
  | 'REFUSED'
  | 'CANCELLING'
  | 'VOID'
  | 'SETTLING'
  | 'HELD'
  | 'CLOSED'
  | 'DENIED';

export const betTransitions: Record<BetState, readonly BetState[]> = {
  ASKED: ['PLACED', 'REFUSED', 'CANCELLING', 'VOID'],
  PLACED: ['SETTLING', 'CANCELLING'],
  CANCELLING: ['VOID'],
  SETTLING: ['CLOSED', 'HELD', 'DENIED'],
  HELD: ['CLOSED', 'DENIED'],
  REFUSED: [],
  VOID: [],
  CLOSED: [],
  DENIED: [],
};

/** Throws on a transition that is not in the table: that is a bug, and the bet stays as it was. A try leaves it where it is. */
export function assertBetTransition(from: BetState, to: BetState): void {
  if (from !== to && !betTransitions[from].includes(to)) throw new Error(`a bet cannot go from ${from} to ${to}`);
}
