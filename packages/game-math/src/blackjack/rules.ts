import type { DeclaredFigures } from '../game.ts';

/** Which first two cards may be doubled. */
export const doubleOn = ['any two cards', 'hard 9 to 11', 'hard 10 and 11'] as const;
export type DoubleOn = (typeof doubleOn)[number];

/** The rules of a table as rounds are played by them, whatever the shape of its definition. */
export interface BlackjackRules {
  /** So many boxes lie before the player, each with a stake of its own. */
  boxes: number;
  decks: number;
  hitsSoft17: boolean;
  /** The dealer looks under ace and ten before the player acts; else has no hole card, and a blackjack takes every stake. */
  peeks: boolean;
  insurance: boolean;
  /** Paid for a blackjack: so many for so many. */
  blackjackPays: readonly [number, number];
  doubleOn: DoubleOn;
  doubleAfterSplit: boolean;
  /** Most hands that become of one box. */
  hands: number;
  /** Split aces get one card each and are not split again; else they are played as any pair. */
  acesTakeOne: boolean;
  lateSurrender: boolean;
}

/** The first table's definition as it was released: rules in words, of which nothing may change. */
export interface FirstTable {
  code: string;
  version: number;
  name: string;
  decks: 8;
  shuffled: 'before every round';
  dealerHitsSoft17: false;
  dealerPeeks: ['A', 'T', 'J', 'Q', 'K'];
  doubleOn: 'any two cards';
  doubleAfterSplit: true;
  splitOn: 'equal ranks';
  hands: 4;
  splitAces: { cards: 1; again: false };
  surrender: false;
  insurance: { of: 'half the stake'; pays: 2 };
  returnedForTwo: { WIN: 4; LOSE: 0; PUSH: 2; BLACKJACK: 5 };
  declared: DeclaredFigures;
}

/** A round of so many boxes with one stake on each. */
export interface BoxesFigures {
  boxes: number;
  /** Per cent of rounds that return anything. */
  hitRate: string;
  /** Of a round's return, in the stakes of all its boxes together. */
  deviation: string;
}

export interface TableRules {
  code: string;
  version: number;
  name: string;
  boxes: number;
  decks: number;
  dealer: { hitsSoft17: boolean; holeCard: boolean };
  blackjackPays: readonly [number, number];
  double: { on: DoubleOn; afterSplit: boolean };
  /** Cards of one rank. */
  split: { hands: number; acesTakeOne: boolean };
  lateSurrender: boolean;
  /** Of one box. */
  declared: DeclaredFigures;
  /** From two boxes to all. */
  several: readonly BoxesFigures[];
}

export type BlackjackDefinition = FirstTable | TableRules;

export function isFirstTable(definition: BlackjackDefinition): definition is FirstTable {
  return 'dealerPeeks' in definition;
}

export function blackjackRules(definition: BlackjackDefinition): BlackjackRules {
  if (isFirstTable(definition)) {
    return {
      boxes: 1,
      decks: definition.decks,
      hitsSoft17: definition.dealerHitsSoft17,
      peeks: true,
      insurance: true,
      blackjackPays: [3, 2],
      doubleOn: definition.doubleOn,
      doubleAfterSplit: definition.doubleAfterSplit,
      hands: definition.hands,
      acesTakeOne: definition.splitAces.cards === 1,
      lateSurrender: definition.surrender,
    };
  }
  const { boxes, decks, dealer, blackjackPays, double, split, lateSurrender } = definition;
  return {
    boxes,
    decks,
    hitsSoft17: dealer.hitsSoft17,
    peeks: dealer.holeCard,
    insurance: false,
    blackjackPays,
    doubleOn: double.on,
    doubleAfterSplit: double.afterSplit,
    hands: split.hands,
    acesTakeOne: split.acesTakeOne,
    lateSurrender,
  };
}

/** Whether two cards of this total may be doubled. */
export function doubles({ doubleOn: on }: BlackjackRules, { total, soft }: { total: number; soft: boolean }): boolean {
  if (on === 'any two cards') return true;
  return !soft && total <= 11 && total >= (on === 'hard 9 to 11' ? 9 : 10);
}

/** What a round returns at most, in its first stakes: every hand of every box doubled and won, or a blackjack. */
export function largestWin({ hands, doubleAfterSplit, blackjackPays: [pays, to] }: BlackjackRules): number {
  return Math.max(2 * (doubleAfterSplit ? 2 * hands : Math.max(2, hands)), 1 + pays / to);
}
