import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';
import { inTransaction } from './transaction.ts';

it('fails when its connection is lost on the way, and the next one works', async () => {
  const database = await testDatabase();
  const db = connect({ url: database.url, schema: 'public', connections: 1 });
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('uncaughtException', hear);
  await expect(
    inTransaction(db, async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await new Promise((done) => setTimeout(done, 200));
      await tx.query('select 1');
    }),
  ).rejects.toThrow();
  expect(await inTransaction(db, async (tx) => (await tx.query('select 1 as one')).rows)).toEqual([{ one: 1 }]);
  process.off('uncaughtException', hear);
  expect(unheard).toEqual([]);
  await db.end();
  await database.close();
});
