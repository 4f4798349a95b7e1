/**
 * A win that comes more seldom than once in so many rounds is not advertised: nobody ever sees it. Its odds are stated as rarer than
 * that, where all figures of a game stand.
 */
export const rarestShown = 1e9;

/** Odds as they are shown: once in so many rounds, or more seldom than that. */
export function shownOdds(oneIn: number, isBound = false): { rounds: string; isRarer: boolean } {
  return { rounds: oddsText(Math.min(oneIn, rarestShown)), isRarer: isBound || oneIn > rarestShown };
}

export function oddsInWords(oneIn: number, isBound = false): string {
  const { rounds, isRarer } = shownOdds(oneIn, isBound);
  return `${isRarer ? 'rarer than ' : ''}1 in ${rounds}`;
}

export function oddsText(oneIn: number): string {
  return oneIn.toLocaleString('en', { maximumFractionDigits: oneIn < 100 ? 2 : 0 });
}
