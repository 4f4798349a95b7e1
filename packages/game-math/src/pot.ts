import type { DrawBelow } from './fair/stream.ts';
import { type Fraction, numberOf } from './fraction.ts';

type ByCurrency = Readonly<Record<string, number>>;

/**
 * A pot that every round of its games pays into, and one of them takes. It is one in each currency, and another where nothing
 * is staked but play money. Its figures belong to its code: other figures are another pot.
 */
export interface PotRules {
  code: string;
  /** Of every million minor units staked, so many go into it. */
  contribution: number;
  /** With what the casino begins each pot, in minor units. */
  start: ByCurrency;
  /** No more is paid at once; what is beyond it lies in the next pot. */
  most: ByCurrency;
  /** Each minor unit staked is one of so many chances: the pot falls to a stake as often as it is large. */
  chances: ByCurrency;
}

/** A pot that a round takes. How much lies in it is no matter of the rules; between which two amounts is. */
export interface TakenPot {
  code: string;
  least: number;
  most: number;
}

/** Whether a stake takes the pot: one draw, whatever the stake. */
export function drawPot(pot: PotRules, currency: string, stake: number, below: DrawBelow): TakenPot | undefined {
  const chances = Object.hasOwn(pot.chances, currency) ? pot.chances[currency]! : 0;
  if (stake > chances) throw new RangeError(`${stake} ${currency} are more than the chances of the pot ${pot.code}`);
  if (below(chances) >= stake) return undefined;
  return { code: pot.code, least: pot.start[currency]!, most: pot.most[currency]! };
}

/**
 * What comes back by the pot, as a share of all that is staked: what is paid in, for all of it is won one day, and what the casino
 * begins each pot with, by how often that is.
 */
export function potReturn({ contribution, start, chances }: PotRules): { paidIn: Fraction; begun: Fraction } {
  // The same share in every currency: a definition that says otherwise is not read.
  const currency = Object.keys(chances)[0]!;
  return {
    paidIn: { part: BigInt(contribution), of: 1_000_000n },
    begun: { part: BigInt(start[currency]!), of: BigInt(chances[currency]!) },
  };
}

/** The same as one number, for figures. */
export function potShare(pot: PotRules | null | undefined): number {
  if (!pot) return 0;
  const { paidIn, begun } = potReturn(pot);
  return numberOf({ part: paidIn.part * begun.of + begun.part * paidIn.of, of: paidIn.of * begun.of });
}

/** The end of a round that takes a pot, with what lay in it. */
export function withPot<E extends { win: number; outcome: unknown }>(end: E, amount: number): E {
  return { ...end, win: end.win + amount, outcome: { ...(end.outcome as object), pot: amount } };
}

/** What a recorded outcome says that its round took, where that can be: 0 where it says nothing of the kind. */
export function potIn(recorded: unknown, { least, most }: TakenPot): number {
  const amount = (recorded as { pot?: unknown } | null)?.pot;
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= least && amount <= most ? amount : 0;
}
