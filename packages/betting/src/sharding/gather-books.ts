import { type Database, inLongTransaction, type Migration, type Transaction } from '@fairhouse/database';
import { clearMachines, closeMachines, oneAtATime, signatureOf } from '@fairhouse/database/sharding';
import { dropCopies } from './copies.store.ts';
import { makeFunctions } from './make-functions.store.ts';
import { dropReadSchema } from './read-schema.store.ts';
import { readShards } from './read-shards.ts';
import { dropTwoPhases } from './two-phases.store.ts';
import { entries, parting, schema, spreadLock, spreadTables } from './what-is-spread.ts';

const withinMs = 6 * 60 * 60_000;

/** Brings the books back into the coordinator's own database. Nothing is posted meanwhile; who asks is told to ask again. */
export function gatherBooks(db: Database, migrations: Migration[]): Promise<{ pauseMs: number }> {
  return oneAtATime(db, spreadLock, () => gather(db, migrations));
}

async function gather(db: Database, migrations: Migration[]): Promise<{ pauseMs: number }> {
  const began = performance.now();
  try {
    await inLongTransaction(db, withinMs, async (tx) => closeMachines(tx, parting, entries, await readShards(tx)));
    await inLongTransaction(db, withinMs, (tx) => bringBack(tx, migrations));
  } catch (error) {
    // Nothing has come back: calls go on where the books are.
    await inLongTransaction(db, withinMs, (tx) => makeFunctions(tx, migrations));
    throw error;
  }
  const pauseMs = Math.round(performance.now() - began);
  await inLongTransaction(db, withinMs, (tx) => clearMachines(tx, schema));
  return { pauseMs };
}

async function bringBack(tx: Transaction, migrations: Migration[]): Promise<void> {
  await tx.query(`lock table ${spreadTables.join(', ')} in access exclusive mode`);
  await dropReadSchema(tx);
  await tx.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  await tx.query('set local citus.enable_unsafe_triggers = on');
  await tx.query(dropCopies());
  await tx.query('drop trigger posting_is_immutable on posting');
  for (const table of spreadTables) await tx.query('select undistribute_table($1)', [table]);
  await tx.query(`
    alter table wallet_user add constraint wallet_user_member_id_fkey foreign key (member_id) references member (id);
    alter table held_win alter id drop default, alter id add generated always as identity;
    select setval(pg_get_serial_sequence('held_win', 'id'), coalesce(max(id), 0) + 1, false) from held_win;
    drop sequence held_win_number;
    alter table held_win drop constraint held_win_pkey, add primary key (id),
      add constraint held_win_member_id_fkey foreign key (member_id) references member (id);
    create trigger held_win_changed after insert or update on held_win for each row execute function desk_changed('heldWins');
    create trigger posting_is_immutable before update or delete on posting
      for each row execute function posting_is_immutable();
    create trigger posting_is_never_truncated before truncate on posting
      for each statement execute function posting_is_immutable();`);
  await dropTwoPhases(tx);
  await tx.query('drop function if exists ledger_shard_of(bigint)');
  for (const entry of entries) await tx.query(`drop function if exists ${signatureOf(schema, entry)}`);
  // Their own texts again, and what went with the tables that they were bound to.
  for (const { sql } of migrations.filter(({ again }) => again)) await tx.query(sql);
}
