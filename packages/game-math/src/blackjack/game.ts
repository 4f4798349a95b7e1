import type { Card } from '../cards/cards.ts';
import { shuffle } from '../fair/shuffle.ts';
import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { tableUnit } from '../stakes.ts';
import { eightDecks, handValue } from './cards.ts';
import { act, deal, openActions } from './play-blackjack.ts';
import {
  type BlackjackAction,
  type BlackjackPhase,
  type Hand,
  returnedForTwo,
  type Table,
  type TableEvent,
} from './table.ts';

export interface BlackjackBet {
  stake: number;
}

export interface BlackjackHandShown extends Hand {
  total: number;
  soft: boolean;
}

export interface BlackjackOutcome {
  kind: 'blackjack';
  phase: BlackjackPhase;
  dealer: { cards: (Card | '??')[]; total: number; soft: boolean; blackjack: boolean };
  hands: BlackjackHandShown[];
  /** −1 when no hand is waiting for the player. */
  activeHand: number;
  insurance: { offered: boolean; stake: number; win: number };
  /** `insurance` stands for both answers to the offer; the price is that of taking it. */
  actions: { action: 'insurance' | 'hit' | 'stand' | 'double' | 'split'; cost: number }[];
  events: TableEvent[];
  win: number;
}

export interface BlackjackStakes {
  kind: 'blackjack';
  chips: number[];
  min: number;
  max: number;
  step: number;
}

const definition = {
  code: 'blackjack',
  version: 1,
  name: 'Blackjack',
  decks: 8,
  shuffled: 'before every round',
  dealerHitsSoft17: false,
  dealerPeeks: ['A', 'T', 'J', 'Q', 'K'],
  doubleOn: 'any two cards',
  doubleAfterSplit: true,
  splitOn: 'equal ranks',
  hands: 4,
  splitAces: { cards: 1, again: false },
  surrender: false,
  insurance: { of: 'half the stake', pays: 2 },
  returnedForTwo,
  declared: { return: '99.57', hitRate: '52.4', deviation: '1.15', volatility: 'low', maxWin: 16 },
} as const;

const maxUnits = 500;

export const blackjackGame: Game<BlackjackBet, BlackjackOutcome> = {
  ...gameHead('blackjack', definition),
  stakes(currency): BlackjackStakes | undefined {
    const unit = tableUnit(currency);
    if (unit === undefined) return undefined;
    return {
      kind: 'blackjack',
      chips: [1, 5, 25, 100].map((n) => n * unit),
      min: unit,
      max: maxUnits * unit,
      step: unit,
    };
  },
  readBet(input, currency) {
    const stake = (input as { stake?: unknown } | null)?.stake;
    if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
    const unit = tableUnit(currency);
    const offered = unit !== undefined && stake >= unit && stake <= maxUnits * unit && stake % unit === 0;
    return offered ? { ok: true, bet: { stake }, stake } : { ok: false, reason: 'stake_not_allowed' };
  },
  play(bet, actions, below) {
    const table = deal(bet.stake, shuffle(eightDecks, below));
    for (const action of actions) act(table, action as BlackjackAction);
    return {
      done: table.phase === 'SETTLED',
      staked: table.staked,
      win: table.win,
      outcome: shown(table),
      next: openActions(table),
    };
  },
  abandon(progress) {
    return progress.outcome.phase === 'INSURANCE' ? 'decline' : 'stand';
  },
};

/** The face-down card leaves the server only when it is turned over. */
function shown(table: Table): BlackjackOutcome {
  const settled = table.phase === 'SETTLED';
  const visible = settled ? table.dealer : table.dealer.slice(0, 1);
  return {
    kind: 'blackjack',
    phase: table.phase,
    dealer: {
      cards: settled ? table.dealer : [...visible, '??'],
      ...handValue(visible),
      blackjack: settled && table.dealer.length === 2 && handValue(table.dealer).total === 21,
    },
    hands: table.hands.map((hand) => ({ ...hand, ...handValue(hand.cards) })),
    activeHand: table.phase === 'PLAYER' ? table.active : -1,
    insurance: { offered: table.insuranceOffered, stake: table.insurance, win: table.insuranceWin },
    actions: offered(table),
    events: table.events,
    win: table.win,
  };
}

function offered(table: Table): BlackjackOutcome['actions'] {
  const actions: BlackjackOutcome['actions'] = [];
  for (const { action, cost } of openActions(table)) {
    if (action === 'insure') actions.push({ action: 'insurance', cost });
    else if (action !== 'decline') actions.push({ action, cost });
  }
  return actions;
}
