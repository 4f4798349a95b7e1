import type { GameRoom } from '../lib/game-room.ts';
import type { Opened } from '../lib/wire.ts';

/** The room of each engine is a chunk of its own: a player of a slot does not load the tables. */
export const rooms: Record<Opened['game']['kind'], () => Promise<GameRoom>> = {
  slot: () => import('../features/slots/index.ts'),
  roulette: () => import('../features/roulette/index.ts'),
  blackjack: () => import('../features/blackjack/index.ts'),
  threshold: () => import('../features/threshold/index.ts'),
  'draw-poker': () => import('../features/draw-poker/index.ts'),
};
