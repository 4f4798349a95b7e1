import { expect, it } from 'vitest';
import { statementName } from './trace-statements.ts';

it.each([
  ['select 1', 'select'],
  ["select * from member where email = 'somebody@example.com'", 'select member'],
  ['\n  insert into casino.act (id) select 1 from other', 'insert casino.act'],
  ['UPDATE only game SET name = $1', 'update game'],
  ['with due as (select id from job) delete from job', 'with job'],
  ['select 1 from (select 2) t', 'select'],
  ['select extract(epoch from t.at) from live_bet t', 'select live_bet'],
  ['select a is distinct from b from bet', 'select bet'],
  ['', 'statement'],
])('a span of %j is called %j', (text, name) => {
  expect(statementName(text)).toBe(name);
});
