import type { Card } from '../cards/cards.ts';
import type { DeclaredFigures } from '../game.ts';

/** Where chips are laid. */
export interface CompareSpot {
  id: string;
  /** What a hit returns, the stake included, in hundredths of the stake. */
  pays: number;
  /** Of a bet on how many cards it takes: from the least to the most. */
  cards?: readonly [least: number, most: number];
}

/** How cards are compared. What a bet returns that neither wins nor loses stands here, in hundredths of the stake. */
export type CompareRules =
  /** Two hands come nearest to nine, by the table of third cards that every casino has. */
  | { type: 'baccarat' }
  /** One card each, the ace being the lowest. */
  | { type: 'dragon-tiger'; tied: number }
  /** One card each, the ace being the highest; of equal ones the player goes to war with as much again, or gives up. */
  | { type: 'war'; warWon: number; warTied: number; givenUp: number }
  /** A card is laid out; then one by one to both sides, until one of its rank comes. */
  | { type: 'andar-bahar' }
  /** Whether the third card falls between the first two; `spreads` has what the narrowest pay, `three` what three alike do. */
  | { type: 'red-dog'; spreads: readonly number[]; three: number };

/** Cards are laid out by fixed rules and compared; chips lie on how it ends. */
export interface CompareDefinition {
  code: string;
  version: number;
  name: string;
  rules: CompareRules;
  /** Shuffled together before every round. */
  decks: number;
  spots: readonly CompareSpot[];
  /** Stakes are multiples of this many minor units, so that every spot returns whole ones. */
  stakeStep: number;
  /** Return, hits and spread are those of the first spot; the largest win is that of all. */
  declared: DeclaredFigures;
}

/** The bet of a decision: as much again on the first spot, or not. */
export type CompareAction = 'raise' | 'stay';
export const compareActions: readonly CompareAction[] = ['raise', 'stay'];
/** The player's next decision; undefined when it is not there yet. */
export type Decide = () => CompareAction | undefined;

/** A round as far as cards and decisions go. */
export interface Deal {
  /** By place: of player and banker, dragon and tiger, player and dealer; the card laid out, andar and bahar; the three of red dog. */
  hands: Card[][];
  /** How it ended; of a round that goes on, why it does. */
  result: CompareResult;
  /** Waits for the first spot's player to raise or stay. */
  waits: boolean;
  raised: boolean;
  /** Hundredths of the first stake that a spot returns, that of a raise with it. */
  returns(spot: CompareSpot): number;
}

export type CompareResult =
  | 'player'
  | 'banker'
  | 'dealer'
  | 'tie'
  | 'dragon'
  | 'tiger'
  | 'given-up'
  | 'andar'
  | 'bahar'
  | 'between'
  | 'outside'
  | 'consecutive'
  | 'pair'
  | 'three';

/** Which spots a table may have, the first of them always; those on a number of cards are told apart by it. */
export const spotsOf: Record<CompareRules['type'], readonly string[]> = {
  baccarat: ['player', 'banker', 'tie', 'player-pair', 'banker-pair'],
  'dragon-tiger': ['dragon', 'tiger', 'tie', 'suited-tie'],
  war: ['main', 'tie'],
  'andar-bahar': ['andar', 'bahar'],
  'red-dog': ['ante'],
};

const order = 'A23456789TJQK';

/** 1 for an ace, 13 for a king. */
export const rankLow = (card: Card): number => order.indexOf(card[0]!) + 1;
/** 2 to 13, and 14 for an ace. */
export const rankHigh = (card: Card): number => (card[0] === 'A' ? 14 : rankLow(card));
