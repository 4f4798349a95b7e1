import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const first = { id: 'room/0001-first', sql: 'create table first (id int primary key)' };
const second = { id: 'room/0002-second', sql: 'create table second (id int primary key)' };

let database: TestDatabase;
let db: ReturnType<typeof connect>;

beforeAll(async () => {
  database = await testDatabase();
  db = connect({ url: database.url, schema: 'house', connections: 4 });
});
afterAll(async () => {
  await db.end();
  await database.close();
});

it('is applied once, also when several processes start at the same time', async () => {
  const starts = await Promise.all([1, 2, 3].map(() => migrate(db, 'house', [first])));
  expect(starts.flat()).toEqual([first.id]);
  expect(await migrate(db, 'house', [first, second])).toEqual([second.id]);
  expect(await migrate(db, 'house', [first, second])).toEqual([]);
});

it('is refused with a plain sentence when it was edited, and so are those after it', async () => {
  const edited = { ...second, sql: `${second.sql} -- edited` };
  const third = { id: 'room/0003-third', sql: 'create table third (id int primary key)' };
  await migrate(db, 'house', [first, second]);
  await expect(migrate(db, 'house', [first, edited, third])).rejects.toThrow(
    'This data was made by another version: its migration room/0002-second differs from the one here.',
  );
  expect(await migrate(db, 'house', [first, second])).toEqual([]);
  expect((await db.query(`select to_regclass('third') as third`)).rows).toEqual([{ third: null }]);
});
