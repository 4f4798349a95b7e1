import {
  compareCards,
  type DoubleUpTry,
  type DrawPokerDefinition,
  type DrawPokerOutcome,
  drawPokerGame,
} from '@fairhouse/game-math';
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
  const { drawn, line, others, doubled } = outcome as DrawPokerOutcome;
  const words = wordsOf(session.texts);
  if (!drawn) return session.texts.roundsSheet.open;
  const paying = [line, ...(others ?? []).map((other) => other.line)].filter((one) => one >= 0).length;
  const one = line < 0 ? words.nothing : lineName(gameIn(session).definition, line, session.texts);
  const hand = others ? words.handsPay(paying, others.length + 1) : one;
  const won = doubled?.tries.filter(isHigher).length ?? 0;
  const end = doubled?.won === 0 ? words.doubledLost : won > 0 ? words.doubledTimes(won) : null;
  return end ? `${hand}, ${end}` : hand;
};

function isHigher({ dealer, cards, picked }: DoubleUpTry): boolean {
  return cards !== null && picked !== null && compareCards(cards[picked]!, dealer) > 0;
}

/** Whether the player may ask for it that a win can be doubled. */
export function canDouble(session: PlaySession): boolean {
  return session.replay === null && session.pace.doubleUp && gameIn(session).definition.doubleUp !== undefined;
}

export const keys: GameScreen['keys'] = (texts, session) => {
  const words = wordsOf(texts);
  const { fun } = session.opened;
  const { several } = gameIn(session).definition;
  return [
    ...words.keys,
    ...(several ? [words.handsKey] : []),
    ...(fun ? [words.hintKey] : []),
    ...(canDouble(session) ? words.doubleUpKeys : []),
  ];
};
