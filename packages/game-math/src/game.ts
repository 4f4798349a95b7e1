import type { DrawBelow } from './fair/stream.ts';
import type { PotRules, TakenPot } from './pot.ts';

/** What a player can do next, and the further stake it takes (whole minor units, 0 for none). */
export interface NextAction {
  action: string;
  cost: number;
}

/** Where a round stands after its bet and the actions so far. Amounts are whole minor units below 2⁵³. */
export interface Progress<Outcome = unknown> {
  done: boolean;
  /** Everything staked so far, further stakes included. */
  staked: number;
  /** Everything returned to the player, returned stakes included; final when `done`. */
  win: number;
  /** What the player may see now, as plain JSON. */
  outcome: Outcome;
  next: NextAction[];
  /**
   * Of a round that is over: the pot that it takes. What lies in it is paid beside `win`, and stands in the outcome as `pot`, which
   * is null here.
   */
  pot?: TakenPot;
}

export type BetReading<Bet> =
  | {
      ok: true;
      bet: Bet;
      stake: number;
      /** The bet buys a feature that otherwise comes by chance; a jurisdiction may forbid it. */
      buysBonus?: true;
      /** A win of the bet may be put at risk again; a jurisdiction may forbid it. */
      doublesUp?: true;
    }
  | { ok: false; reason: 'wrong_input' | 'stake_not_allowed' };

/** The figures that a game declares and the build proves. Returns and rates in per cent. */
export interface DeclaredFigures {
  /** Return to player with two decimals, as text: '96.00'. */
  return: string;
  /** Rounds that pay more than nothing. */
  hitRate: string;
  /** Rounds that pay more than was staked; stated where some pay a part of the stake or just the stake. */
  profitRate?: string;
  /** Standard deviation of a round's return, in stakes. */
  deviation: string;
  volatility: 'low' | 'low to medium' | 'medium' | 'medium to high' | 'high';
  /** The largest return of one round in multiples of the first stake. */
  maxWin: number;
}

/** The engines of our own games. A game's kind is the engine that plays it; `open` is that of packages of outside studios. */
export type GameKind =
  | 'slot'
  | 'roulette'
  | 'blackjack'
  | 'threshold'
  | 'weighted'
  | 'ladder'
  | 'draw-poker'
  | 'subset'
  | 'ticket'
  | 'compare'
  | 'dealer-poker'
  | 'dice-table'
  | 'curve';
/** How fast rounds may follow one another: rules of play tell slots from all other games. */
export type Pace = 'slot' | 'table';

/**
 * One game as the rounds' engine sees it: a pure function from bet, actions and random numbers to where the round
 * stands. Playing again with the same numbers gives the same result, which is what recovery and checking rest on.
 */
export interface Game<Bet = unknown, Outcome = unknown> {
  code: string;
  name: string;
  kind: GameKind | 'open';
  pace: Pace;
  definition: unknown;
  definitionHash: string;
  declared: DeclaredFigures;
  /** What every round of it pays into, where it does. */
  pot?: PotRules;
  /** The stakes on offer in a currency, as the page shows them; undefined when the currency is not offered. */
  stakes(currency: string): unknown;
  /** Reads a bet that came from outside. */
  readBet(input: unknown, currency: string): BetReading<Bet>;
  /** Throws when an action is not among those that were possible: the caller has asked `next` before. */
  play(bet: Bet, actions: readonly string[], below: DrawBelow): Progress<Outcome>;
  /** The action that settles a round its player left; asked until the round is done. */
  abandon(progress: Progress<Outcome>): string;
  /** Of a game with rounds that run by the clock. */
  timed?: TimedRounds<Bet>;
}

/** What the clock decides in a round: time passed since it waits for its player, in milliseconds, by the clock of the database. */
export interface TimedRounds<Bet = unknown> {
  /** Whether a round with this bet runs by the clock. */
  isTimed(bet: Bet): boolean;
  /** When it is over by itself, with the action `end`. Not shown to players before. */
  endsAfterMs(bet: Bet, below: DrawBelow): number;
  /** What an action of the player is written down as. Refused for now where `retryAfterMs` says until when, else for good. */
  actionAt(
    bet: Bet,
    action: string,
    elapsedMs: number,
  ): { ok: true; action: string } | { ok: false; retryAfterMs: number | undefined };
}
