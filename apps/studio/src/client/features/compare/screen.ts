import { type CompareDefinition, type CompareOutcome, compareGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import { heldKeys } from '../../lib/round/held-play.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { resultText } from '../../ui/compare/result-text.ts';
import { type FaceName, wordsOf } from '../../ui/compare/texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => compareGame(definition as CompareDefinition);

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: CompareDefinition; theme: FacedTheme<FaceName> } {
  return { definition: data.definition as CompareDefinition, theme: data.theme as FacedTheme<FaceName> };
}

/** The two decisions of a table that has them. */
export function choicesAt({ rules }: CompareDefinition): 'war' | 'red-dog' | undefined {
  return rules.type === 'war' || rules.type === 'red-dog' ? rules.type : undefined;
}

export const roundText: GameScreen['roundText'] = (outcome, session) => {
  const compared = outcome as CompareOutcome;
  const { rules } = gameIn(session).definition;
  return compared.result ? resultText(compared, rules, wordsOf(session.texts)) : session.texts.roundsSheet.open;
};

export const keys: GameScreen['keys'] = (texts, session) => {
  const { keys: named } = wordsOf(texts);
  const choice = choicesAt(gameIn(session).definition);
  return [
    named.deal,
    ...(choice ? [] : heldKeys(session)),
    named.spots,
    named.off,
    named.chips,
    named.again,
    ...(choice ? [named[choice]] : []),
  ];
};
