import { connect, type Database } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsText } from './row-text.ts';

let server: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

beforeAll(async () => {
  server = await testDatabase();
  db = connect({ url: server.url, schema: 'public' });
  await db.query('create type told as (a text, b bigint, c boolean, d text)');
});

afterAll(async () => {
  await db.end();
  await server.close();
});

async function read(rows: Parameters<typeof rowsText>[0]) {
  const answer = await db.query(
    'select a, b, c, d from unnest($1::told[]) with ordinality t (a, b, c, d, at) order by at',
    [rowsText(rows)],
  );
  return answer.rows.map(({ a, b, c, d }) => [a, b, c, d]);
}

it('tells an empty text from one that is missing, and words of SQL from what they mean', async () => {
  expect(await read([['', 7n, true, null]])).toEqual([['', 7n, true, null]]);
  expect(await read([['NULL', -1n, false, undefined]])).toEqual([['NULL', -1n, false, null]]);
  expect(await read([])).toEqual([]);
});

it('carries every text whole, whatever marks are in it', async () => {
  const mark = fc.constantFrom('"', '\\', ',', '(', ')', '{', '}', ';', ' ', "'", '\n', '\t', 'a', 'é', '€', '😀');
  const text = fc.array(mark, { maxLength: 12 }).map((marks) => marks.join(''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(text, fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), text), { maxLength: 6 }),
      async (samples) => {
        const rows = samples.map(([a, b, d]) => [a, b, true, d]);
        expect(await read(rows)).toEqual(rows);
      },
    ),
    { numRuns: 150 },
  );
});
