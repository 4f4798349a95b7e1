import { type Database, inLongTransaction, inTransaction, isUpToDate, type Migration } from '@fairhouse/database';
import { follow, hasCitus, oneAtATime, partsWithoutSchema, untilMachinesKnow } from '@fairhouse/database/spread';
import { againstOthers, withinMs } from './against-others.ts';
import { makeEntries, makeParts, type PlayerPart, readPlayerParts } from './make-parts.store.ts';
import { areTablesSpread, isMovedApart, lockPlayers, moveApart, openShares } from './move-apart.store.ts';
import { spreadText } from './spread-text.ts';
import { functionsOfTheCoordinator, madeWithTheParts, possibleShards, schema, spreadLock } from './what-is-spread.ts';

export interface PlayersSpread {
  shards: number;
  machines: number;
  /** For how long no round could be played; 0 where players were spread already and their functions were made again. */
  pauseMs: number;
}

/**
 * Spreads players over the machines of Citus, or makes the functions there again where they are spread. Nothing is played while the
 * rows move; anyone who asks meanwhile is asked to ask again. Throws where the database is no coordinator of Citus.
 */
export async function spreadPlayers(
  db: Database,
  migrations: Migration[],
  { shards }: { shards: number } = { shards: 8 },
): Promise<PlayersSpread> {
  if (!possibleShards.includes(shards)) throw new Error(`Players lie in ${possibleShards.join(', ')} shards.`);
  return oneAtATime(db, spreadLock, () => spread(db, migrations, shards));
}

async function spread(db: Database, migrations: Migration[], shards: number): Promise<PlayersSpread> {
  const began = performance.now();
  const isMoved = await againstOthers(db, async (tx) => {
    if (!(await hasCitus(tx)))
      throw new Error('This database has no Citus: STUDIO_DATABASE_URL has to name a coordinator.');
    if (await areTablesSpread(tx)) return false;
    await lockPlayers(tx);
    await moveApart(tx, shards);
    await openShares(
      tx,
      (await readPlayerParts(tx)).map(({ key }) => key),
    );
    return true;
  });
  const parts = await recreateFunctions(db, migrations);
  return {
    shards: parts.length,
    machines: new Set(parts.map(({ host, port }) => `${host}:${port}`)).size,
    pauseMs: isMoved ? Math.round(performance.now() - began) : 0,
  };
}

async function recreateFunctions(db: Database, migrations: Migration[]): Promise<PlayerPart[]> {
  await untilMachinesKnow(db);
  await inLongTransaction(db, withinMs, makeEntries);
  return inLongTransaction(db, withinMs, (tx) => makeParts(tx, migrations));
}

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

/** Whether players lie on several machines. */
export function arePlayersSpread(db: Database): Promise<boolean> {
  return isMovedApart(db);
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
    return functionsOfTheCoordinator.includes(name) ? { ...migration, sql: spreadText(name) } : migration;
  });
}
