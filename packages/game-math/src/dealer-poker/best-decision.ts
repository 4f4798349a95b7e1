import { cardNumber } from '../cards/card-number.ts';
import type { Card } from '../cards/cards.ts';
import { kindOf, strengthOf } from '../cards/hand-strength.ts';
import { type DealerPokerDefinition, qualifyingStrength } from './dealer-poker.ts';
import type { DealerPokerOutcome } from './dealer-poker-game.ts';
import { facedHands } from './faced-hands.ts';
import { endsOf } from './figures.ts';
import { lookAhead } from './look-ahead.ts';

/** Whether to put the further stake. */
export type Decision = (outcome: Pick<DealerPokerOutcome, 'player' | 'board' | 'dealer'>) => boolean;

/** A decision after three cards of the middle. */
export type FlopDecision = (hole: readonly number[], flop: readonly number[]) => boolean;

/**
 * The best play of a game, or where it is too much to count at a table the one that is told in words; tests say what that costs.
 * `afterFlop` knows it from a table that was counted before.
 */
export function bestDecision(definition: DealerPokerDefinition, afterFlop: FlopDecision = callsByWords): Decision {
  if (!definition.dealer) {
    const { gainOf } = lookAhead(definition);
    return ({ player, board }) => gainOf(open([...player, ...board])) > 0;
  }
  if (definition.board > 0) return ({ player, board }) => afterFlop(open(player), open(board));
  if (definition.dealer.open > 0)
    return ({ player, dealer }) => raisesAgainst(definition, open(player), open(dealer)[0]!);
  const least = weakestRaised(definition);
  return ({ player }) => strengthOf(open(player)) >= least;
}

function open(cards: readonly (Card | '??')[]): number[] {
  const numbers: number[] = [];
  for (const card of cards) if (card !== '??') numbers.push(cardNumber(card));
  return numbers;
}

/** Where nothing of the dealer's is seen: from which strength of the own hand on it is right to go on. */
function weakestRaised(definition: DealerPokerDefinition): number {
  let least = Number.POSITIVE_INFINITY;
  facedHands(definition, (hand) => {
    if (hand.strength < least && endsOf(definition, hand.strength).gain(hand) > 0) least = hand.strength;
  });
  return least;
}

const [jack, queen, king] = [9, 10, 11];

/** Two cards and three of the middle: a pair or better with an own card, one card short of a straight or a flush, or a jack. */
export function callsByWords(hole: readonly number[], flop: readonly number[]): boolean {
  const ranks = hole.map((card) => card >> 2);
  if (ranks.some((rank) => rank >= jack) || ranks[0] === ranks[1]) return true;
  const common = flop.map((card) => card >> 2);
  if (ranks.some((rank) => common.includes(rank))) return true;
  const all = [...hole, ...flop];
  const ofSuit = (suit: number) => all.filter((card) => (card & 3) === suit).length;
  if (hole.some((card) => ofSuit(card & 3) >= 4)) return true;
  const has = (rank: number) => ranks.includes(rank) || common.includes(rank);
  // An ace below the deuce, and every lowest rank above it.
  return Array.from({ length: 10 }, (_, low) => [0, 1, 2, 3, 4].map((step) => (low + step + 12) % 13)).some(
    (five) => five.filter(has).length >= 4,
  );
}

/**
 * Five cards against one that is seen: a pair always, less than what the dealer plays with never. Between the two the dealer's card
 * decides: one that is also held, an ace or a king beside a queen or a jack, one below the fourth card beside a queen.
 */
export function raisesAgainst(definition: DealerPokerDefinition, cards: readonly number[], seen: number): boolean {
  const strength = strengthOf(cards);
  if (kindOf(strength, definition.hand) !== 'high-card') return true;
  if (strength < qualifyingStrength(definition)) return false;
  const ranks = cards.map((card) => card >> 2).sort((a, b) => b - a);
  const [, , third, fourth] = ranks as [number, number, number, number];
  const theirs = seen >> 2;
  if (theirs >= king) return third === queen || third === jack;
  return ranks.includes(theirs) || (third === queen && theirs < fourth);
}
