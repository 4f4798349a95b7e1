import { type DiceTableDefinition, type DiceTableOutcome, diceTableGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { rollsText } from './figures.ts';
import { wordsOf } from './texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => diceTableGame(definition as DiceTableDefinition);

type DiceTheme = FacedTheme<'sic-bo' | 'craps'>;

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: DiceTableDefinition; theme: DiceTheme } {
  return { definition: data.definition as DiceTableDefinition, theme: data.theme as DiceTheme };
}

export const roundText: GameScreen['roundText'] = (outcome) => rollsText((outcome as DiceTableOutcome).rolls);

export const keys: GameScreen['keys'] = (texts, session) => wordsOf(texts).keys[gameIn(session).theme.face];
