import type { CallOutput } from '@fairhouse/contract';
import { openPopup } from '../../lib/address/popups.ts';
import { session } from '../../lib/session.ts';

export type Game = CallOutput<'/base/game/get'>;

/** Opens a game. A visitor who wants to play for money logs in first, and the game opens after that. */
export function playGame(gameId: number, playForFun = false, freeRounds?: 'on' | 'off'): void {
  if (!playForFun && session().status === 'visitor') openPopup('login', { thenPlay: gameId });
  else openPopup('play', { gameId, playForFun, ...(freeRounds && { freeRounds }) });
}
