/**
 * One number is drawn, and it wins when it lies on the chosen side of a threshold that the player sets. Pays are quoted in
 * hundredths of the stake. Only those chances are offered whose pay is whole in the game's step and which return exactly
 * what is declared: no choice is better or worse than another, and no win is ever rounded.
 */
export interface ThresholdDefinition {
  code: string;
  version: number;
  name: string;
  /** How many numbers may be drawn, each as likely as another: 0 … numbers − 1. */
  numbers: number;
  /** What every choice returns, in hundredths of a per cent of the stake: 9900 is 99.00 %. */
  returns: number;
  /** The least and the most numbers that may be chosen to win. */
  winning: { least: number; most: number; first: number };
  /** Pays are multiples of this many hundredths, so that a stake in `stakeStep` minor units always pays whole ones. */
  payStep: number;
  stakeStep: number;
  /** Below: the lowest numbers win. Above: the highest. */
  sides: readonly Side[];
  declared: {
    return: string;
    hitRate: string;
    deviation: string;
    volatility: 'low' | 'low to medium' | 'medium' | 'medium to high' | 'high';
    maxWin: number;
  };
}

export type Side = 'below' | 'above';

/** One choice that is offered: how many numbers win, and what a win returns in hundredths of the stake. */
export interface Chance {
  winning: number;
  pays: number;
}

/** Every chance that returns exactly what is declared, the longest first. */
export function chancesOf({ numbers, returns, winning, payStep }: ThresholdDefinition): Chance[] {
  // pays / 100 × winning / numbers = returns / 10,000
  const product = (numbers * returns) / 100;
  const chances: Chance[] = [];
  for (let count = winning.least; count <= winning.most; count++) {
    const pays = product / count;
    if (Number.isInteger(pays) && pays % payStep === 0) chances.push({ winning: count, pays });
  }
  return chances;
}

export function wins({ numbers }: ThresholdDefinition, number: number, side: Side, winning: number): boolean {
  return side === 'below' ? number < winning : number >= numbers - winning;
}

/** What a chance returns of the stake, and how far a round strays from it, in stakes. */
export function chanceFigures({ numbers }: ThresholdDefinition, { winning, pays }: Chance) {
  const probability = winning / numbers;
  const multiple = pays / 100;
  const mean = probability * multiple;
  // Whatever wins pays more than the stake.
  return {
    hitRate: probability,
    profitRate: probability,
    return: mean,
    deviation: Math.sqrt(probability * multiple ** 2 - mean ** 2),
  };
}
