import { liveGameRoom } from '../live-game-room.tsx';
import { wheel } from './face.ts';
import { WheelTable } from './wheel.tsx';

export const { Game, gameBy, roundText, keys, Fairness } = liveGameRoom({ ...wheel, Table: WheelTable });
