import { liveGameRoom } from '../live-game-room.tsx';
import { CardsTable } from './cards.tsx';
import { cards } from './face.ts';

export const { Game, gameBy, roundText, keys, Fairness } = liveGameRoom({ ...cards, Table: CardsTable });
