import type { Card } from '../cards/cards.ts';
import { handValue, isBlackjack } from './cards.ts';
import { type BlackjackAction, blackjackPhases, type Hand, type HandResult, returnedForTwo, Table } from './table.ts';

const mostHands = 4;

/** The actions open now with the further stake each takes, in the order in which a table offers them. */
export function openActions(table: Table): { action: BlackjackAction; cost: number }[] {
  if (table.phase === 'SETTLED') return [];
  if (table.phase === 'INSURANCE') {
    return [
      { action: 'insure', cost: table.firstStake / 2 },
      { action: 'decline', cost: 0 },
    ];
  }
  const hand = table.hands[table.active]!;
  const actions: { action: BlackjackAction; cost: number }[] = [
    { action: 'hit', cost: 0 },
    { action: 'stand', cost: 0 },
  ];
  if (hand.cards.length === 2) {
    actions.push({ action: 'double', cost: hand.stake });
    if (hand.cards[0]![0] === hand.cards[1]![0] && table.hands.length < mostHands) {
      actions.push({ action: 'split', cost: hand.stake });
    }
  }
  return actions;
}

/** Deals a round from the shoe's front: player, dealer, player, dealer face down. */
export function deal(stake: number, shoe: readonly Card[]): Table {
  const table = new Table(stake, shoe);
  const hand = table.addHand([], stake, false);
  table.toHand(hand);
  table.toDealer();
  table.toHand(hand);
  table.toDealer(true);
  if (table.dealer[0]![0] === 'A') {
    table.phase = 'INSURANCE';
    table.insuranceOffered = true;
  } else afterInsurance(table);
  return table;
}

/** Throws when the action is not open: whoever asks has looked at `openActions`. */
export function act(table: Table, action: BlackjackAction): void {
  const before = table.phase;
  const open = openActions(table).find((candidate) => candidate.action === action);
  if (!open) throw new RangeError(`${action} is not open in ${before}`);
  table.step++;
  const place = table.active;
  const hand = table.hands[place]!;
  if (action === 'insure') {
    table.insurance = open.cost;
    table.tell({ type: 'insurance', stake: open.cost });
  }
  if (action === 'insure' || action === 'decline') afterInsurance(table);
  if (action === 'hit') {
    table.toHand(place);
    closeWhenFull(table, hand, place);
  }
  if (action === 'stand') {
    table.become(hand, 'STOOD');
    table.tell({ type: 'stand', hand: place });
  }
  if (action === 'double') double(table, hand, place);
  if (action === 'split') split(table, hand, place);
  if (table.phase === 'PLAYER') activateNext(table);
  if (!blackjackPhases[before][action]!.includes(table.phase))
    throw new Error(`${action} led from ${before} to ${table.phase}`);
}

function afterInsurance(table: Table): void {
  const [hand] = table.hands as [Hand];
  const up = handValue(table.dealer.slice(0, 1)).total;
  const dealerHasBlackjack = isBlackjack(table.dealer);
  if (up >= 10) table.tell({ type: 'peek', blackjack: dealerHasBlackjack });
  if (isBlackjack(hand.cards)) table.become(hand, 'BLACKJACK');
  else if (dealerHasBlackjack) table.become(hand, 'STOOD');
  table.phase = 'PLAYER';
  activateNext(table);
}

function closeWhenFull(table: Table, hand: Hand, place: number): void {
  const { total } = handValue(hand.cards);
  if (total > 21) {
    table.become(hand, 'BUST');
    table.tell({ type: 'bust', hand: place });
  } else if (total === 21) table.become(hand, 'STOOD');
}

function double(table: Table, hand: Hand, place: number): void {
  hand.stake *= 2;
  hand.doubled = true;
  table.tell({ type: 'double', hand: place });
  table.toHand(place);
  closeWhenFull(table, hand, place);
  if (hand.state === 'ACTIVE') table.become(hand, 'STOOD');
}

/** Both hands get their second card at once; aces are done with it, and any 21 stands by itself. */
function split(table: Table, hand: Hand, place: number): void {
  const newPlace = table.addHand([hand.cards.pop()!], hand.stake, true);
  const other = table.hands[newPlace]!;
  hand.fromSplit = true;
  table.tell({ type: 'split', hand: place, newHand: newPlace });
  table.toHand(place);
  table.toHand(newPlace);
  const aces = hand.cards[0]![0] === 'A';
  for (const one of [hand, other]) if (aces || handValue(one.cards).total === 21) table.become(one, 'STOOD');
}

function activateNext(table: Table): void {
  if (table.active >= 0) return;
  const next = table.hands.find(({ state }) => state === 'WAITING');
  if (next) table.become(next, 'ACTIVE');
  else settle(table);
}

function settle(table: Table): void {
  table.phase = 'SETTLED';
  table.tell({ type: 'reveal', card: table.dealer[1]! });
  const dealerBlackjack = isBlackjack(table.dealer);
  if (!dealerBlackjack && table.hands.some(({ state }) => state === 'STOOD')) {
    while (handValue(table.dealer).total < 17) table.toDealer();
  }
  table.hands.forEach((hand, place) => {
    hand.result = resultOf(hand, table.dealer, dealerBlackjack);
    hand.win = (hand.stake / 2) * returnedForTwo[hand.result];
    table.tell({ type: 'settle', hand: place, result: hand.result, win: hand.win });
  });
  if (table.insurance > 0) {
    table.insuranceWin = dealerBlackjack ? table.insurance * 3 : 0;
    table.tell({ type: 'insuranceSettle', win: table.insuranceWin });
  }
}

function resultOf(hand: Hand, dealer: readonly Card[], dealerBlackjack: boolean): HandResult {
  if (hand.state === 'BUST') return 'LOSE';
  if (hand.state === 'BLACKJACK') return dealerBlackjack ? 'PUSH' : 'BLACKJACK';
  if (dealerBlackjack) return 'LOSE';
  const mine = handValue(hand.cards).total;
  const theirs = handValue(dealer).total;
  if (theirs > 21 || mine > theirs) return 'WIN';
  return mine === theirs ? 'PUSH' : 'LOSE';
}
