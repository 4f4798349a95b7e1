import type { CompareOutcome, CompareRules } from '@fairhouse/game-math';
import { type CardSeen, storyOf, tableAfter } from '../../../ui/compare/story.ts';

type Hands = Pick<CompareOutcome, 'hands'>;

/** How long the cards of a round take until the last of them lies open. */
export function dealMs(rules: CompareRules, hands: Hands): number {
  return storyOf(rules, hands).reduce((sum, { ms }) => sum + ms, 0);
}

/** The table so long after the cards were fixed: the same on every page that knows when that was. */
export function dealtAfter(rules: CompareRules, hands: Hands, afterMs: number): CardSeen[][] {
  const story = storyOf(rules, hands);
  return tableAfter(story, hands.hands, beatsAfter(rules, hands, afterMs));
}

/** How many things have happened on the table by then. */
export function beatsAfter(rules: CompareRules, hands: Hands, afterMs: number): number {
  let at = 0;
  let beats = 0;
  for (const { ms } of storyOf(rules, hands)) {
    if (afterMs < at) break;
    at += ms;
    beats++;
  }
  return beats;
}
