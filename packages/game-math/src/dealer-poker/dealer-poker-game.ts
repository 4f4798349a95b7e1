import { cardNumber } from '../cards/card-number.ts';
import type { Card } from '../cards/cards.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { strengthOf, strongestOf } from '../cards/hand-strength.ts';
import type { DrawBelow } from '../fair/stream.ts';
import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { type DealerPokerDefinition, oddsOf, type Result, returnedBy, type Spot, settle } from './dealer-poker.ts';

export interface DealerPokerBet {
  /** The ante, in minor units. */
  stake: number;
  /** As much again is bet on the player's first cards. */
  side: boolean;
}

export interface DealerPokerOutcome extends DealerPokerBet {
  kind: 'dealer-poker';
  player: Card[];
  /** What lies in the middle and before the dealer; what is face down is not stated before the end. */
  board: (Card | '??')[];
  dealer: (Card | '??')[];
  /** What was put to each decision so far, in antes; 0 where the player went on without. */
  raises: number[];
  /** Null while the player has a choice. */
  result: Result | null;
  /** In minor units; what came back is 0 until the end. */
  spots: Spot[];
  win: number;
}

/** A game by the dealer poker engine; without stakes one that can be computed again, but not be bet on. */
export function dealerPokerGame(
  definition: DealerPokerDefinition,
  taps: StakeTaps = {},
): Game<DealerPokerBet, DealerPokerOutcome> {
  const { decisions, hand } = definition;
  const stakes = tappedStakes(taps, definition.stakeStep);

  function deal(below: DrawBelow) {
    const [player, dealer] = [definition.player, definition.dealer?.cards ?? 0];
    const cards = drawCards(player + dealer + definition.board, below);
    return {
      player: cards.slice(0, player),
      dealer: cards.slice(player, player + dealer),
      board: cards.slice(player + dealer),
    };
  }

  function sideOf(player: readonly Card[], side: boolean): Spot[] {
    if (!side) return [];
    const odds = oddsOf(definition.side!.pays, strengthOf(player.map(cardNumber)), hand);
    return [{ spot: 'side', stake: 1, returned: odds === undefined ? 0 : 1 + odds }];
  }

  return {
    ...gameHead('dealer-poker', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake, side = false } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (typeof side !== 'boolean' || (side && !definition.side)) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake, side }, stake: side ? stake * 2 : stake };
    },
    play({ stake, side }, actions, below) {
      const { player, board, dealer } = deal(below);
      const raises: number[] = [];
      let isFolded = false;
      for (const action of actions) {
        const decision = isFolded ? undefined : decisions[raises.length];
        if (!decision || (action !== 'raise' && action !== decision.otherwise))
          throw new RangeError(`"${action}" is not possible now`);
        if (action === 'fold') isFolded = true;
        else raises.push(action === 'raise' ? decision.raise : 0);
      }
      const next = isFolded ? undefined : decisions[raises.length];
      const strength = (cards: readonly Card[]) => strongestOf([...cards, ...board].map(cardNumber), hand).strength;
      const put = raises.filter((raise) => raise > 0);
      const settled =
        next || isFolded ? null : settle(definition, put, strength(player), dealer.length && strength(dealer));
      // Until the end, and after a fold, only what was put down is known.
      const spots = [
        ...sideOf(player, side).map((spot) => (next ? { ...spot, returned: 0 } : spot)),
        ...(settled?.spots ?? [
          { spot: 'ante', stake: 1, returned: 0 } as const,
          ...put.map((raise) => ({ spot: 'raise', stake: raise, returned: 0 }) as const),
        ]),
      ].map(({ spot, stake: antes, returned }): Spot => ({ spot, stake: antes * stake, returned: returned * stake }));
      const win = returnedBy(spots);
      return {
        done: !next,
        staked: spots.reduce((sum, spot) => sum + spot.stake, 0),
        win,
        outcome: {
          kind: 'dealer-poker',
          stake,
          side,
          player,
          board: next ? covered(board, next.board) : board,
          dealer: next ? covered(dealer, definition.dealer?.open ?? 0) : dealer,
          raises,
          result: settled?.result ?? (isFolded ? 'folded' : null),
          spots,
          win,
        },
        next: next
          ? [
              { action: 'raise', cost: next.raise * stake },
              { action: next.otherwise, cost: 0 },
            ]
          : [],
      };
    },
    /** Nothing further is staked for somebody who has left. */
    abandon: ({ next }) => next.find(({ cost }) => cost === 0)!.action,
  };
}

function covered(cards: readonly Card[], open: number): (Card | '??')[] {
  return cards.map((card, i) => (i < open ? card : '??'));
}
