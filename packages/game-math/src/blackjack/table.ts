import type { Card } from '../cards/cards.ts';
import type { BlackjackRules } from './rules.ts';

export type BlackjackPhase = 'INSURANCE' | 'PLAYER' | 'SETTLED';
export type BlackjackAction = 'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split' | 'surrender';
export type HandState = 'WAITING' | 'ACTIVE' | 'STOOD' | 'BUST' | 'BLACKJACK' | 'SURRENDERED';
export type HandResult = 'WIN' | 'LOSE' | 'PUSH' | 'BLACKJACK' | 'SURRENDER';

/** What each phase accepts, and the phases that the action can lead to. */
export const blackjackPhases: Record<BlackjackPhase, Partial<Record<BlackjackAction, readonly BlackjackPhase[]>>> = {
  INSURANCE: {
    insure: ['PLAYER', 'SETTLED'],
    decline: ['PLAYER', 'SETTLED'],
  },
  PLAYER: {
    hit: ['PLAYER', 'SETTLED'],
    stand: ['PLAYER', 'SETTLED'],
    double: ['PLAYER', 'SETTLED'],
    split: ['PLAYER', 'SETTLED'],
    surrender: ['PLAYER', 'SETTLED'],
  },
  SETTLED: {},
};

/** What a hand can become. */
export const handStates: Record<HandState, readonly HandState[]> = {
  WAITING: ['ACTIVE', 'STOOD', 'BLACKJACK'],
  ACTIVE: ['STOOD', 'BUST', 'SURRENDERED'],
  STOOD: [],
  BUST: [],
  BLACKJACK: [],
  SURRENDERED: [],
};

export interface Hand {
  /** The box from which it came, the first is 0. */
  box: number;
  cards: Card[];
  stake: number;
  doubled: boolean;
  fromSplit: boolean;
  state: HandState;
  result: HandResult | null;
  win: number;
}

/** One thing that happened at the table, in the order in which it did. `step` 0 is the deal. */
export type TableEvent = { step: number } & (
  | { type: 'card'; to: 'hand'; hand: number; card: Card }
  | { type: 'card'; to: 'dealer'; card: Card | '??' }
  | { type: 'insurance'; stake: number }
  | { type: 'peek'; blackjack: boolean }
  | { type: 'stand' | 'double' | 'bust' | 'surrender'; hand: number }
  | { type: 'split'; hand: number; newHand: number }
  | { type: 'reveal'; card: Card }
  | { type: 'settle'; hand: number; result: HandResult; win: number }
  | { type: 'insuranceSettle'; win: number }
);

export class Table {
  readonly hands: Hand[] = [];
  readonly dealer: Card[] = [];
  readonly events: TableEvent[] = [];
  phase: BlackjackPhase = 'PLAYER';
  insuranceOffered = false;
  insurance = 0;
  insuranceWin = 0;
  step = 0;

  constructor(
    readonly rules: BlackjackRules,
    private readonly draw: () => Card,
  ) {}

  tell(event: TableEvent): void {
    this.events.push(event);
  }

  toHand(hand: number): void {
    const card = this.draw();
    this.hands[hand]!.cards.push(card);
    this.tell({ step: this.step, type: 'card', to: 'hand', hand, card });
  }

  toDealer(faceDown = false): void {
    const card = this.draw();
    this.dealer.push(card);
    this.tell({ step: this.step, type: 'card', to: 'dealer', card: faceDown ? '??' : card });
  }

  addHand({ box, cards, stake, fromSplit }: Pick<Hand, 'box' | 'cards' | 'stake' | 'fromSplit'>): number {
    const hand: Hand = { box, cards, stake, doubled: false, fromSplit, state: 'WAITING', result: null, win: 0 };
    return this.hands.push(hand) - 1;
  }

  /** The hands that became of a box. */
  handsOf(box: number): Hand[] {
    return this.hands.filter((hand) => hand.box === box);
  }

  become(hand: Hand, state: HandState): void {
    if (!handStates[hand.state].includes(state)) throw new Error(`a hand cannot go from ${hand.state} to ${state}`);
    hand.state = state;
  }

  get active(): number {
    return this.hands.findIndex(({ state }) => state === 'ACTIVE');
  }

  get staked(): number {
    return this.insurance + this.hands.reduce((sum, { stake }) => sum + stake, 0);
  }

  get win(): number {
    return this.insuranceWin + this.hands.reduce((sum, { win }) => sum + win, 0);
  }
}
