import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerMigrations, openBook, postWithin, verifyBooks } from '../index.ts';

let server: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

beforeAll(async () => {
  server = await testDatabase({ schema: 'casino', connections: 1, migrations: ledgerMigrations });
  db = connect({ url: server.url, schema: 'casino' });
  for (const memberId of [1n, 2n, 65n]) {
    await inTransaction(db, async (tx) => {
      await openBook(tx, { memberId, currency: 'USD' });
      const more = { memberId, amount: amountOf('USD', 100n), source: 'test' };
      await postWithin(tx, { ...more, type: 'DEPOSIT', externalId: 'd', note: 'ø card' });
      await postWithin(tx, { ...more, type: 'GAME_BET', externalId: 'b' });
      const round = { gameCode: 'slot', roundId: 'r' };
      await postWithin(tx, { ...more, type: 'GAME_WIN', externalId: 'w', reference: 'b', round });
    });
  }
});

afterAll(async () => {
  await db.end();
  await server.close();
});

/** What verification says of a forgery by somebody who owns the database; undone afterwards. */
async function forged(...statements: string[]) {
  const tamperer = await db.connect();
  const copies = ['create temp table b0 as table book', 'create temp table p0 as table posting'];
  const undo = [
    'delete from posting',
    'insert into posting table p0',
    'delete from book',
    'insert into book table b0',
    'drop table b0, p0',
  ];
  const constraints = ['book_zero_sum', 'book_not_negative'].map(
    (name) => `alter table book drop constraint if exists ${name}`,
  );
  try {
    for (const sql of [...copies, 'set session_replication_role = replica', ...constraints, ...statements])
      await tamperer.query(sql);
    const { findings } = await verifyBooks(db);
    for (const sql of undo) await tamperer.query(sql);
    return findings.map(({ memberId, seq, rule }) => `${memberId}/${seq ?? 'book'} ${rule}`);
  } finally {
    tamperer.release(true);
  }
}

describe('verification', () => {
  it('finds nothing in honest books', async () => {
    expect(await verifyBooks(db)).toEqual({ ok: true, books: 3, postings: 9, findingCount: 0, findings: [] });
  });

  it('finds an edited posting', async () => {
    expect(await forged(`update posting set note = 'x' where member_id = 65 and seq = 1`)).toEqual(['65/1 hash']);
  });

  it.each([`game_code = 'other'`, `round_id = 'other'`, 'game_code = null, round_id = null'])(
    'finds a posting put into another round: %s',
    async (change) => {
      expect(await forged(`update posting set ${change} where member_id = 65 and seq = 3`)).toEqual(['65/3 hash']);
    },
  );

  it('finds an edited amount', async () => {
    const found = await forged('update posting set amount = 90 where member_id = 1 and seq = 1');
    expect(found).toEqual(['1/1 hash', '1/1 arithmetic', '1/book total']);
  });

  it('finds a removed posting', async () => {
    const found = await forged('delete from posting where member_id = 2 and seq = 2');
    expect(found).toEqual(['2/3 sequence', '2/3 chain', '2/3 continuity', '2/book total']);
  });

  it('finds a removed last posting', async () => {
    const found = await forged('delete from posting where member_id = 2 and seq = 3');
    expect(found).toEqual(['2/book head', '2/book balance', '2/book total']);
  });

  it('finds a balance that no posting explains', async () => {
    const found = await forged('update book set cash = cash + 5, granted = granted + 5 where member_id = 1');
    expect(found).toEqual(['1/book balance', '1/book total']);
  });

  it('finds an unbalanced book', async () => {
    expect(await forged('update book set staked = staked - 1 where member_id = 1')).toEqual([
      '1/book total',
      '1/book zero_sum',
    ]);
  });

  it('finds a posting re-hashed after an edit, by the one that hangs on it', async () => {
    const found = await forged(`update posting set hash = sha256('forged') where member_id = 1 and seq = 2`);
    expect(found).toEqual(['1/2 hash', '1/3 chain']);
  });

  it('finds postings of nobody', async () => {
    const found = await forged('delete from book where member_id = 65');
    expect(found).toEqual(['65/1 no_book', '65/2 no_book', '65/3 no_book']);
  });
});
