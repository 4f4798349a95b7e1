import { type CurveDefinition, type CurveOutcome, curveGame } from '@fairhouse/game-math';
import type { GameRoom } from '../../lib/game-room.ts';
import { multipleText } from '../../lib/multiple-text.ts';
import type { PlaySession } from '../../lib/play-session.ts';

export const gameBy: GameRoom['gameBy'] = (definition) => curveGame(definition as CurveDefinition);

export function definitionIn({ data }: PlaySession): CurveDefinition {
  return data.definition as CurveDefinition;
}

export const roundText: GameRoom['roundText'] = (outcome) => multipleText((outcome as CurveOutcome).point);

/** Curves are bet on at shared tables; here one bet is shown again. */
export const keys: GameRoom['keys'] = (texts) => [texts.rulesSheet.always.at(-2)!];
