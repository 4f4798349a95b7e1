/** As in the contract; VOIDING: a round without an outcome gives its stakes back, and is shown as VOID. */
export type RoundState = 'OPEN' | 'LOCKING' | 'RESULT' | 'SETTLE' | 'CLOSED' | 'VOIDING' | 'VOID';

export const roundTransitions: Record<RoundState, readonly RoundState[]> = {
  OPEN: ['LOCKING', 'VOIDING'],
  LOCKING: ['RESULT', 'VOIDING'],
  // Decided: whatever happens, it is played to its end.
  RESULT: ['SETTLE'],
  SETTLE: ['CLOSED'],
  VOIDING: ['VOID'],
  CLOSED: [],
  VOID: [],
};

/** Throws on a transition that is not in the table: that is a bug, and the round stays as it was. */
export function assertRoundTransition(from: RoundState, to: RoundState): void {
  if (!roundTransitions[from].includes(to)) throw new Error(`a shared round cannot go from ${from} to ${to}`);
}
