import { liveGameRoom } from '../live-game-room.tsx';
import { roulette } from './face.ts';
import { RouletteTable } from './roulette.tsx';

export const { Game, gameBy, roundText, keys, Fairness } = liveGameRoom({ ...roulette, Table: RouletteTable });
