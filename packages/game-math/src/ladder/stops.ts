import { type Fraction, numberOf } from '../fraction.ts';

/** What the pays of a game rest on. */
export interface PayRules {
  /** What a stop returns whose pay comes out even, in hundredths of a per cent of the stake; no stop returns more. */
  returns: number;
  /** Pays are multiples of this many hundredths. */
  payStep: number;
  /** No stop pays more multiples of the stake: on the last one below, the round is taken by itself. */
  most: number;
}

/** A place at which one can take. */
export interface Stop {
  /** The chance to come here. */
  chance: Fraction;
  /** Hundredths of the stake. */
  pays: number;
}

/** What a chance pays: `returns` through it, rounded down to the step of the pays. */
export function paysFor({ returns, payStep }: PayRules, { part, of }: Fraction): number {
  return Number((BigInt(returns) * of) / (100n * part * BigInt(payStep))) * payStep;
}

/** What a take at a stop returns of the stake, exactly. */
export function returnAt({ chance, pays }: Stop): Fraction {
  return { part: chance.part * BigInt(pays), of: chance.of * 100n };
}

/** Of a round that is taken at a stop: how often it comes there, what it returns, and how far it strays, in stakes. */
export function stopFigures(stop: Stop) {
  const returned = returnAt(stop);
  // Every stop pays more than the stake.
  return {
    hitRate: stop.chance,
    profitRate: stop.chance,
    return: returned,
    deviation: Math.sqrt(numberOf(stop.chance) * (stop.pays / 100) ** 2 - numberOf(returned) ** 2),
  };
}
