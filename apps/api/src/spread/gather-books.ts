import { type Database, inLongTransaction, type Migration, type Transaction } from '@fairhouse/database';
import { dropCopies } from './copies.ts';
import { dropReadSchema } from './read-schema.ts';
import { readShards } from './read-shards.ts';
import { asOneCommand, schemaOf } from './shard-schema.ts';
import { entries, signatureOf, spreadTables } from './what-is-spread.ts';

const withinMs = 6 * 60 * 60_000;

/** Whose own texts come back, by the ids of their files. */
const ownAgain = [
  'ledger/functions/ledger-post-within',
  'ledger/functions/ledger-lock',
  'ledger/functions/ledger-post-batch',
  'ledger/functions/ledger-settled-until',
  'ledger/functions/ledger-summarise',
  'protection/functions/play-weigh',
  'wallet/functions/wallet-act-batch',
];

/** Brings the books back into the coordinator's own database. Nothing is posted meanwhile; who asks is told to ask again. */
export async function gatherBooks(db: Database, migrations: Migration[]): Promise<{ pauseMs: number }> {
  const began = performance.now();
  await inLongTransaction(db, withinMs, async (tx) => {
    await tx.query(`lock table ${spreadTables.join(', ')} in access exclusive mode`);
    await dropSchemas(tx);
    await dropReadSchema(tx);
    await tx.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
    await tx.query('delete from ledger_lane');
    await tx.query(dropCopies());
    await tx.query('drop trigger posting_is_immutable on posting');
    for (const table of spreadTables) await tx.query('select undistribute_table($1)', [table]);
    await tx.query(`
      alter table wallet_user add constraint wallet_user_member_id_fkey foreign key (member_id) references member (id);
      alter table held_win drop constraint held_win_pkey, add primary key (id),
        add constraint held_win_member_id_fkey foreign key (member_id) references member (id);
      create trigger held_win_changed after insert or update on held_win for each row execute function desk_changed('heldWins');
      create trigger posting_is_immutable before update or delete on posting
        for each row execute function posting_is_immutable();
      create trigger posting_is_never_truncated before truncate on posting
        for each statement execute function posting_is_immutable();`);
    for (const entry of entries) await tx.query(`drop function ${signatureOf(entry)}`);
    for (const migration of migrations.filter(({ id }) => ownAgain.includes(id))) await tx.query(migration.sql);
  });
  return { pauseMs: Math.round(performance.now() - began) };
}

/** The schemas lean on the parts of the tables, which go with their machines. */
async function dropSchemas(tx: Transaction): Promise<void> {
  for (const shard of await readShards(tx)) {
    await tx.query('select master_run_on_worker(array[$1], array[$2::int], array[$3], false)', [
      shard.host,
      shard.port,
      asOneCommand([`drop schema if exists ${schemaOf(shard)} cascade`]),
    ]);
  }
}
