import type { CompareAction, CompareDefinition } from './compare.ts';
import type { CompareOutcome } from './compare-game.ts';
import { isWarBetter, isWorthRaising } from './endings.ts';
import { spreadOf, spreadPays } from './red-dog.ts';

/** The decision that returns more by the cards that lie open; for simulations and proofs. */
export function bestAction({ rules, decks, spots }: CompareDefinition, { hands }: CompareOutcome): CompareAction {
  if (rules.type === 'war') return isWarBetter(rules, decks) ? 'raise' : 'stay';
  if (rules.type !== 'red-dog') throw new RangeError('there is nothing to decide');
  const spread = spreadOf(hands[0]![0]!, hands[2]![0]!);
  return isWorthRaising(spread, decks, spreadPays(rules, spread, spots[0]!.pays)) ? 'raise' : 'stay';
}
