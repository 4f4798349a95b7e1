import { type DiceTableDefinition, type DiceTableOutcome, diceTableGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameRoom } from '../../lib/game-room.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { rollsText } from './figures.ts';
import { wordsOf } from './texts.ts';

export const gameBy: GameRoom['gameBy'] = (definition) => diceTableGame(definition as DiceTableDefinition);

type DiceTheme = FacedTheme<'sic-bo' | 'craps'>;

/** The game that is played in this room. */
export function gameIn({ data }: PlaySession): { definition: DiceTableDefinition; theme: DiceTheme } {
  return { definition: data.definition as DiceTableDefinition, theme: data.theme as DiceTheme };
}

export const roundText: GameRoom['roundText'] = (outcome) => rollsText((outcome as DiceTableOutcome).rolls);

export const keys: GameRoom['keys'] = (texts, session) => wordsOf(texts).keys[gameIn(session).theme.face];
