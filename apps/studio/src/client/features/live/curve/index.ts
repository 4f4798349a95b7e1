import { liveGameRoom } from '../live-game-room.tsx';
import { CrashTable } from './crash.tsx';
import { crash } from './face.ts';

export const { Game, gameBy, roundText, keys, Fairness } = liveGameRoom({ ...crash, Table: CrashTable });
