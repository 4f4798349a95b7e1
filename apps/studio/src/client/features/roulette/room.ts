import { numberLabel, type RouletteDefinition, type RouletteOutcome, rouletteGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameRoom } from '../../lib/game-room.ts';
import type { PlaySession } from '../../lib/play-session.ts';

export const gameBy: GameRoom['gameBy'] = (definition) => rouletteGame(definition as RouletteDefinition);

type RouletteTheme = FacedTheme<'european' | 'french' | 'american' | 'mini'>;

/** The game that is played in this room. */
export function gameIn({ data }: PlaySession): { definition: RouletteDefinition; theme: RouletteTheme } {
  return { definition: data.definition as RouletteDefinition, theme: data.theme as RouletteTheme };
}

export const roundText: GameRoom['roundText'] = (outcome, { texts }) => {
  const { number, colour } = outcome as RouletteOutcome;
  return texts.roulette.result(numberLabel(number), texts.roulette.colours[colour]);
};

export const keys: GameRoom['keys'] = ({ roulette }) => roulette.keys;
