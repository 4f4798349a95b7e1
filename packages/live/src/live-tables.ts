import { games } from '@fairhouse/games';
import type { LiveTable } from './casino.ts';

/** The tables of the casino: its released games whose rounds are shared. */
export const liveTables: readonly LiveTable[] = games.flatMap((game) =>
  game.live ? [{ code: game.code, game, ...game.live }] : [],
);
