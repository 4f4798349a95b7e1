import { type RouletteOutcome, rouletteGame } from '@fairhouse/game-math';
import type { GameRoom } from '../../lib/game-room.ts';

export const gameBy: GameRoom['gameBy'] = () => rouletteGame;

export const roundText: GameRoom['roundText'] = (outcome, { texts }) => {
  const { number, colour } = outcome as RouletteOutcome;
  return texts.roulette.result(number, texts.roulette.colours[colour]);
};

export const keys: GameRoom['keys'] = ({ roulette }) => roulette.keys;
