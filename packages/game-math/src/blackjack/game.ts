import type { Card } from '../cards/cards.ts';
import { oneDeck } from '../cards/cards.ts';
import { shoeOf } from '../cards/shoe.ts';
import { shuffle } from '../fair/shuffle.ts';
import type { DrawBelow } from '../fair/stream.ts';
import type { BetReading, Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { readSpotStakes, type SpotStake } from '../spot-stakes.ts';
import { tableUnit } from '../stakes.ts';
import { handValue } from './cards.ts';
import { type BoxStake, deal, openActions, takeAction } from './play-blackjack.ts';
import { type BlackjackDefinition, blackjackRules, isFirstTable } from './rules.ts';
import type { BlackjackAction, BlackjackPhase, Hand, Table, TableEvent } from './table.ts';

/** A stake at the first table, whose rounds have one box; chips on boxes at every other. */
export type BlackjackBet = { stake: number } | { bets: SpotStake[] };

export interface BlackjackHandShown extends Omit<Hand, 'box'> {
  /** The first is 0; of a table with boxes. */
  box?: number;
  total: number;
  soft: boolean;
}

export interface BlackjackOutcome {
  kind: 'blackjack';
  phase: BlackjackPhase;
  /** Without a hole card the dealer has one card until all hands are played. */
  dealer: { cards: (Card | '??')[]; total: number; soft: boolean; blackjack: boolean };
  hands: BlackjackHandShown[];
  /** −1 when no hand is waiting for the player. */
  activeHand: number;
  insurance: { offered: boolean; stake: number; win: number };
  /** `insurance` stands for both answers to the offer; the price is that of taking it. */
  actions: { action: 'insurance' | 'hit' | 'stand' | 'double' | 'split' | 'surrender'; cost: number }[];
  events: TableEvent[];
  win: number;
}

export interface BlackjackStakes {
  kind: 'blackjack';
  chips: number[];
  /** Of one box. */
  min: number;
  max: number;
  step: number;
  tableMax: number;
}

/** Most on a box, in units of the table. */
const boxUnits = 500;
const chipUnits = [1, 5, 25, 100];

/** How a box is called in a bet, the first is 0. */
export const boxSpot = (box: number): string => `box-${box + 1}`;

export function blackjackGame(definition: BlackjackDefinition): Game<BlackjackBet, BlackjackOutcome> {
  const rules = blackjackRules(definition);
  const spots = Array.from({ length: rules.boxes }, (_, box) => boxSpot(box));
  const first = isFirstTable(definition);
  const whole = Array.from({ length: rules.decks }, () => oneDeck).flat();
  return {
    ...gameHead('blackjack', definition),
    stakes(currency): BlackjackStakes | undefined {
      const unit = tableUnit(currency);
      if (unit === undefined) return undefined;
      return {
        kind: 'blackjack',
        chips: chipUnits.map((n) => n * unit),
        min: unit,
        max: boxUnits * unit,
        step: unit,
        tableMax: rules.boxes * boxUnits * unit,
      };
    },
    readBet: (input, currency) => (first ? readStake(input, currency) : readBoxes(input, currency, spots)),
    play(bet, actions, below) {
      const boxes = 'stake' in bet ? [{ box: 0, stake: bet.stake }] : bet.bets.map((one) => boxStake(one, spots));
      const table = deal(rules, boxes, first ? fromWholeShoe(whole, below) : shoeOf(rules.decks, below));
      for (const action of actions) takeAction(table, action as BlackjackAction);
      return {
        done: table.phase === 'SETTLED',
        staked: table.staked,
        win: table.win,
        outcome: shown(table, first),
        next: openActions(table),
      };
    },
    abandon(progress) {
      return progress.outcome.phase === 'INSURANCE' ? 'decline' : 'stand';
    },
  };
}

function readStake(input: unknown, currency: string): BetReading<BlackjackBet> {
  const stake = (input as { stake?: unknown } | null)?.stake;
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
  const unit = tableUnit(currency);
  const offered = unit !== undefined && stake >= unit && stake <= boxUnits * unit && stake % unit === 0;
  return offered ? { ok: true, bet: { stake }, stake } : { ok: false, reason: 'stake_not_allowed' };
}

/** The boxes of a bet stand in their order on the table, in which they are dealt and played. */
function readBoxes(input: unknown, currency: string, spots: readonly string[]): BetReading<BlackjackBet> {
  const reading = readSpotStakes(input, currency, {
    mostOn: (spot) => (spots.includes(spot) ? boxUnits : undefined),
  });
  if (!reading.ok) return reading;
  const bets = reading.bets.sort((a, b) => spots.indexOf(a.spot) - spots.indexOf(b.spot));
  return { ok: true, bet: { bets }, stake: reading.stake };
}

function boxStake({ spot, stake }: SpotStake, spots: readonly string[]): BoxStake {
  return { box: spots.indexOf(spot), stake };
}

/** The first table shuffles all of its cards before it deals: its rounds draw a number for each. */
function fromWholeShoe(whole: readonly Card[], below: DrawBelow): () => Card {
  const cards = shuffle(whole, below);
  let dealt = 0;
  return () => cards[dealt++]!;
}

/** The face-down card leaves the server only when it is turned over. */
function shown(table: Table, first: boolean): BlackjackOutcome {
  const settled = table.phase === 'SETTLED';
  const visible = settled ? table.dealer : table.dealer.slice(0, 1);
  const faceDown = settled ? [] : table.dealer.slice(1).map(() => '??' as const);
  return {
    kind: 'blackjack',
    phase: table.phase,
    dealer: {
      cards: [...visible, ...faceDown],
      ...handValue(visible),
      blackjack: settled && table.dealer.length === 2 && handValue(table.dealer).total === 21,
    },
    hands: table.hands.map((hand) => handShown(hand, first)),
    activeHand: table.phase === 'PLAYER' ? table.active : -1,
    insurance: { offered: table.insuranceOffered, stake: table.insurance, win: table.insuranceWin },
    actions: offered(table),
    events: table.events,
    win: table.win,
  };
}

function handShown(hand: Hand, first: boolean): BlackjackHandShown {
  const { box, cards, stake, doubled, fromSplit, state, result, win } = hand;
  const { total, soft } = handValue(cards);
  if (first) return { cards, stake, doubled, fromSplit, state, result, win, total, soft };
  return { cards, stake, doubled, fromSplit, state, result, win, box, total, soft };
}

function offered(table: Table): BlackjackOutcome['actions'] {
  const actions: BlackjackOutcome['actions'] = [];
  for (const { action, cost } of openActions(table)) {
    if (action === 'insure') actions.push({ action: 'insurance', cost });
    else if (action !== 'decline') actions.push({ action, cost });
  }
  return actions;
}
