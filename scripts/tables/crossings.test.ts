import { describe, expect, it } from 'vitest';
import { crossingsIn, nameOf } from './crossings.ts';
import { findCrossings, tableProblems } from './find-crossings.ts';

describe('a table', () => {
  const ours = { path: 'apps/api/src/players/access/schema.sql', text: 'create table member (id bigint);' };
  const use = (text: string, feature = 'vip') => ({ path: `apps/api/src/growth/${feature}/a.store.ts`, text });

  it.each([
    'select 1 from member',
    'update member set a = 1',
    'insert into member values (1)',
    'x join member m on true',
    "from: 'member m'",
    'const tables = `member m join vip_step s on true`;',
  ])('is touched by another feature through “%s”', (text) => {
    expect(crossingsIn([ours, use(text)]).map(nameOf)).toEqual(['vip uses member of access']);
  });

  it.each([
    ['of its own feature', use('select 1 from member', 'access')],
    ['in a comment', use('-- from member\n// join member')],
    ['through what its feature publishes', use('select * from member_name')],
    [
      'in a step that was applied',
      { path: 'apps/api/src/growth/vip/migrations/0001.sql', text: 'update member set a=1' },
    ],
  ])('may be named %s', (_what, file) => {
    expect(crossingsIn([ours, file])).toEqual([]);
  });
});

describe('the features of the casino', () => {
  const { found, known } = findCrossings();

  it('touch no table of another beyond those that are known; publish a view or a function instead', () => {
    expect(found.filter((crossing) => !known.includes(crossing))).toEqual([]);
  });

  it('have straightened none that the list still names: take it out, so that it never comes back', () => {
    expect(known.filter((crossing) => !found.includes(crossing))).toEqual([]);
  });

  it('are looked at with the imports, where three lines of the list are the most there may be', () => {
    expect(tableProblems()).toEqual([]);
    expect(known.length).toBeLessThanOrEqual(3);
  });
});
