import { cardNumber } from '../cards/card-number.ts';
import { strengthOf } from '../cards/hand-strength.ts';
import type { DealerPokerDefinition } from './dealer-poker.ts';
import type { DealerPokerOutcome } from './dealer-poker-game.ts';
import { facedHands } from './faced-hands.ts';
import { endsOf } from './figures.ts';

/** Whether the further stake is worth more than what else there is. */
export type Decision = (outcome: Pick<DealerPokerOutcome, 'player' | 'board' | 'dealer' | 'raises'>) => boolean;

/** The best play of a game, as far as it is told in words. */
export function bestDecision(definition: DealerPokerDefinition): Decision {
  const least = weakestRaised(definition);
  return ({ player }) => strengthOf(player.map(cardNumber)) >= least;
}

/** Where nothing of the dealer's is seen: from which strength of the own hand on it is right to go on. */
export function weakestRaised(definition: DealerPokerDefinition): number {
  let least = Number.POSITIVE_INFINITY;
  facedHands(definition, (hand) => {
    if (hand.strength < least && endsOf(definition, hand.strength).gain(hand) > 0) least = hand.strength;
  });
  return least;
}
