import { connect, type Database, GroupCommitBusy, inTransaction, OutcomeUnknown } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { countRowsRead, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerMigrations, openBook, openLedger, readBook, verifyBooks } from './index.ts';

let server: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

beforeAll(async () => {
  server = await testDatabase({ schema: 'casino', connections: 1, migrations: ledgerMigrations });
  db = connect({ url: server.url, schema: 'casino' });
  for (let memberId = 1n; memberId <= 20n; memberId++)
    await inTransaction(db, (tx) => openBook(tx, { memberId, currency: 'USD' }));
});

afterAll(async () => {
  await db.end();
  await server.close();
});

const gift = (memberId: bigint, externalId: string) =>
  ({ memberId, type: 'GIFT', amount: amountOf('USD', 1n), source: 'test', externalId }) as const;

describe('the group commit', () => {
  it('posts everything exactly once while its connections are killed under load', async () => {
    const ledger = openLedger({ url: server.url, schema: 'casino' });
    let working = true;
    let acknowledged = 0;
    // So many that a connection has two groups under way when it breaks.
    const callers = Array.from({ length: 256 }, async (_, caller) => {
      for (let i = 0; working; i++) {
        const outcome = await ledger.post(gift(BigInt((caller % 20) + 1), `${caller}-${i}`));
        expect(outcome.ok).toBe(true);
        acknowledged++;
      }
    });
    let killed = 0;
    for (let round = 0; round < 10; round++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { rowCount } = await db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like '%ledger_post_batch%' and pid <> pg_backend_pid()`,
      );
      killed += rowCount ?? 0;
    }
    working = false;
    await Promise.all(callers);
    await ledger.close();
    expect(killed).toBeGreaterThan(0);
    const { rows } = await db.query<{ count: bigint }>('select count(*) from posting');
    expect(rows[0]!.count).toBe(BigInt(acknowledged));
    expect((await verifyBooks(db)).findings).toEqual([]);
  });

  it('says that the outcome is unknown when the database stays away', async () => {
    const ledger = openLedger({ url: 'postgres://nobody@127.0.0.1:1/none', schema: 'casino', retryForMs: 50 });
    await expect(ledger.post(gift(1n, 'away'))).rejects.toThrow(OutcomeUnknown);
    await ledger.close();
  });

  it('accepts no more than it may hold, and finishes what it accepted when it closes', async () => {
    const ledger = openLedger({ url: server.url, schema: 'casino', maxQueued: 2 });
    const before = (await readBook(db, 3n))!.balance.cash.minor;
    const accepted = [ledger.post(gift(3n, 'a')), ledger.post(gift(3n, 'b'))];
    await expect(ledger.post(gift(3n, 'c'))).rejects.toThrow(GroupCommitBusy);
    await ledger.close();
    await expect(ledger.post(gift(3n, 'd'))).rejects.toThrow(GroupCommitBusy);
    expect((await Promise.all(accepted)).map((outcome) => outcome.ok)).toEqual([true, true]);
    expect((await readBook(db, 3n))!.balance.cash.minor).toBe(before + 2n);
  });

  it('keeps to the keys when a book has grown since the statistics were taken', async () => {
    const memberId = 20n;
    await inTransaction(db, async (tx) => {
      await tx.query(`set local session_replication_role = replica`);
      await tx.query('delete from posting where member_id = $1', [memberId]);
    });
    await db.query('vacuum analyze posting');
    const ledger = openLedger({ url: server.url, schema: 'casino' });
    await ledger.post(gift(memberId, 'warm-1'));
    await db.query(
      `insert into posting select member_id, seq + 1000 + n, amount, bonus_part, cash_before, bonus_before, held_before,
         cash_after, bonus_after, held_after, created_at, type, debit, credit, source, 'bulk-' || n, 'ref-' || n, note, prev_hash, hash, game_code, round_id
       from posting, generate_series(1, 20000) n where member_id = $1 and external_id = 'warm-1'`,
      [memberId],
    );
    const rowsRead = await countRowsRead(db, ['posting']);
    for (let i = 0; i < 100; i++) {
      const bet = await ledger.post({ ...gift(memberId, `after-${i}`), type: 'GAME_BET' });
      expect(bet.ok).toBe(true);
      await ledger.post({ ...gift(memberId, `rollback-${i}`), type: 'GAME_ROLLBACK', reference: `after-${i}` });
    }
    await ledger.close();
    const { posting: read } = await rowsRead();
    // By the keys a bet finds nothing before it, and a rollback the one bet that it answers; a plan that walks through the book
    // reads 20,000 each time.
    expect(read).toBe(100);
  });
});
