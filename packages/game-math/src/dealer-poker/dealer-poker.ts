import { rankOrder } from '../cards/card-number.ts';
import { firstRank, type HandKind, type HandSize, kindOf, weakestWith } from '../cards/hand-strength.ts';
import type { DeclaredFigures } from '../game.ts';

/** A pay line names a kind of hand; of a straight flush up to the ace it may be told apart. */
export type PaidHand = HandKind | 'royal-flush';

export interface OddsLine {
  hand: PaidHand;
  /** A pair of these ranks only, up to the ace: 'TJQKA'. */
  of?: string;
  /** To one: at 5 a stake of 1 comes back as 6. Whole, so that no win is ever rounded. */
  pays: number;
}

/** What the figures of a way to bet are, with every decision the best there is. */
export interface WayFigures {
  return: string;
  hitRate: string;
  deviation: string;
  /** The largest win comes once in so many rounds, rounded. */
  oneIn: number;
}

/**
 * An ante is bet, cards are dealt, and the player decides on each further stake after what lies open. Then the dealer's hand is
 * turned and the two are compared; where there is no dealer's hand, the table of pays alone decides.
 */
export interface DealerPokerDefinition {
  code: string;
  version: number;
  name: string;
  /** Cards of a hand; where more are there, the best of them count. */
  hand: HandSize;
  /** Cards dealt to the player, to the middle for both, and to the dealer. */
  player: number;
  board: number;
  dealer: {
    cards: number;
    /** How many of them lie open from the deal on. */
    open: number;
    /** The weakest hand with which the dealer plays on: any of this kind whose ranks are these or higher. */
    qualifies: { hand: HandKind; ranks: string };
  } | null;
  decisions: readonly {
    /** Cards of the middle that lie open before it. */
    board: number;
    /** The further stake, in antes. */
    raise: number;
    /** What else there is: to give up what was staked, or to go on without. */
    otherwise: 'fold' | 'stay';
  }[];
  pays: {
    /** Of the ante; a hand that wins against the dealer and makes no line is paid even. Without a dealer every stake pays by it. */
    ante: readonly OddsLine[];
    raise: readonly OddsLine[];
    /** On the ante whatever the dealer has, where the player went on. */
    bonus: readonly OddsLine[];
  };
  /** A bet of as much as the ante, on the player's first cards alone. */
  side: { pays: readonly OddsLine[]; declared: WayFigures } | null;
  /** Antes are multiples of this many minor units. */
  stakeStep: number;
  /** Of rounds without the bet on the side, in which every decision is the best there is; the largest win is that of both. */
  declared: DeclaredFigures;
  /** The largest win of such a round comes once in so many, rounded. */
  oneIn: number;
}

/** Odds of the first line that a hand makes; undefined where it makes none. */
export function oddsOf(lines: readonly OddsLine[], strength: number, size: HandSize): number | undefined {
  return lines[lineOf(lines, strength, size)]?.pays;
}

/** Place of the first line that a hand makes; −1 where it makes none. */
export function lineOf(lines: readonly OddsLine[], strength: number, size: HandSize): number {
  const kind = kindOf(strength, size);
  const rank = firstRank(strength);
  return lines.findIndex(({ hand, of }) => {
    const isMade = hand === kind || (hand === 'royal-flush' && kind === 'straight-flush' && rank === 12 && size === 5);
    return isMade && (!of || of.includes(rankOrder[rank]!));
  });
}

/** The strength from which on the dealer plays; −1 where there is no dealer. */
export function qualifyingStrength({ dealer, hand }: DealerPokerDefinition): number {
  return dealer ? weakestWith(dealer.qualifies.hand, dealer.qualifies.ranks, hand) : -1;
}

export type SpotName = 'ante' | 'raise' | 'bonus' | 'side';

/** A place for stakes on the table: what lies there, and what came back of it in all. In antes, whole. */
export interface Spot {
  spot: SpotName;
  stake: number;
  returned: number;
}

export type Result = 'won' | 'lost' | 'tied' | 'unqualified' | 'folded';

/** What becomes of the stakes of a player who went on to the end, counted in antes. `dealer` is the strength of its hand. */
export function settle(
  definition: DealerPokerDefinition,
  raises: readonly number[],
  player: number,
  dealer: number,
): { result: Result; spots: Spot[] } {
  const { pays, hand } = definition;
  const ante = oddsOf(pays.ante, player, hand);
  if (!definition.dealer) {
    const back = ante === undefined ? 0 : 1 + ante;
    const spots = [1, ...raises].map(
      (stake, i): Spot => ({ spot: i === 0 ? 'ante' : 'raise', stake, returned: stake * back }),
    );
    return { result: back > 0 ? 'won' : 'lost', spots };
  }
  const plays = dealer >= qualifyingStrength(definition);
  const result = !plays ? 'unqualified' : player > dealer ? 'won' : player === dealer ? 'tied' : 'lost';
  const lost = result === 'lost';
  const bonus = oddsOf(pays.bonus, player, hand);
  return {
    result,
    spots: [
      { spot: 'ante', stake: 1, returned: lost ? 0 : result === 'tied' ? 1 : 1 + (ante ?? 1) },
      ...raises.map(
        (stake): Spot => ({
          spot: 'raise',
          stake,
          // Without a dealer's hand there is nothing that the raise could win from.
          returned: lost ? 0 : result === 'won' ? stake * (1 + (oddsOf(pays.raise, player, hand) ?? 1)) : stake,
        }),
      ),
      ...(bonus === undefined ? [] : [{ spot: 'bonus', stake: 0, returned: bonus } as const]),
    ],
  };
}

/** What all spots gave back. */
export const returnedBy = (spots: readonly Spot[]): number => spots.reduce((sum, { returned }) => sum + returned, 0);

/** The most that a round can return, in stakes of its bet: with or without the one on the side. */
export function largestWins(definition: DealerPokerDefinition): { plain: number; withSide: number | null } {
  const { hand, pays, side, decisions } = definition;
  const raises = decisions.map(({ raise }) => raise);
  const lines = [...pays.ante, ...pays.raise, ...pays.bonus, ...(side?.pays ?? [])];
  const made = lines.map(({ hand: kind, of }) =>
    kind === 'royal-flush'
      ? weakestWith('straight-flush', 'A', hand)
      : weakestWith(kind, of?.[0] ?? (kind === 'straight-flush' ? '9' : '2'), hand),
  );
  const wins = [weakestWith('high-card', 'A', hand), ...made].map((strength) => ({
    plain: returnedBy(
      settle(definition, raises, strength, definition.dealer ? qualifyingStrength(definition) : -1).spots,
    ),
    side: side ? 1 + (oddsOf(side.pays, strength, hand) ?? -1) : 0,
  }));
  return {
    plain: Math.max(...wins.map((one) => one.plain)),
    withSide: side && Math.max(...wins.map((one) => one.plain + one.side)) / 2,
  };
}
