import { type BlackjackOutcome, blackjackGame } from '@fairhouse/game-math';
import type { GameRoom } from '../../lib/game-room.ts';

export const gameBy: GameRoom['gameBy'] = () => blackjackGame;

export const roundText: GameRoom['roundText'] = (outcome, { texts }) =>
  (outcome as BlackjackOutcome).hands
    .map(({ result }) => (result ? texts.blackjack.results[result] : texts.roundsSheet.open))
    .join(', ');

export const keys: GameRoom['keys'] = ({ blackjack }) => blackjack.keys;
