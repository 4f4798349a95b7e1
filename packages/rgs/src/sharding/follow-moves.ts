import { type Database, inTransaction, isUpToDate, type Migration } from '@fairhouse/database';
import { follow, partsWithoutSchema } from '@fairhouse/database/sharding';
import { readPlayerParts } from './make-parts.store.ts';
import { migrationsWhileSpread } from './migrate-studio.ts';
import { isMovedApart } from './move-apart.store.ts';
import { recreateFunctions } from './spread-players.ts';
import { schema, spreadLock } from './what-is-spread.ts';

/**
 * Makes the functions again where a part has moved to another machine, as the rebalancer moves them: until then its players' rounds wait.
 * Answers how many parts had moved. Where another release has the schema, functions are for that one to make.
 */
export function followMoves(db: Database, migrations: Migration[]): Promise<number> {
  return follow(db, spreadLock, {
    async moved() {
      if (!(await isMovedApart(db))) return 0;
      const found = await partsWithoutSchema(db, { schema, view: 'player' }, await inTransaction(db, readPlayerParts));
      return found.length > 0 && (await areOurs(db, migrations)) ? found.length : 0;
    },
    recreateFunctions: () => recreateFunctions(db, migrations),
  });
}

/** As this release has left them, before they were spread or since. */
async function areOurs(db: Database, migrations: Migration[]): Promise<boolean> {
  return (await isUpToDate(db, migrations)) || (await isUpToDate(db, migrationsWhileSpread(migrations)));
}
