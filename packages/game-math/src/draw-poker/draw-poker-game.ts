import { shuffle } from '../fair/shuffle.ts';
import type { DrawBelow } from '../fair/stream.ts';
import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { type Doubled, playDoubleUp } from './double-up.ts';
import { type DrawCard, type DrawPokerDefinition, deckOf, handSize, holdAction, holds } from './draw-poker.ts';
import { lineByReading, numberOf, readCards } from './reading.ts';

export interface DrawPokerBet {
  /** On each hand. */
  stake: number;
  /** How many hands are drawn; absent for one. */
  hands?: number;
  /** A win waits for its player, who may double it. Absent: it is paid with the draw. */
  doubleUp?: true;
}

/** One of several hands. */
export interface DrawnHand {
  drawn: DrawCard[];
  line: number;
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
  /** The other hands of a round of several, once they are drawn. */
  others?: DrawnHand[];
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

/** The five after the draw: each place that is not held, from the left, gets the next of the cards that come. */
function drawnFrom(dealt: readonly DrawCard[], held: number, coming: readonly DrawCard[]): DrawCard[] {
  let next = 0;
  return dealt.map((card, i) => ((held >> i) & 1 ? card : coming[next++]!));
}

/**
 * The top of what is left after the deal, shuffled for one further hand. Five numbers are drawn for every hold, so that no number
 * depends on a choice.
 */
function topOfShuffled(left: DrawCard[], below: DrawBelow): DrawCard[] {
  const picks: number[] = [];
  for (let place = 0; place < handSize; place++) {
    picks.push(place + below(left.length - place));
    change(left, place, picks[place]!);
  }
  const top = left.slice(0, handSize);
  // Back in their order, for the next hand: a copy of all of them for each of fifty hands is most of what a round takes.
  for (let place = handSize - 1; place >= 0; place--) change(left, place, picks[place]!);
  return top;
}

function change(cards: DrawCard[], one: number, other: number): void {
  const card = cards[one]!;
  cards[one] = cards[other]!;
  cards[other] = card;
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
      const { stake, hands, doubleUp } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (doubleUp !== undefined && (doubleUp !== true || !definition.doubleUp))
        return { ok: false, reason: 'wrong_input' };
      if (hands !== undefined && !definition.several?.some((one) => one.hands === hands))
        return { ok: false, reason: 'wrong_input' };
      const staked = stake * ((hands as number | undefined) ?? 1);
      // No round takes more than one hand can.
      if (!stakes.allows(stake, currency) || !stakes.isWithin(staked, currency))
        return { ok: false, reason: 'stake_not_allowed' };
      const bet: DrawPokerBet = {
        stake,
        ...(hands !== undefined && { hands: hands as number }),
        ...(doubleUp && { doubleUp: true }),
      };
      return { ok: true, bet, stake: staked, ...(doubleUp && { doublesUp: true }) };
    },
    play(bet, [action, ...further], below) {
      const { stake, hands = 1 } = bet;
      const staked = stake * hands;
      const kind = 'draw-poker';
      const shuffled = shuffle(deck, below);
      const dealt = shuffled.slice(0, handSize);
      const shown = { kind, ...bet, dealt } as const;
      if (action === undefined) {
        const outcome = { ...shown, drawn: null, held: null, line: lineOf(dealt), win: 0 };
        return { done: false, staked, win: 0, outcome, next };
      }
      const held = actions.get(action);
      if (held === undefined) throw new RangeError('the first choice is what is held');
      const drawnHand = (coming: readonly DrawCard[]): DrawnHand => {
        const drawn = drawnFrom(dealt, held, coming);
        return { drawn, line: lineOf(drawn) };
      };
      const left = shuffled.slice(handSize);
      // The cards that come to the first hand are those that lay on top of the deck since the deal.
      const first = drawnHand(left);
      const others = Array.from({ length: hands - 1 }, () => drawnHand(topOfShuffled(left, below)));
      const pays = [first, ...others].reduce((sum, { line }) => sum + (definition.pays[line]?.pays ?? 0), 0);
      const won = stake * pays;
      const drawn = { ...shown, ...first, held, ...(hands > 1 && { others }) };
      const rules = bet.doubleUp && definition.doubleUp;
      if (!rules && further.length > 0) throw new RangeError('the hand is over with its draw');
      const doubling = rules && playDoubleUp(rules, { won, most: staked * definition.declared.maxWin }, further, below);
      // Nothing was won, or what was won cannot be doubled.
      if (!doubling || (further.length === 0 && doubling.open.length === 0))
        return { done: true, staked, win: won, outcome: { ...drawn, win: won }, next: [] };
      const { open, ...doubled } = doubling;
      const done = open.length === 0;
      const win = done ? doubled.won : 0;
      const outcome = { ...drawn, win, doubled };
      return { done, staked, win, outcome, next: open.map((one) => ({ action: one, cost: 0 })) };
    },
    abandon({ next: [first] }) {
      // What was won is collected, and after the dealer's card is seen the first of the four is picked.
      return first && !actions.has(first.action) ? first.action : holdAction((1 << handSize) - 1);
    },
  };
}
