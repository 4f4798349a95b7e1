import type { Database } from '@fairhouse/database';
import { games } from '@fairhouse/games';
import type { LiveTable } from './house.ts';
import { insertTables } from './lease.store.ts';

/** The tables of the house: its released games whose rounds are shared. */
export const liveTables: readonly LiveTable[] = games.flatMap((game) =>
  game.live ? [{ code: game.code, game, ...game.live }] : [],
);

/** Makes what tables need before anybody sits down at them. */
export async function openTables(db: Database, tables: readonly LiveTable[]): Promise<void> {
  await insertTables(
    db,
    tables.map(({ code }) => code),
  );
}
