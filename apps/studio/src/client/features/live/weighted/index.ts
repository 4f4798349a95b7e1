import { liveGameScreen } from '../live-game-screen.tsx';
import { wheel } from './face.ts';
import { WheelTable } from './wheel.tsx';

export const { Game, gameBy, roundText, keys, Fairness } = liveGameScreen({ ...wheel, Table: WheelTable });
