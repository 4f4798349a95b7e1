import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ledger, ledgerMigrations, openBook, openLedger, readBook, slotOf, verifyBooks } from './index.ts';

let server: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let ledger: Ledger;
const members = Array.from({ length: 12 }, (_, n) => BigInt(n + 1));

beforeAll(async () => {
  server = await testDatabase({ schema: 'casino', migrations: ledgerMigrations });
  db = connect({ url: server.url, schema: 'casino' });
  for (const memberId of members) await inTransaction(db, (tx) => openBook(tx, { memberId, currency: 'USD' }));
  // What a spread casino has for a shard's calls; here both shards end in the same tables.
  await db.query(`
    create table called (members bigint[]);
    create table shard (shard int);
    create or replace function ledger_shards() returns int[] language sql stable as
      $$ select coalesce((select array_agg(s % 2 order by s) from generate_series(0, 63) s where exists (select from shard)), '{}') $$;
    create function ledger_post_batch_there(p_key bigint, p_instructions ledger_instruction[]) returns text language plpgsql as $$
    begin
      if not exists (select from shard) then
        raise exception 'gathered' using errcode = '57P05';
      end if;
      insert into called values (array(select member_id from unnest(p_instructions)));
      return array_to_string(ledger_post_batch(p_instructions), ';');
    end $$`);
  ledger = openLedger({ url: server.url, schema: 'casino', connections: 1 });
});

afterAll(async () => {
  await ledger.close();
  await db.end();
  await server.close();
});

let posted = 0n;
async function depositAll(): Promise<void> {
  posted++;
  const externalId = String(posted);
  const outcomes = await Promise.all(
    members.map((memberId) =>
      ledger.post({ memberId, type: 'DEPOSIT', amount: amountOf('USD', 10n), source: 'cashier', externalId }),
    ),
  );
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
}

const called = async () => (await db.query<{ members: bigint[] }>('select members from called')).rows;

it('finds the shards when they are there, takes what waits along, keeps to them, and leaves them when they are gone', async () => {
  await depositAll();
  expect(await called()).toEqual([]);

  await db.query('insert into shard values (1)');
  await db.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await depositAll();
  await depositAll();
  const calls = await called();
  expect(calls.length).toBeGreaterThanOrEqual(4);
  for (const { members: together } of calls) expect(new Set(together.map((id) => slotOf(id) % 2)).size).toBe(1);

  await db.query('delete from shard');
  await depositAll();
  expect(await called()).toEqual(calls);
  for (const memberId of members) expect((await readBook(db, memberId))!.balance.cash.minor).toBe(posted * 10n);
  expect(await verifyBooks(db)).toMatchObject({ ok: true, postings: members.length * Number(posted) });
});
