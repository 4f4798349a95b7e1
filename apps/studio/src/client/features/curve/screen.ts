import { type CurveDefinition, type CurveOutcome, curveGame } from '@fairhouse/game-math';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => curveGame(definition as CurveDefinition);

export function definitionIn({ data }: PlaySession): CurveDefinition {
  return data.definition as CurveDefinition;
}

export const roundText: GameScreen['roundText'] = (outcome) => multipleText((outcome as CurveOutcome).point);

/** Curves are bet on at shared tables; here one bet is shown again. */
export const keys: GameScreen['keys'] = (texts) => [texts.rulesSheet.always.at(-2)!];
