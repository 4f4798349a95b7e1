import { connect, type Database, migrate } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerMigrations, moveNotes, readPostings, verifyBooks } from '../index.ts';

const since = ['ledger/0020-rounds', 'ledger/0050-by-member'];
const members = [1n, 65n, 2n];

let server: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

/** As a process of the release before posts: the round of what vendors post is in the note. */
async function former(memberId: bigint, type: string, externalId: string, more: { reference?: string; note?: string }) {
  const command = { member_id: String(memberId), type, amount: '10', currency: 'USD', source: 'studio', ...more };
  const { rows } = await db.query<{ line: string }>('select (ledger_post_within($1, $2::json))[1] as line', [
    Number(memberId % 64n),
    JSON.stringify([{ ...command, external_id: externalId }]),
  ]);
  expect(rows[0]!.line).toMatch(/^- f \d+ /);
}

beforeAll(async () => {
  server = await testDatabase();
  db = connect({ url: server.url, schema: 'casino' });
  // With the functions of that time, which stood in the migrations themselves.
  await migrate(
    db,
    'casino',
    ledgerMigrations.filter(({ id, again }) => !again && !since.includes(id)),
  );
  for (const memberId of members) {
    await db.query(
      `insert into book (vault, member_id, currency, head_hash) values ($1, $2, 'USD', ledger_genesis($2::bigint, 'USD'))`,
      [Number(memberId % 64n), memberId],
    );
    await former(memberId, 'DEPOSIT', 'd', { note: 'bank transfer' });
    await former(memberId, 'GAME_BET', 'b', { note: 'slot r:1' });
    await former(memberId, 'GAME_WIN', 'w', { note: 'slot r:1', reference: 'b' });
    await former(memberId, 'GAME_ROLLBACK', 'late', { note: 'a game ø r-2', reference: 'never' });
  }
  await migrate(db, 'casino', ledgerMigrations);
});

afterAll(async () => {
  await db.end();
  await server.close();
});

const aboutOf = async (memberId: bigint) =>
  (await readPostings(db, { memberId })).reverse().map(({ type, round, note }) => [type, round, note]);

const expected = [
  ['DEPOSIT', null, 'bank transfer'],
  ['GAME_BET', { gameCode: 'slot', roundId: 'r:1' }, null],
  ['GAME_WIN', { gameCode: 'slot', roundId: 'r:1' }, null],
  ['TOMBSTONE', { gameCode: 'a game ø', roundId: 'r-2' }, null],
];

const noted = async () =>
  (await db.query<{ count: bigint }>(`select count(*) from posting where note is not null and type <> 'DEPOSIT'`))
    .rows[0]!.count;

it('rounds of before read the same while they stand in notes and once they were moved, and books verify throughout', async () => {
  for (const memberId of members) expect(await aboutOf(memberId)).toEqual(expected);
  expect(await noted()).toBe(9n);

  // Two at once, and stopped in the middle.
  const [one, other] = await Promise.all([moveNotes(db, 5), moveNotes(db, 5)]);
  expect([0, 5]).toContain(other);
  expect(one + other).toBeGreaterThanOrEqual(5);
  expect(await verifyBooks(db)).toMatchObject({ ok: true, postings: 12 });
  for (const memberId of members) expect(await aboutOf(memberId)).toEqual(expected);

  // What is written meanwhile has its columns from the start.
  await db.query(`select ledger_post_within(array[
    row(1, 'GAME_BET', 10, 'USD', 'studio', 'meanwhile', null, 'slot', 'r:3', null)::ledger_instruction])`);
  let portions = 0;
  while ((await moveNotes(db, 5)) > 0) portions++;
  expect(portions).toBeGreaterThan(0);
  expect(await noted()).toBe(0n);
  for (const memberId of [65n, 2n]) expect(await aboutOf(memberId)).toEqual(expected);
  expect((await aboutOf(1n)).at(-1)).toEqual(['GAME_BET', { gameCode: 'slot', roundId: 'r:3' }, null]);
  expect(await verifyBooks(db)).toMatchObject({ ok: true, postings: 13 });
  expect(await moveNotes(db)).toBe(0);
});

it('nothing but a note is moved, and nowhere else', async () => {
  await db.query(`select ledger_post_within(array[
    row(2, 'DEPOSIT', 10, 'USD', 'studio', 'noted', null, null, null, 'slot r:1')::ledger_instruction])`);
  for (const change of [
    `game_code = 'slot', round_id = 'r:1', note = null, amount = 11`,
    `game_code = 'slot', round_id = 'r:2', note = null`,
    `game_code = 'slot', round_id = 'r:1'`,
    'note = null',
  ]) {
    await expect(
      db.query(`update posting set ${change} where member_id = 2 and external_id = 'noted'`),
    ).rejects.toThrow('reversal');
  }
  await expect(
    db.query(`update posting set game_code = 'roulette' where member_id = 2 and external_id = 'b'`),
  ).rejects.toThrow('reversal');
});
