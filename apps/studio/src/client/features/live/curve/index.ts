import { liveGameScreen } from '../live-game-screen.tsx';
import { CrashTable } from './crash.tsx';
import { crash } from './face.ts';

export const { Game, gameBy, roundText, keys, Fairness } = liveGameScreen({ ...crash, Table: CrashTable });
