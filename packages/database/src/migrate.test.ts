import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { isUpToDate, migrate, schemaIn } from './migrate.ts';

const first = { id: 'room/0001-first', sql: 'create table first (id int primary key)' };
const second = { id: 'room/0002-second', sql: 'create table second (id int primary key)' };

let database: TestDatabase;
let db: ReturnType<typeof connect>;

beforeAll(async () => {
  database = await testDatabase();
  db = connect({ url: database.url, schema: 'casino', connections: 4 });
});
afterAll(async () => {
  await db.end();
  await database.close();
});

it('is applied once, also when several processes start at the same time', async () => {
  const starts = await Promise.all([1, 2, 3].map(() => migrate(db, 'casino', [first])));
  expect(starts.flat()).toEqual([first.id]);
  expect(await migrate(db, 'casino', [first, second])).toEqual([second.id]);
  expect(await migrate(db, 'casino', [first, second])).toEqual([]);
});

it('is up to date for the release that made it alone', async () => {
  const changed = { ...second, sql: `${second.sql} -- otherwise` };
  expect(await isUpToDate(db, [first, second])).toBe(true);
  for (const others of [[first], [first, changed], [first, second, { ...second, id: 'room/0003-later' }]])
    expect(await isUpToDate(db, others)).toBe(false);
});

it('is refused with a plain sentence when it was edited, and so are those after it', async () => {
  const edited = { ...second, sql: `${second.sql} -- edited` };
  const third = { id: 'room/0003-third', sql: 'create table third (id int primary key)' };
  await migrate(db, 'casino', [first, second]);
  await expect(migrate(db, 'casino', [first, edited, third])).rejects.toThrow(
    'This data was made by another version: its migration room/0002-second differs from the one here.',
  );
  expect(await migrate(db, 'casino', [first, second])).toEqual([]);
  expect((await db.query(`select to_regclass('third') as third`)).rows).toEqual([{ third: null }]);
});

describe('a function', () => {
  const said = async () => (await db.query<{ said: number }>('select said() as said')).rows[0]!.said;
  const saying = (number: number) => ({
    id: 'room/functions/said',
    sql: `create or replace function said() returns int language sql as $$ select ${number} $$`,
    again: true as const,
  });

  it('is applied after all steps, and again only when it says something else, however many start at once', async () => {
    const late = { id: 'room/0004-late', sql: 'create table late (id int primary key)' };
    const steps = [first, second];
    expect(await migrate(db, 'casino', [saying(1), ...steps, late])).toEqual([late.id, 'room/functions/said']);
    expect(await said()).toBe(1);
    expect(await migrate(db, 'casino', [...steps, late, saying(1)])).toEqual([]);
    const starts = await Promise.all([1, 2, 3].map(() => migrate(db, 'casino', [...steps, late, saying(2)])));
    expect(starts.flat()).toEqual(['room/functions/said']);
    expect(await said()).toBe(2);
  });

  it('is not put back by a version that is older than the data', async () => {
    const newer = { id: 'room/0005-newer', sql: 'create table newer (id int primary key)' };
    const late = { id: 'room/0004-late', sql: 'create table late (id int primary key)' };
    await migrate(db, 'casino', [first, second, late, newer, saying(3)]);
    expect(await migrate(db, 'casino', [first, second, late, saying(2)])).toEqual([]);
    expect(await said()).toBe(3);
  });
});

describe('a baseline', () => {
  let folder: string;
  let from: URL;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairhouse-schema-'));
    from = pathToFileURL(`${folder}/`);
    writeFileSync(join(folder, 'schema.sql'), 'create table coin (id int primary key)');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('comes first, then the migrations in order, then the functions, in folders that may be missing', () => {
    expect(schemaIn(from, 'coins').map(({ id }) => id)).toEqual(['coins/schema']);
    for (const name of ['migrations', 'functions']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'migrations/0002-b.sql'), 'alter table coin add column b int');
    writeFileSync(join(folder, 'migrations/0001-a.sql'), 'alter table coin add column a int');
    writeFileSync(join(folder, 'functions/coins.sql'), 'create or replace view coins as select * from coin');
    expect(schemaIn(from, 'coins').map(({ id, again }) => [id, again])).toEqual([
      ['coins/schema', undefined],
      ['coins/0001-a', undefined],
      ['coins/0002-b', undefined],
      ['coins/functions/coins', true],
    ]);
  });

  it('refuses a database made by the migrations before it, and changes nothing in it', async () => {
    const before = [{ id: 'coins/0001-coin', sql: 'create table old_coin (id int primary key)' }];
    await migrate(db, 'casino', before);
    const applied = () => db.query('select id, checksum, applied_at from schema_migration order by id');
    const { rows } = await applied();
    const other = { id: 'another/schema', sql: 'create table another (id int primary key)' };
    await expect(migrate(db, 'casino', [other, ...schemaIn(from, 'coins')])).rejects.toThrow(
      'This database was made by a version before 1.0.0, which was never released. ' +
        'Start with an empty database, or set FAIRHOUSE_DATA_DIR to a new folder.',
    );
    expect((await applied()).rows).toEqual(rows);
    expect((await db.query(`select to_regclass('another') as other, to_regclass('coin') as coin`)).rows).toEqual([
      { other: null, coin: null },
    ]);
  });

  it('of a new owner is applied to a database that has others', async () => {
    const other = { id: 'another/schema', sql: 'create table another (id int primary key)' };
    expect(await migrate(db, 'casino', [other])).toEqual([other.id]);
  });
});
