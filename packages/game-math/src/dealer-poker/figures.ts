import type { Fraction } from '../fraction.ts';
import { type DealerPokerDefinition, largestWins, returnedBy, settle } from './dealer-poker.ts';

/** Sums over all rounds of play, each as likely as another; what was won or lost is counted in antes. */
export interface RoundSums {
  rounds: number;
  net: number;
  squares: number;
  /** Rounds that returned anything. */
  hits: number;
  /** Rounds that returned more than was staked. */
  profits: number;
  /** Rounds with the largest win. */
  top: number;
}

export const noRounds = (): RoundSums => ({ rounds: 0, net: 0, squares: 0, hits: 0, profits: 0, top: 0 });

/** The figures of a way to bet, in stakes of its bet: the ante, or twice as much with the bet on the side. */
export interface DealerPokerFigures {
  return: Fraction;
  hitRate: Fraction;
  profitRate: Fraction;
  deviation: number;
  /** The largest win comes once in so many rounds. */
  oneIn: number;
}

export function figuresBy({ rounds, net, squares, hits, profits, top }: RoundSums, antes = 1): DealerPokerFigures {
  // All are whole numbers, counted exactly below 2⁵³.
  if (![rounds, net, hits, profits].every(Number.isSafeInteger)) throw new RangeError('a sum is not exact');
  const share = (some: number): Fraction => ({ part: BigInt(some), of: BigInt(rounds) });
  const staked = BigInt(rounds) * BigInt(antes);
  return {
    return: { part: staked + BigInt(net), of: staked },
    hitRate: share(hits),
    profitRate: share(profits),
    deviation: Math.sqrt(squares / rounds - (net / rounds) ** 2) / antes,
    oneIn: rounds / top,
  };
}

/** How many of the dealer's hands come to which end against one of the player's. */
export interface Faced {
  unqualified: number;
  won: number;
  tied: number;
  lost: number;
}

/**
 * What comes of a hand on which the player goes on (`goesOn`), and of one that is folded. `side` is what the bet on the side
 * returned, in antes, and undefined where none was made.
 */
export function endsOf(definition: DealerPokerDefinition, strength: number, side?: number) {
  const { plain, withSide } = largestWins(definition);
  const most = side === undefined ? plain : withSide! * 2;
  const raises = definition.decisions.map(({ raise }) => raise);
  const staked = 1 + raises.reduce((sum, raise) => sum + raise, 0);
  const endOf = (out: number, returned: number): End => {
    const back = returned + (side ?? 0);
    const net = back - out - (side === undefined ? 0 : 1);
    return { net, hits: back > 0 ? 1 : 0, profits: net > 0 ? 1 : 0, top: back === most ? 1 : 0 };
  };
  const against = (dealer: number) => endOf(staked, returnedBy(settle(definition, raises, strength, dealer).spots));
  const ends = [
    against(0),
    // The strongest hand that is beaten stands for all that are.
    against(strength - 1),
    against(strength),
    against(Number.MAX_SAFE_INTEGER),
  ] as const;
  const folded = endOf(1, 0);
  return {
    ends,
    folded,
    /** What going on gains over all of the dealer's hands, less what folding does. */
    gain({ unqualified, won, tied, lost }: Faced): number {
      return (
        unqualified * (ends[0].net - folded.net) +
        won * (ends[1].net - folded.net) +
        tied * (ends[2].net - folded.net) +
        lost * (ends[3].net - folded.net)
      );
    },
    addTo(sums: RoundSums, { unqualified, won, tied, lost }: Faced, goesOn: boolean, times: number): void {
      [unqualified, won, tied, lost].forEach((hands, i) => {
        const { net, hits, profits, top } = goesOn ? ends[i]! : folded;
        const rounds = hands * times;
        sums.rounds += rounds;
        sums.net += rounds * net;
        sums.squares += rounds * net ** 2;
        sums.hits += rounds * hits;
        sums.profits += rounds * profits;
        if (rounds > 0) sums.top += rounds * top;
      });
    },
  };
}

interface End {
  net: number;
  hits: number;
  profits: number;
  top: number;
}
