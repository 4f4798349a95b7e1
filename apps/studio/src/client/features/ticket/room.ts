import { type TicketDefinition, type TicketOutcome, ticketGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameRoom } from '../../lib/game-room.ts';
import { multipleText } from '../../lib/multiple-text.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { type FaceName, wordsOf } from './texts.ts';

export const gameBy: GameRoom['gameBy'] = (definition) => ticketGame(definition as TicketDefinition);

/** The game that is played in this room. */
export function gameIn({ data }: PlaySession): { definition: TicketDefinition; theme: FacedTheme<FaceName> } {
  return { definition: data.definition as TicketDefinition, theme: data.theme as FacedTheme<FaceName> };
}

export const roundText: GameRoom['roundText'] = (outcome, { texts }) => {
  const { pays } = outcome as TicketOutcome;
  return pays > 0 ? multipleText(pays) : wordsOf(texts).noPrize;
};

export const keys: GameRoom['keys'] = (texts, session) => {
  const { press, stake, open } = wordsOf(texts).keys;
  return [press, open[gameIn(session).theme.face], stake];
};
