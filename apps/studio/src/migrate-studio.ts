import { type Database, migrate } from '@fairhouse/database';
import { arePlayersSpread, migrationsWhileSpread, spreadPlayers } from '@fairhouse/rgs/spread';
import { studioMigrations, studioSchema } from './schema.ts';

/** Brings the studio's schema up to date, on every machine where its players are spread. */
export async function migrateStudio(db: Database): Promise<void> {
  const isSpread = await arePlayersSpread(db);
  const applied = await migrate(
    db,
    studioSchema,
    isSpread ? migrationsWhileSpread(studioMigrations) : studioMigrations,
  );
  if (isSpread && applied.length > 0) await spreadPlayers(db, studioMigrations);
}
