import { type Database, inLongTransaction, type Migration, type Transaction } from '@fairhouse/database';
import { clearMachines, closeMachines, oneAtATime } from '@fairhouse/database/sharding';
import { againstOthers, withinMs } from './against-others.ts';
import { dropEntries, makeParts, readPlayerParts } from './make-parts.store.ts';
import { bringBack, dropWhatStoodInOnePlace, lockPlayers } from './move-apart.store.ts';
import { entries, parting, schema, spreadLock } from './what-is-spread.ts';

/** Brings players back into the coordinator's own database. Nothing is played meanwhile; who asks is told to ask again. */
export function gatherPlayers(db: Database, migrations: Migration[]): Promise<{ pauseMs: number }> {
  return oneAtATime(db, spreadLock, () => gatherWhole(db, migrations));
}

async function gatherWhole(db: Database, migrations: Migration[]): Promise<{ pauseMs: number }> {
  const began = performance.now();
  try {
    await inLongTransaction(db, withinMs, async (tx) => closeMachines(tx, parting, entries, await readPlayerParts(tx)));
    await againstOthers(db, (tx) => gather(tx, migrations));
  } catch (error) {
    // Nothing has come back: rounds go on where they are.
    await inLongTransaction(db, withinMs, (tx) => makeParts(tx, migrations));
    throw error;
  }
  const pauseMs = Math.round(performance.now() - began);
  await inLongTransaction(db, withinMs, (tx) => clearMachines(tx, schema));
  return { pauseMs };
}

async function gather(tx: Transaction, migrations: Migration[]): Promise<void> {
  await lockPlayers(tx);
  for (const [part, { key }] of (await readPlayerParts(tx)).entries()) {
    await tx.query('select pots_bring_in($1, $2)', [key, part]);
  }
  await bringBack(tx);
  await dropEntries(tx);
  // Their own texts again, and the triggers that went with the parts.
  for (const { id, again, sql } of migrations) if (again && id.startsWith('rgs/')) await tx.query(sql);
  await dropWhatStoodInOnePlace(tx);
}
