import { connect, type Database, inTransaction, migrate } from '@fairhouse/database';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from './schema.ts';

const since = [
  'cash-out/0021-status-words',
  'documents/0003-status-words',
  'invite/0002-status-words',
  'wallet/0010-held-win-words',
  // These speak of the words.
  'cash-out/0030-second-word',
  'documents/0010-queue',
  'invite/0010-queue',
  'documents/0011-waiting-by-kind',
  'cash-out/0041-by-time',
  'cash-out/0051-by-decision',
  'cash-out/0050-desk-changed',
  'documents/0020-desk-changed',
  'documents/0030-expiry',
  'invite/0020-desk-changed',
  'wallet/0030-desk-changed',
];
/** Each number that stood there, with the word that it became. */
const rooms = {
  cash_out: [
    [0, 'pending'],
    [1, 'canceled'],
    [10, 'rejected'],
    [20, 'passed'],
    [29, 'paying'],
    [30, 'payed'],
    [40, 'completed'],
    [50, 'failed'],
  ],
  member_document: [
    [10, 'waiting'],
    [20, 'accepted'],
    [30, 'refused'],
  ],
  invitation: [
    [0, 'waiting'],
    [10, 'held'],
    [20, 'counted'],
    [30, 'refused'],
  ],
  held_win: [
    [0, 'held'],
    [10, 'released'],
    [20, 'refused'],
  ],
} as const;
/** A row of before, by its member `$1` and its status `$2`. */
const inserts: Record<keyof typeof rooms, string> = {
  cash_out: `insert into cash_out (member_id, method, amount, currency, destination, proofs, content_hash,
      approved_hash, instruction, request_hash, status)
    values ($1, 'PAYPAL', 1, 'USD', '{}', '{}', 'a', 'a', gen_random_uuid()::text, '', $2)`,
  member_document: `insert into member_document (member_id, kind, file_ids, status) values ($1, 'idcardProof', '{1}', $2)`,
  invitation: 'insert into invitation (inviter_id, member_id, status) values (1, $1, $2)',
  held_win: `insert into held_win (member_id, vendor, transaction_id, round_id, game_code, currency, amount, staked,
      won_before, bound, held_at, status, decided_by, decided_at, reason)
    select $1, 'studio', 'win', 'round', 'slot', 'USD', 1, 1, 0, 1, now(), $2::int, case when $2::int > 0 then 'anna' end,
      case when $2::int > 0 then now() end, 'why'`,
};
const tables = Object.keys(rooms) as (keyof typeof rooms)[];

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  db = connect({ url: database.url, schema: casinoSchema, connections: 2 });
});
afterAll(async () => {
  await db.end();
  await database.close();
});

it('statuses that stood in numbers stand in words', async () => {
  const then = casinoMigrations.filter(({ id, again }) => !again && !since.includes(id));
  await migrate(db, casinoSchema, then);
  await inTransaction(db, async (tx) => {
    // Without the members that the rows speak of.
    await tx.query('set local session_replication_role = replica');
    for (const table of tables) {
      for (const [index, [number]] of rooms[table].entries()) await tx.query(inserts[table], [1_000 + index, number]);
    }
  });
  expect(await migrate(db, casinoSchema, casinoMigrations)).toEqual(expect.arrayContaining(since));
  for (const table of tables) {
    const { rows } = await db.query<{ status: string }>(`select status from ${table} order by member_id`);
    expect(rows.map(({ status }) => status)).toEqual(rooms[table].map(([, word]) => word));
    await expect(db.query(`update ${table} set status = '10'`)).rejects.toThrow('check constraint');
  }
});
