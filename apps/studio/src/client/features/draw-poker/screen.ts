import { type DrawPokerDefinition, type DrawPokerOutcome, drawPokerGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Back } from '../../ui/cards/card-backs.ts';
import { lineName } from './line-name.ts';
import { wordsOf } from './texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => drawPokerGame(definition as DrawPokerDefinition);

/** The game that is played in this screen; its face is the back of its cards. */
export function gameIn({ data }: PlaySession): { definition: DrawPokerDefinition; theme: FacedTheme<Back> } {
  return { definition: data.definition as DrawPokerDefinition, theme: data.theme as FacedTheme<Back> };
}

export const roundText: GameScreen['roundText'] = (outcome, session) => {
  const { drawn, line } = outcome as DrawPokerOutcome;
  if (!drawn) return session.texts.roundsSheet.open;
  return line < 0 ? wordsOf(session.texts).nothing : lineName(gameIn(session).definition, line, session.texts);
};

export const keys: GameScreen['keys'] = (texts, { opened }) => {
  const words = wordsOf(texts);
  return opened.fun ? [...words.keys, words.hintKey] : words.keys;
};
