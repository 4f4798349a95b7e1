import { type ThresholdDefinition, type ThresholdOutcome, thresholdGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameRoom } from '../../lib/game-room.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { climbOf, dialText, multipleText } from './figures.ts';
import { wordsOf } from './texts.ts';

export const gameBy: GameRoom['gameBy'] = (definition) => thresholdGame(definition as ThresholdDefinition);

type ThresholdTheme = FacedTheme<'dice' | 'limbo'>;

/** The game that is played in this room. */
export function gameIn({ data }: PlaySession): { definition: ThresholdDefinition; theme: ThresholdTheme } {
  return { definition: data.definition as ThresholdDefinition, theme: data.theme as ThresholdTheme };
}

/** A drawn number as the face of the game shows it. */
export function figureOf(session: PlaySession, number: number): string {
  const { definition, theme } = gameIn(session);
  return theme.face === 'limbo' ? multipleText(climbOf(definition, number)) : dialText(definition, number);
}

export const roundText: GameRoom['roundText'] = (outcome, session) =>
  figureOf(session, (outcome as ThresholdOutcome).number);

export const keys: GameRoom['keys'] = (texts, session) => wordsOf(texts).keys[gameIn(session).theme.face];
