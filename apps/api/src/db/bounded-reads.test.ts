import { connect, type Database, type Transaction } from '@fairhouse/database';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryOut } from './bounded-reads.store.ts';

let database: TestDatabase;
let hasty: Database;
beforeAll(async () => {
  database = await testDatabase({ connections: 1 });
  hasty = connect({ url: database.url, schema: 'public', connections: 1, answerWithinMs: 2_000 });
});
afterAll(async () => {
  await hasty.end();
  await database.close();
});

it('lets a trial read for longer than the pool waits for anything else', async () => {
  const read = tryOut(hasty, 600_000, async (tx) => (await tx.query('select pg_sleep(2.2), 1 as found')).rows[0].found);
  expect(await read).toBe(1);
});

it('answers undefined when a trial takes longer than it may', async () => {
  // As the database ends a statement at its bound.
  const ended = (tx: Transaction) => tx.query('select pg_cancel_backend(pg_backend_pid()), pg_sleep(600)');
  expect(await tryOut(hasty, 600_000, ended)).toBeUndefined();
});

it('rejects a write when a trial makes one', async () => {
  await expect(tryOut(hasty, 600_000, (tx) => tx.query('create table written (id int)'))).rejects.toThrow('read-only');
});
