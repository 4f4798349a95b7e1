/**
 * A win that comes more seldom than once in so many rounds is not advertised: nobody ever sees it. Its odds are told as rarer than
 * that, where all figures of a game stand.
 */
export const mostSeldomTold = 1e9;

/** Odds as they are told: once in so many rounds, or more seldom than that. */
export function oddsTold(oneIn: number, isBound = false): { rounds: string; isRarer: boolean } {
  return { rounds: oddsText(Math.min(oneIn, mostSeldomTold)), isRarer: isBound || oneIn > mostSeldomTold };
}

export function oddsInWords(oneIn: number, isBound = false): string {
  const { rounds, isRarer } = oddsTold(oneIn, isBound);
  return `${isRarer ? 'rarer than ' : ''}1 in ${rounds}`;
}

export function oddsText(oneIn: number): string {
  return oneIn.toLocaleString('en', { maximumFractionDigits: oneIn < 100 ? 2 : 0 });
}
