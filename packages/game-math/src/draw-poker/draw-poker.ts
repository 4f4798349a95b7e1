import { type Card, oneDeck } from '../cards/cards.ts';
import type { DeclaredFigures } from '../game.ts';
import type { DoubleUpRules } from './double-up.ts';

/** What five cards can make, the weaker before the stronger; a pay line names one of them. */
export const pokerHands = [
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'five-of-a-kind',
  'royal-flush',
  'four-wilds',
] as const;
export type PokerHand = (typeof pokerHands)[number];

export interface PayLine {
  hand: PokerHand;
  /** A pair or four of a kind of these ranks only: 'JQKA'. */
  of?: string;
  /** Four of a kind with a fifth card of these ranks only: '234'. */
  with?: string;
  /** A royal flush without a wild card only. */
  natural?: true;
  /** What it returns, in whole stakes: no win is ever rounded. */
  pays: number;
}

/** Of a round of several hands: one deal, one hold, and a draw of its own for each hand. The return is that of one hand. */
export interface SeveralHands {
  hands: number;
  /** Per cent of rounds in which any hand pays. */
  hitRate: string;
  /** Of a round's return, in its whole stake. */
  deviation: string;
}

/** Which cards stand for any other: none, the four deuces, or a joker that makes fifty-three cards of the deck. */
export type Wild = 'none' | 'deuces' | 'joker';

/** Five cards are dealt, any of them are held, the others are drawn again, and the first line that the hand makes is paid. */
export interface DrawPokerDefinition {
  code: string;
  version: number;
  name: string;
  wild: Wild;
  /** The best first. */
  pays: readonly PayLine[];
  /** Stakes are multiples of this many minor units. */
  stakeStep: number;
  /** Numbers of hands that can be played at once beside one, the fewest first, each with its figures. */
  several?: readonly SeveralHands[];
  /** Where a win may be doubled or lost after the draw. */
  doubleUp?: DoubleUpRules;
  /** Of play in which every hold is the best there is. */
  declared: DeclaredFigures;
}

export const joker = 'JK';
export type DrawCard = Card | typeof joker;

/** The deck in one fixed order, before the shuffle. */
export function deckOf(wild: Wild): readonly DrawCard[] {
  return wild === 'joker' ? [...oneDeck, joker] : oneDeck;
}

export const handSize = 5;

/** 'hold:10110' keeps the first, the third and the fourth card. Bit i of the number stands for card i. */
export function holdAction(held: number): string {
  return holdActions[held]!;
}

const holdActions = Array.from(
  { length: 1 << handSize },
  (_, held) => `hold:${Array.from({ length: handSize }, (__, i) => (held >> i) & 1).join('')}`,
);

/** Every hold, those that keep more cards first: of two that return the same, the calmer is the better. */
export const holds: readonly number[] = Array.from({ length: 1 << handSize }, (_, held) => held).sort(
  (a, b) => keptBy(b) - keptBy(a) || a - b,
);

export function keptBy(held: number): number {
  let kept = 0;
  for (let i = 0; i < handSize; i++) kept += (held >> i) & 1;
  return kept;
}
