import { type TicketDefinition, type TicketOutcome, ticketGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { type FaceName, wordsOf } from './texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => ticketGame(definition as TicketDefinition);

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: TicketDefinition; theme: FacedTheme<FaceName> } {
  return { definition: data.definition as TicketDefinition, theme: data.theme as FacedTheme<FaceName> };
}

export const roundText: GameScreen['roundText'] = (outcome, { texts }) => {
  const { pays } = outcome as TicketOutcome;
  return pays > 0 ? multipleText(pays) : wordsOf(texts).noPrize;
};

export const keys: GameScreen['keys'] = (texts, session) => {
  const { press, stake, open } = wordsOf(texts).keys;
  return [press, open[gameIn(session).theme.face], stake];
};
