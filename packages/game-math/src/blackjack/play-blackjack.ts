import type { Card } from '../cards/cards.ts';
import { handValue, isBlackjack } from './cards.ts';
import { type BlackjackRules, doubles } from './rules.ts';
import { dealerStands } from './strategy.ts';
import { type BlackjackAction, blackjackPhases, type Hand, type HandResult, Table } from './table.ts';

/** The actions open now with the further stake each takes, in the order in which a table offers them. */
export function openActions(table: Table): { action: BlackjackAction; cost: number }[] {
  if (table.phase === 'SETTLED') return [];
  if (table.phase === 'INSURANCE') {
    return [
      { action: 'insure', cost: table.staked / 2 },
      { action: 'decline', cost: 0 },
    ];
  }
  const { rules } = table;
  const hand = table.hands[table.active]!;
  const actions: { action: BlackjackAction; cost: number }[] = [
    { action: 'hit', cost: 0 },
    { action: 'stand', cost: 0 },
  ];
  if (hand.cards.length === 2) {
    if (doubles(rules, handValue(hand.cards)) && (rules.doubleAfterSplit || !hand.fromSplit))
      actions.push({ action: 'double', cost: hand.stake });
    if (hand.cards[0]![0] === hand.cards[1]![0] && table.handsOf(hand.box).length < rules.hands)
      actions.push({ action: 'split', cost: hand.stake });
    if (rules.lateSurrender && !hand.fromSplit) actions.push({ action: 'surrender', cost: 0 });
  }
  return actions;
}

/** A stake on one of the boxes, the first is 0. */
export interface BoxStake {
  box: number;
  stake: number;
}

/** Deals a round: a card to each box and one to the dealer, and again, the dealer's second face down where there is one. */
export function deal(rules: BlackjackRules, boxes: readonly BoxStake[], draw: () => Card): Table {
  const table = new Table(rules, draw);
  const hands = boxes.map(({ box, stake }) => table.addHand({ box, cards: [], stake, fromSplit: false }));
  for (const hand of hands) table.toHand(hand);
  table.toDealer();
  for (const hand of hands) table.toHand(hand);
  if (rules.peeks) table.toDealer(true);
  if (rules.insurance && table.dealer[0]![0] === 'A') {
    table.phase = 'INSURANCE';
    table.insuranceOffered = true;
  } else afterInsurance(table);
  return table;
}

/** Throws when the action is not open: anyone who asks has looked at `openActions`. */
export function takeAction(table: Table, action: BlackjackAction): void {
  const before = table.phase;
  const open = openActions(table).find((candidate) => candidate.action === action);
  if (!open) throw new RangeError(`${action} is not open in ${before}`);
  table.step++;
  const place = table.active;
  const hand = table.hands[place]!;
  if (action === 'insure') {
    table.insurance = open.cost;
    table.tell({ step: table.step, type: 'insurance', stake: open.cost });
  }
  if (action === 'insure' || action === 'decline') afterInsurance(table);
  if (action === 'hit') {
    table.toHand(place);
    closeWhenFull(table, hand, place);
  }
  if (action === 'stand') {
    table.become(hand, 'STOOD');
    table.tell({ step: table.step, type: 'stand', hand: place });
  }
  if (action === 'double') double(table, hand, place);
  if (action === 'split') split(table, hand, place);
  if (action === 'surrender') {
    table.become(hand, 'SURRENDERED');
    table.tell({ step: table.step, type: 'surrender', hand: place });
  }
  if (table.phase === 'PLAYER') activateNext(table);
  if (!blackjackPhases[before][action]!.includes(table.phase))
    throw new Error(`${action} led from ${before} to ${table.phase}`);
}

/** A dealer who looks and finds a blackjack ends the round here; one without a hole card has none yet. */
function afterInsurance(table: Table): void {
  const dealerHasBlackjack = isBlackjack(table.dealer);
  if (table.rules.peeks && handValue(table.dealer.slice(0, 1)).total >= 10)
    table.tell({ step: table.step, type: 'peek', blackjack: dealerHasBlackjack });
  for (const hand of table.hands) {
    if (isBlackjack(hand.cards)) table.become(hand, 'BLACKJACK');
    else if (dealerHasBlackjack) table.become(hand, 'STOOD');
  }
  table.phase = 'PLAYER';
  activateNext(table);
}

function closeWhenFull(table: Table, hand: Hand, place: number): void {
  const { total } = handValue(hand.cards);
  if (total > 21) {
    table.become(hand, 'BUST');
    table.tell({ step: table.step, type: 'bust', hand: place });
  } else if (total === 21) table.become(hand, 'STOOD');
}

function double(table: Table, hand: Hand, place: number): void {
  hand.stake *= 2;
  hand.doubled = true;
  table.tell({ step: table.step, type: 'double', hand: place });
  table.toHand(place);
  closeWhenFull(table, hand, place);
  if (hand.state === 'ACTIVE') table.become(hand, 'STOOD');
}

/** Both hands get their second card at once; aces may be done with it, and any 21 stands by itself. */
function split(table: Table, hand: Hand, place: number): void {
  const { box, stake } = hand;
  const newPlace = table.addHand({ box, cards: [hand.cards.pop()!], stake, fromSplit: true });
  const other = table.hands[newPlace]!;
  hand.fromSplit = true;
  table.tell({ step: table.step, type: 'split', hand: place, newHand: newPlace });
  table.toHand(place);
  table.toHand(newPlace);
  const done = hand.cards[0]![0] === 'A' && table.rules.acesTakeOne;
  for (const one of [hand, other]) if (done || handValue(one.cards).total === 21) table.become(one, 'STOOD');
}

/** Boxes are played one after another, and the hands of each in the order in which they came. */
function activateNext(table: Table): void {
  if (table.active >= 0) return;
  const waiting = table.hands.filter(({ state }) => state === 'WAITING');
  const [next] = waiting.sort((a, b) => a.box - b.box);
  if (next) table.become(next, 'ACTIVE');
  else settle(table);
}

function settle(table: Table): void {
  table.phase = 'SETTLED';
  drawForDealer(table);
  const dealerBlackjack = isBlackjack(table.dealer);
  table.hands.forEach((hand, place) => {
    hand.result = resultOf(hand, table.dealer, dealerBlackjack);
    hand.win = returnedFor(hand.result, hand.stake, table.rules);
    table.tell({ step: table.step, type: 'settle', hand: place, result: hand.result, win: hand.win });
  });
  if (table.insurance > 0) {
    table.insuranceWin = dealerBlackjack ? table.insurance * 3 : 0;
    table.tell({ step: table.step, type: 'insuranceSettle', win: table.insuranceWin });
  }
}

/** The dealer turns over or takes as many cards as the hands that are left depend on. */
function drawForDealer(table: Table): void {
  const { dealer, hands, rules } = table;
  const stood = hands.some(({ state }) => state === 'STOOD');
  if (rules.peeks) table.tell({ step: table.step, type: 'reveal', card: dealer[1]! });
  else if (!stood && hands.some(({ state }) => state === 'BLACKJACK') && handValue(dealer).total >= 10)
    table.toDealer();
  if (!stood || isBlackjack(dealer)) return;
  while (!dealerStands(handValue(dealer), rules)) table.toDealer();
}

function resultOf(hand: Hand, dealer: readonly Card[], dealerBlackjack: boolean): HandResult {
  if (hand.state === 'SURRENDERED') return 'SURRENDER';
  if (hand.state === 'BUST') return 'LOSE';
  if (hand.state === 'BLACKJACK') return dealerBlackjack ? 'PUSH' : 'BLACKJACK';
  if (dealerBlackjack) return 'LOSE';
  const mine = handValue(hand.cards).total;
  const theirs = handValue(dealer).total;
  if (theirs > 21 || mine > theirs) return 'WIN';
  return mine === theirs ? 'PUSH' : 'LOSE';
}

/** What comes back for a stake, the stake included. */
function returnedFor(result: HandResult, stake: number, { blackjackPays: [pays, to] }: BlackjackRules): number {
  switch (result) {
    case 'WIN':
      return 2 * stake;
    case 'LOSE':
      return 0;
    case 'PUSH':
      return stake;
    case 'BLACKJACK':
      return stake + (stake / to) * pays;
    case 'SURRENDER':
      return stake / 2;
  }
}
