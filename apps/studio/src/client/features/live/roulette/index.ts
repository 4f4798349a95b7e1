import { liveGameScreen } from '../live-game-screen.tsx';
import { roulette } from './face.ts';
import { RouletteTable } from './roulette.tsx';

export const { Game, gameBy, roundText, keys, Fairness } = liveGameScreen({ ...roulette, Table: RouletteTable });
