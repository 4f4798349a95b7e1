import { connect } from '@fairhouse/database';
import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

it('gives every caller an empty database of its own', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  await one.pool.query('create table coin (id bigint)');
  await one.pool.query('insert into coin values (1)');
  const tables = await two.pool.query("select from pg_tables where schemaname = 'public'");
  expect(tables.rowCount).toBe(0);
  expect((await one.pool.query('select id from coin')).rows).toEqual([{ id: 1n }]);
  await Promise.all([one.close(), two.close()]);
});

it('drops the database on close even when a connection is left', async () => {
  const db = await testDatabase();
  const forgotten = connect({ url: db.url, schema: 'public', connections: 1 });
  await forgotten.query('select 1');
  await db.close();
  await expect(forgotten.query('select 1')).rejects.toThrow();
  await forgotten.end();
});
