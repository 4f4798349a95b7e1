import { type Database, inLongTransaction, type Migration, type Transaction } from '@fairhouse/database';
import { hasCitus, oneAtATime } from '@fairhouse/database/sharding';
import { memberSlots } from '../slot-of-member.ts';
import { makeCopies } from './copies.store.ts';
import { functionText } from './function-text.ts';
import { makeAgain } from './recreate-functions.ts';
import { makeTwoPhases } from './two-phases.store.ts';
import { spreadLock, spreadTables } from './what-is-spread.ts';

export interface SpreadOptions {
  /** Parts that the books are cut into, one of `possibleShards`: no more machines than that can share them. */
  shards: number;
}

export interface Spread {
  shards: number;
  machines: number;
  /** For how long nothing could be posted; 0 where the books were spread already and their functions were made again. */
  pauseMs: number;
}

/** Shards are halves of halves, so that each has whole hash slots. */
export const possibleShards = [1, 2, 4, 8, 16, 32, memberSlots];

const withinMs = 6 * 60 * 60_000;

/**
 * Spreads the members' books over the machines of Citus, or makes the functions there again where they are spread. Nothing is
 * posted while the rows move; anyone who asks meanwhile is told to ask again. Throws where the database is no coordinator of Citus.
 */
export async function spreadBooks(
  db: Database,
  migrations: Migration[],
  options: SpreadOptions = { shards: 8 },
): Promise<Spread> {
  if (!possibleShards.includes(options.shards)) throw new RangeError(`shards: one of ${possibleShards.join(', ')}`);
  if (!(await hasCitus(db))) throw new Error('This database has no Citus: DATABASE_URL has to name a coordinator.');
  return oneAtATime(db, spreadLock, async () => {
    const began = performance.now();
    const moved = await inLongTransaction(db, withinMs, (tx) => moveApart(tx, options.shards));
    const shards = await makeAgain(db, migrations);
    return {
      shards: shards.length,
      machines: new Set(shards.map(({ host, port }) => `${host}:${port}`)).size,
      pauseMs: moved ? Math.round(performance.now() - began) : 0,
    };
  });
}

/** Whether the books lie on several machines. */
export async function areSpread(db: Database | Transaction): Promise<boolean> {
  const { rows } = await db.query<{ spread: boolean }>(`select ledger_shards() <> '{}' as spread`);
  return rows[0]!.spread;
}

async function moveApart(tx: Transaction, shards: number): Promise<boolean> {
  const { rows } = await tx.query<{ isSpread: boolean }>(
    `select exists (select from pg_dist_partition where logicalrelid = 'book'::regclass) as "isSpread"`,
  );
  if (rows[0]!.isSpread) return false;
  // In one order with everybody who posts; from here on they wait.
  await tx.query(`lock table ${spreadTables.join(', ')} in access exclusive mode`);
  // One connection to each machine, as statements about the same tables in one transaction want it.
  await tx.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  await tx.query(`
    alter table wallet_user drop constraint wallet_user_member_id_fkey;
    alter table held_win drop constraint held_win_member_id_fkey, drop constraint held_win_pkey, add primary key (member_id, id),
      alter id drop identity;
    create sequence held_win_number;
    select setval('held_win_number', coalesce(max(id), 0) + 1, false) from held_win;
    alter table held_win alter id set default nextval('held_win_number');
    drop trigger held_win_changed on held_win;
    drop trigger posting_is_immutable on posting;
    drop trigger posting_is_never_truncated on posting;`);
  for (const [n, table] of spreadTables.entries()) {
    await tx.query(
      `select create_distributed_table($1, 'member_id', ${n === 0 ? 'shard_count' : 'colocate_with'} => $2)`,
      [table, n === 0 ? shards : 'book'],
    );
  }
  await tx.query('set local citus.enable_unsafe_triggers = on');
  await tx.query(
    'create trigger posting_is_immutable before update or delete on posting for each row execute function posting_is_immutable()',
  );
  await makeTwoPhases(tx);
  for (const name of ['spread-copy-member', 'spread-copy-casino', 'wallet-instruction-batch', 'ledger-post-batch']) {
    await tx.query(functionText(name));
  }
  await tx.query(makeCopies());
  return true;
}
