import { type Database, type Migration, migrate } from '@fairhouse/database';
import { functionText } from './function-text.ts';
import { arePlayersSpread, spreadPlayers } from './spread-players.ts';
import { functionsOfTheCoordinator, madeWithTheParts, schema } from './what-is-spread.ts';

/** Brings the studio's schema up to date, on every machine where its players are spread. Answers the ids of what it did. */
export async function migrateStudio(db: Database, migrations: Migration[]): Promise<string[]> {
  const isSpread = await arePlayersSpread(db);
  const applied = await migrate(db, schema, isSpread ? migrationsWhileSpread(migrations) : migrations);
  if (isSpread && applied.length > 0) await spreadPlayers(db, migrations);
  return applied;
}

/** Changes when the text does. */
const asComment = (sql: string) => sql.replaceAll(/^/gm, '-- ');

/**
 * The migrations of a studio whose players are spread: what stands on the coordinator in the place of a function is applied there, and
 * what belongs to the parts is made there afterwards.
 */
export function migrationsWhileSpread(migrations: Migration[]): Migration[] {
  return migrations.map((migration) => {
    const name = /^rgs\/functions\/(.+)$/.exec(migration.id)?.[1];
    if (name === undefined) return migration;
    if (madeWithTheParts.includes(name)) return { ...migration, sql: asComment(migration.sql) };
    return functionsOfTheCoordinator.includes(name) ? { ...migration, sql: functionText(name) } : migration;
  });
}
