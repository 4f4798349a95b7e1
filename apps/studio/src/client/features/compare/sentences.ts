import { type CompareDefinition, type CompareOutcome, type CompareRules, spreadOf } from '@fairhouse/game-math';
import type { Beat } from '../../ui/compare/story.ts';
import type { CompareWords } from '../../ui/compare/texts.ts';
import { choicesAt } from './screen.ts';

/** What the player is asked to decide; nothing at a table without a decision. */
export function askedOf({ hands }: CompareOutcome, definition: CompareDefinition, words: CompareWords): string {
  const choice = choicesAt(definition);
  if (!choice) return '';
  const { ask } = words.choices[choice];
  return choice === 'war' ? ask : `${words.spread(spreadOf(hands[0]![0]!, hands[2]![0]!))}. ${ask}`;
}

/** What is said as a card comes; undefined where the caption stays. */
export function sentenceAt({ type, hand, at }: Beat, rules: CompareRules, words: CompareWords): string | undefined {
  if (type === 'turn') return undefined;
  if (rules.type === 'baccarat' && at === 2) return hand === 0 ? words.draws.player : words.draws.banker;
  return rules.type === 'war' && at === 1 && hand === 0 ? words.atWar : undefined;
}
