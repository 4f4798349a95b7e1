import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { crossingsIn, nameOf, type SqlFile } from './crossings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const known = readFileSync(new URL('known-crossings.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Where SQL stands: stores, functions and migrations, and the ledger and the rounds, which are SQL for the most part. */
const holdsSql = /(\.store\.ts|\.sql)$/;
const isWhole = /^packages\/(ledger|rgs)\/src\/.*(?<!\.test)\.ts$/;

const files: SqlFile[] = ['apps', 'packages'].flatMap((area) =>
  readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .map((path) => `${area}/${path}`)
    .filter((path) => !path.includes('node_modules/') && (holdsSql.test(path) || isWhole.test(path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
);

describe('a table', () => {
  const ours = { path: 'apps/api/src/features/access/migrations/0001.sql', text: 'create table member (id bigint);' };
  const use = (text: string, room = 'vip') => ({ path: `apps/api/src/features/${room}/a.store.ts`, text });

  it.each([
    'select 1 from member',
    'update member set a = 1',
    'insert into member values (1)',
    'x join member m on true',
  ])('is touched by another room through “%s”', (text) => {
    expect(crossingsIn([ours, use(text)]).map(nameOf)).toEqual(['vip uses member of access']);
  });

  it.each([
    ['of its own room', use('select 1 from member', 'access')],
    ['in a comment', use('-- from member\n// join member')],
    ['through what its room publishes', use('select * from member_name')],
    [
      'in a step that was applied',
      { path: 'apps/api/src/features/vip/migrations/0001.sql', text: 'update member set a=1' },
    ],
  ])('may be named %s', (_what, file) => {
    expect(crossingsIn([ours, file])).toEqual([]);
  });
});

describe('the rooms of the house', () => {
  const found = [...new Set(crossingsIn(files).map(nameOf))].sort();

  it('touch no table of another beyond those that are known; publish a view or a function instead', () => {
    expect(found.filter((crossing) => !known.includes(crossing))).toEqual([]);
  });

  it('have straightened none that the list still names: take it out, so that it never comes back', () => {
    expect(known.filter((crossing) => !found.includes(crossing))).toEqual([]);
  });
});
