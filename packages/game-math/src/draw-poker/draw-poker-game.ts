import { shuffle } from '../fair/shuffle.ts';
import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { type DrawCard, type DrawPokerDefinition, deckOf, handSize, holdAction, holds } from './draw-poker.ts';
import { lineByReading, numberOf, readCards } from './reading.ts';

export interface DrawPokerBet {
  stake: number;
}

export interface DrawPokerOutcome extends DrawPokerBet {
  kind: 'draw-poker';
  /** The five cards as they were dealt. */
  dealt: DrawCard[];
  /** The five after the draw; null while the player has the choice. */
  drawn: DrawCard[] | null;
  /** Bit i: card i was held; null while the player has the choice. */
  held: number | null;
  /** Place in the table of pays of what the cards on the table make; −1 for nothing that pays. */
  line: number;
  win: number;
}

const actions = new Map(holds.map((held) => [holdAction(held), held]));
const next = [...actions.keys()].map((action) => ({ action, cost: 0 }));

/** Five cards → place in the table of pays, −1 for nothing that pays. */
export function handReader(
  definition: Pick<DrawPokerDefinition, 'wild' | 'pays'>,
): (cards: readonly DrawCard[]) => number {
  const lines = lineByReading(definition);
  return (cards) => {
    const [a, b, c, d, e] = cards as readonly [DrawCard, DrawCard, DrawCard, DrawCard, DrawCard];
    const { wild } = definition;
    return lines[readCards(numberOf(a), numberOf(b), numberOf(c), numberOf(d), numberOf(e), wild)]!;
  };
}

/** A game by the draw poker engine; without stakes one that can be computed again, but not be bet on. */
export function drawPokerGame(
  definition: DrawPokerDefinition,
  taps: StakeTaps = {},
): Game<DrawPokerBet, DrawPokerOutcome> {
  const deck = deckOf(definition.wild);
  const lineOf = handReader(definition);
  const stakes = tappedStakes(taps, definition.stakeStep);
  return {
    ...gameHead('draw-poker', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake }, stake };
    },
    play({ stake }, acted, below) {
      const kind = 'draw-poker';
      const shuffled = shuffle(deck, below);
      const dealt = shuffled.slice(0, handSize);
      const action = acted[0];
      if (action === undefined) {
        const outcome = { kind, stake, dealt, drawn: null, held: null, line: lineOf(dealt), win: 0 } as const;
        return { done: false, staked: stake, win: 0, outcome, next };
      }
      const held = actions.get(action);
      if (held === undefined || acted.length > 1)
        throw new RangeError('one choice of what is held, and the hand is over');
      // The cards that come are those that lay on top of the deck since the deal, in the order of the empty places.
      let top = handSize;
      const drawn = dealt.slice();
      for (let i = 0; i < handSize; i++) if (!((held >> i) & 1)) drawn[i] = shuffled[top++]!;
      const line = lineOf(drawn);
      const win = line < 0 ? 0 : stake * definition.pays[line]!.pays;
      return { done: true, staked: stake, win, outcome: { kind, stake, dealt, drawn, held, line, win }, next: [] };
    },
    abandon() {
      return holdAction((1 << handSize) - 1);
    },
  };
}
