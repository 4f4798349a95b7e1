import type { ComponentType } from 'preact';
import type { PlaySession } from '../lib/play-session.ts';

export interface GamePlace {
  session: PlaySession;
  /** A sheet is open: keys and rests are the sheet's. */
  covered: boolean;
}

export interface GameRoom {
  Game: ComponentType<GamePlace>;
  /** What belongs to this game alone on its rules sheet: pays, lines, limits. */
  RulesExtra: ComponentType<GamePlace>;
}

/** The room of each engine is a chunk of its own: a player of a slot does not load the tables. */
export const rooms: Record<'slot' | 'roulette' | 'blackjack', () => Promise<GameRoom>> = {
  slot: () => import('../features/slots/index.ts'),
  roulette: () => import('../features/roulette/index.ts'),
  blackjack: () => import('../features/blackjack/index.ts'),
};
