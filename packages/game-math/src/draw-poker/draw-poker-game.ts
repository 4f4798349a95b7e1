import { shuffle } from '../fair/shuffle.ts';
import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { type Doubled, playDoubleUp } from './double-up.ts';
import { type DrawCard, type DrawPokerDefinition, deckOf, handSize, holdAction, holds } from './draw-poker.ts';
import { lineByReading, numberOf, readCards } from './reading.ts';

export interface DrawPokerBet {
  stake: number;
  /** A win waits for its player, who may double it. Absent: it is paid with the draw. */
  doubleUp?: true;
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
  /** What is paid; 0 until the round is over. */
  win: number;
  /** Of a round with a win that its player could double. */
  doubled?: Doubled;
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
      const { stake, doubleUp } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (doubleUp !== undefined && (doubleUp !== true || !definition.doubleUp))
        return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      const bet: DrawPokerBet = { stake, ...(doubleUp && { doubleUp: true }) };
      return { ok: true, bet, stake, ...(doubleUp && { doublesUp: true }) };
    },
    play(bet, [action, ...further], below) {
      const { stake } = bet;
      const kind = 'draw-poker';
      const shuffled = shuffle(deck, below);
      const dealt = shuffled.slice(0, handSize);
      const shown = { kind, ...bet, dealt } as const;
      if (action === undefined) {
        const outcome = { ...shown, drawn: null, held: null, line: lineOf(dealt), win: 0 };
        return { done: false, staked: stake, win: 0, outcome, next };
      }
      const held = actions.get(action);
      if (held === undefined) throw new RangeError('the first choice is what is held');
      // The cards that come are those that lay on top of the deck since the deal, in the order of the empty places.
      let top = handSize;
      const drawn = dealt.slice();
      for (let i = 0; i < handSize; i++) if (!((held >> i) & 1)) drawn[i] = shuffled[top++]!;
      const line = lineOf(drawn);
      const won = line < 0 ? 0 : stake * definition.pays[line]!.pays;
      const drawnHand = { ...shown, drawn, held, line };
      const rules = bet.doubleUp && definition.doubleUp;
      if (!rules && further.length > 0) throw new RangeError('the hand is over with its draw');
      const doubling = rules && playDoubleUp(rules, { won, most: stake * definition.declared.maxWin }, further, below);
      // Nothing was won, or what was won cannot be doubled.
      if (!doubling || (further.length === 0 && doubling.open.length === 0))
        return { done: true, staked: stake, win: won, outcome: { ...drawnHand, win: won }, next: [] };
      const { open, ...doubled } = doubling;
      const done = open.length === 0;
      const win = done ? doubled.won : 0;
      const outcome = { ...drawnHand, win, doubled };
      return { done, staked: stake, win, outcome, next: open.map((one) => ({ action: one, cost: 0 })) };
    },
    abandon({ next: [first] }) {
      // What was won is collected, and after the dealer's card is seen the first of the four is picked.
      return first && !actions.has(first.action) ? first.action : holdAction((1 << handSize) - 1);
    },
  };
}
