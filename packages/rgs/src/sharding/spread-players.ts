import { type Database, inLongTransaction, type Migration } from '@fairhouse/database';
import { hasCitus, oneAtATime, untilMachinesKnow } from '@fairhouse/database/sharding';
import { againstOthers, withinMs } from './against-others.ts';
import { makeEntries, makeParts, type PlayerPart, readPlayerParts } from './make-parts.store.ts';
import { areTablesSpread, isMovedApart, lockPlayers, moveApart, openShares } from './move-apart.store.ts';
import { possibleShards, spreadLock } from './what-is-spread.ts';

export interface PlayersSpread {
  shards: number;
  machines: number;
  /** For how long no round could be played; 0 where players were spread already and their functions were made again. */
  pauseMs: number;
}

/**
 * Spreads players over the machines of Citus, or makes the functions there again where they are spread. Nothing is played while the
 * rows move; anyone who asks meanwhile is told to ask again. Throws where the database is no coordinator of Citus.
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

export async function recreateFunctions(db: Database, migrations: Migration[]): Promise<PlayerPart[]> {
  await untilMachinesKnow(db);
  await inLongTransaction(db, withinMs, makeEntries);
  return inLongTransaction(db, withinMs, (tx) => makeParts(tx, migrations));
}

/** Whether players lie on several machines. */
export function arePlayersSpread(db: Database): Promise<boolean> {
  return isMovedApart(db);
}
