import {
  type BlackjackHandShown,
  type BlackjackOutcome,
  type Card,
  type HandResult,
  handValue,
  isBlackjack,
  type TableEvent,
} from '@fairhouse/game-math';

export interface HandSeen {
  /** The box from which it came, the first is 0. */
  box: number;
  cards: Card[];
  /** Minor units. */
  stake: number;
  doubled: boolean;
  fromSplit: boolean;
  bust: boolean;
  result: HandResult | null;
  win: number;
}

/** The table as far as its story has been shown. */
export interface TableSeen {
  dealer: (Card | '??')[];
  hands: HandSeen[];
  insurance: number;
  insuranceWin: number | null;
  peeked: boolean | null;
  /** Whose last card is still on its way: the dealer's, or that of the hand in this place. */
  flying: 'dealer' | number | null;
}

/**
 * The first `count` events of a round, applied; the whole story gives the table as the server has it. The card of the
 * last one is still on its way while it has not `arrived`.
 */
export function tableAfter(outcome: BlackjackOutcome, count: number, arrived = true): TableSeen {
  // Each box begins with one hand; those that came of splits stand behind them.
  const splits = outcome.events.reduce((sum, { type }) => sum + (type === 'split' ? 1 : 0), 0);
  const dealt = outcome.hands.slice(0, outcome.hands.length - splits);
  const table: TableSeen = {
    dealer: [],
    hands: dealt.map((hand) => freshHand({ box: boxOf(hand), stake: firstStakeOf(hand) })),
    insurance: 0,
    insuranceWin: null,
    peeked: null,
    flying: null,
  };
  const shown = outcome.events.slice(0, count);
  for (const event of shown) apply(table, event);
  const last = shown.at(-1);
  if (last && !arrived) table.flying = flyingIn(last);
  return table;
}

function flyingIn(event: TableEvent): TableSeen['flying'] {
  switch (event.type) {
    case 'card':
      return event.to === 'dealer' ? 'dealer' : event.hand;
    case 'reveal':
      return 'dealer';
    case 'split':
      return event.newHand;
    default:
      return null;
  }
}

/** At the first table there is one. */
export const boxOf = ({ box = 0 }: Pick<BlackjackHandShown, 'box'>): number => box;

/** Of a hand before it was doubled. */
export function firstStakeOf({ stake, doubled }: Pick<BlackjackHandShown, 'stake' | 'doubled'>): number {
  return doubled ? stake / 2 : stake;
}

function apply(table: TableSeen, event: TableEvent): void {
  switch (event.type) {
    case 'card':
      if (event.to === 'dealer') table.dealer.push(event.card);
      else table.hands[event.hand]!.cards.push(event.card);
      break;
    case 'reveal':
      table.dealer[1] = event.card;
      break;
    case 'peek':
      table.peeked = event.blackjack;
      break;
    case 'insurance':
      table.insurance = event.stake;
      break;
    case 'split': {
      const hand = table.hands[event.hand]!;
      hand.fromSplit = true;
      const { box, stake } = hand;
      table.hands[event.newHand] = { ...freshHand({ box, stake }), cards: [hand.cards.pop()!], fromSplit: true };
      break;
    }
    case 'double': {
      const hand = table.hands[event.hand]!;
      hand.doubled = true;
      hand.stake *= 2;
      break;
    }
    case 'bust':
      table.hands[event.hand]!.bust = true;
      break;
    case 'settle':
      Object.assign(table.hands[event.hand]!, { result: event.result, win: event.win });
      break;
    case 'insuranceSettle':
      table.insuranceWin = event.win;
      break;
    case 'stand':
    case 'surrender':
      break;
  }
}

function freshHand({ box, stake }: Pick<HandSeen, 'box' | 'stake'>): HandSeen {
  return { box, cards: [], stake, doubled: false, fromSplit: false, bust: false, result: null, win: 0 };
}

/** How long each event is looked at, in milliseconds. */
export function beatOf(event: TableEvent): number {
  switch (event.type) {
    case 'card':
      return 400;
    case 'peek':
      return 950;
    case 'reveal':
      return 620;
    case 'split':
      return 450;
    case 'settle':
    case 'bust':
      return 320;
    default:
      return 180;
  }
}

export interface Total {
  total: number;
  soft: boolean;
  blackjack: boolean;
}

/** The dealer's total, or that of the hand in this place: it counts a card once the card lies there. */
export function totalOnTable({ dealer, hands, flying }: TableSeen, place: 'dealer' | number): Total | undefined {
  const cards = place === 'dealer' ? dealer : hands[place]!.cards;
  const lying = flying === place ? cards.slice(0, -1) : cards;
  return totalOf(lying, place !== 'dealer' && hands[place]!.fromSplit);
}

/** The total of the cards that lie open; undefined when none does. */
export function totalOf(cards: readonly (Card | '??')[], fromSplit: boolean): Total | undefined {
  const open = cards.filter((card): card is Card => card !== '??');
  if (open.length === 0) return undefined;
  return { ...handValue(open), blackjack: !fromSplit && open.length === cards.length && isBlackjack(open) };
}
