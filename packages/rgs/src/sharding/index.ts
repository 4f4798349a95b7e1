import type { Sharding } from '../installed-sharding.ts';
import { followMoves } from './follow-moves.ts';
import { migrateStudio } from './migrate-studio.ts';

export { followMoves } from './follow-moves.ts';
export { gatherPlayers } from './gather-players.ts';
export { migrateStudio } from './migrate-studio.ts';
export { arePlayersSpread, type PlayersSpread, spreadPlayers } from './spread-players.ts';

/** What the studio's processes do where players may lie on several machines. */
export const sharding: Sharding = { migrate: migrateStudio, followMoves };
