import { numberLabel, type RouletteDefinition, type RouletteOutcome, rouletteGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => rouletteGame(definition as RouletteDefinition);

type RouletteTheme = FacedTheme<'european' | 'french' | 'american' | 'mini'>;

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: RouletteDefinition; theme: RouletteTheme } {
  return { definition: data.definition as RouletteDefinition, theme: data.theme as RouletteTheme };
}

export const roundText: GameScreen['roundText'] = (outcome, { texts }) => {
  const { number, colour } = outcome as RouletteOutcome;
  return texts.roulette.result(numberLabel(number), texts.roulette.colours[colour]);
};

export const keys: GameScreen['keys'] = ({ roulette }) => roulette.keys;
