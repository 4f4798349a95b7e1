import { liveGameScreen } from '../live-game-screen.tsx';
import { CardsTable } from './cards.tsx';
import { cards } from './face.ts';

export const { Game, gameBy, roundText, keys, Fairness } = liveGameScreen({ ...cards, Table: CardsTable });
