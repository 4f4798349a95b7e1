import type { Sharding } from '../installed-sharding.ts';
import { followMoves } from './follow-moves.ts';
import { migrateCasino } from './migrate-casino.ts';

export { followMoves } from './follow-moves.ts';
export { gatherBooks } from './gather-books.ts';
export { GatherFirst, migrateCasino } from './migrate-casino.ts';
export { areSpread, possibleShards, type Spread, type SpreadOptions, spreadBooks } from './spread-books.ts';

/** What the casino's processes do where books may lie on several machines. */
export const sharding: Sharding = { migrate: migrateCasino, followMoves };
