import { fileURLToPath } from 'node:url';
import { type Migration, schemaIn } from '@fairhouse/database';
import { liveMigrations } from '@fairhouse/live';
import { rgsMigrations } from '@fairhouse/rgs';
import { testDatabase } from '@fairhouse/testing';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { casinoMigrations } from '../../apps/api/src/schema.ts';
import { checkQueries } from './check-queries.ts';
import { findQueries, type Query } from './find-queries.ts';
import { unmarkedWriters } from './unmarked-writers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const examples = 'scripts/fixtures/queries/examples.ts';

/** Which features see which schema. What is not named has no statements of its own. */
const schemas: { name: string; features: RegExp; migrations: Migration[] }[] = [
  {
    name: 'casino',
    features: /^(apps\/api|packages\/(betting|database\/src\/shared))\//,
    migrations: casinoMigrations,
  },
  {
    name: 'studio',
    features: /^(apps\/studio|packages\/(rgs|live))\//,
    migrations: [...rgsMigrations, ...liveMigrations],
  },
  {
    name: 'sandbox',
    features: /^apps\/sandbox-psp\//,
    migrations: schemaIn(new URL('../../apps/sandbox-psp/src/', import.meta.url), 'sandbox'),
  },
];

/** What cannot be asked about before it runs. */
const exceptions = [
  'apps/api/src/db/list-page.store.ts', // Its conditions are those that a player asks for; its callers' parts are checked.
  'apps/api/src/db/job-queue/job.store.ts', // It reads a table of the queue's library, which makes it in a schema of its own.
  'apps/api/src/desk/queues/queue-row.store.ts', // Its view is the queue's, and its conditions are those that are asked for.
  'apps/api/src/desk/lists/list.store.ts', // Its sources, columns and conditions are the list's; lists.test.ts and list-plans.test.ts run each of them.
  'apps/api/src/desk/reports/working-out/records.store.ts', // Its source, properties and filters are a report's; tables.test.ts runs each.
  'apps/api/src/money/finance/member-days.store.ts', // Its sums are made of the table of lines; member-days.test.ts compares them with postings.
  'apps/api/src/desk/risk/numbered-rows.store.ts', // What is read by it is checked where it is asked for.
  'apps/api/src/growth/journeys/walking/group-members.store.ts', // Its condition is made of a group's; walking.test.ts runs each.
  'apps/api/src/growth/entry/group-member.store.ts', // The same; conditions.test.ts runs each.
  'apps/api/src/growth/groups/rules/chosen.store.ts', // Its condition is made of a rule's; conditions.test.ts runs each of them.
  'apps/api/src/play/vendors/reconcile/reported-round.store.ts', // Its table lives for one transaction.
  'apps/api/src/play/aggregators/reconcile/reported-transaction.store.ts', // The same.
  // They ask Citus for its tables and functions, and make what they then speak of; `npm run test:citus` runs each of them.
  ...['gather-books', 'make-functions.store', 'read-schema.store', 'spread-books', 'two-phases.store'].map(
    (name) => `packages/betting/src/sharding/${name}.ts`,
  ),
  ...['parts.store', 'sharding/move-apart.store', 'sharding/make-parts.store', 'sharding/gather-players'].map(
    (name) => `packages/rgs/src/${name}.ts`,
  ),
];

let program: ts.Program;
let queries: Query[];
beforeAll(() => {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic() {},
    },
  )!;
  const isLookedAt = (file: string) =>
    file === examples ||
    (schemas.some(({ features }) => features.test(file)) &&
      !/\.test\.ts$|\.fixture\.ts$|\/(testing|fixtures|client)\//.test(file));
  const files = fileNames.filter((file) => isLookedAt(file.slice(root.length)) || file.endsWith('.d.ts'));
  program = ts.createProgram(files, options);
  queries = findQueries(program, root, isLookedAt);
});

it.each(schemas)('the queries of the schema $name fit it', async ({ name, features, migrations }) => {
  const database = await testDatabase({ schema: name, migrations });
  const asked = queries.filter(({ file }) => features.test(file) && !exceptions.includes(file));
  expect(asked.length).toBeGreaterThan(20);
  expect(await checkQueries(asked, database.pool, program.getTypeChecker())).toEqual([]);
  expect(await unmarkedWriters(asked, database.pool)).toEqual([]);
  await database.close();
});

it('finds a statement by itself that calls a writing function and does not say so', async () => {
  const database = await testDatabase();
  await database.pool.query(`
    create table animal (id bigint primary key);
    create function animal_add(p_id bigint) returns void language sql as $$ insert into animal values (p_id) $$;
    create function animal_add_two(p_id bigint) returns void language sql as $$ select animal_add(p_id), animal_add(p_id + 1) $$;`);
  const asked = (text: string, more: Partial<Query> = {}): Query => ({
    file: 'zoo.ts',
    line: 1,
    texts: [text],
    row: undefined,
    values: [],
    readsRows: false,
    mayBeWithin: false,
    mayBeAlone: true,
    ...more,
  });
  const found = await unmarkedWriters(
    [
      asked('select animal_add($1)'),
      asked('select animal_add_two($1)', { line: 2 }),
      asked('select /* writes */ animal_add($1)', { line: 3 }),
      asked('select animal_add($1)', { line: 4, mayBeAlone: false }),
      asked('select id from animal', { line: 5 }),
    ],
    database.pool,
  );
  expect(found.map((problem) => problem.split(' writes:')[0])).toEqual([
    'zoo.ts:1 animal_add',
    'zoo.ts:2 animal_add_two',
  ]);
  await database.close();
});

it('every exception is a file with queries', () => {
  expect(exceptions.filter((file) => !queries.some((query) => query.file === file))).toEqual([]);
});

it('what does not fit is found, by its place, and what fits is not', async () => {
  const database = await testDatabase();
  await database.pool.query(`
    create table owner (id bigint primary key, name text not null);
    create table animal (id bigint primary key, name text not null, owner_id bigint, born_at timestamptz, tags text[] not null);
    create view grown as select name, born_at from animal where born_at < now() - interval '1 year';`);
  const asked = queries.filter(({ file }) => file === examples);
  const first = Math.min(...asked.filter((_, i) => i >= 5).map(({ line }) => line));
  const problems = await checkQueries(asked, database.pool, program.getTypeChecker());
  expect(problems.map((problem) => problem.replace(/^\S+:(\d+)/, (_, line) => String(Number(line) - first)))).toEqual([
    '0 there is no column "age"',
    '1 "id" is int8, which is bigint, not number',
    '2 "bornAt" may be null',
    '3 "owner" may be null',
    '4 "bornAt" may be null',
    '5 "tags" is _text, which is string[], not number[]',
    '6 column "nam" does not exist',
    '7 1 values for 2 places',
    '8 its rows are read, and it does not say what they are',
    '9 its text is only known when it runs: write it of constants',
  ]);
  await database.close();
});
