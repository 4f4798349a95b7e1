import { type PostingType, postWithin } from '@fairhouse/betting';
import type { CohortsDefinition } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { withoutTriggers } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReportBooks, type ReportBooks } from './reports.fixture.ts';

let books: ReportBooks;
let count = 0;

/** A posting of a member at a moment. */
async function post(at: number, type: PostingType, minor: bigint, moment: string): Promise<void> {
  const { id: memberId, currency } = books.members[at]!;
  const externalId = `c${++count}`;
  await inTransaction(books.db, async (tx) => {
    const round = type.startsWith('GAME') ? { round: { gameCode: 'nocturne', roundId: externalId } } : {};
    const posted = await postWithin(tx, {
      ...{ memberId, type, amount: amountOf(currency, minor), source: 'casino', externalId, ...round },
    });
    if (!posted.ok) throw new Error(JSON.stringify(posted));
    await withoutTriggers(tx);
    await tx.query('update posting set created_at = $3 where member_id = $1 and external_id = $2', [
      memberId,
      externalId,
      moment,
    ]);
  });
}

/** Members 0, 2, 4 joined on January 15, members 1, 3, 5 on February 15; 0 and 3 have US dollars, 1 and 4 euros. */
beforeAll(async () => {
  books = await openReportBooks(6);
  await books.db.query(`update book set opened_at = '2026-01-15T13:00:00Z'`);
  await post(0, 'DEPOSIT', 10_000n, '2026-01-16T10:00:00Z');
  await post(0, 'GAME_BET', 1_000n, '2026-01-16T11:00:00Z');
  await post(0, 'GAME_BET', 500n, '2026-03-02T11:00:00Z');
  await post(4, 'DEPOSIT', 5_000n, '2026-02-03T11:00:00Z');
  await post(4, 'GAME_BET', 700n, '2026-02-03T12:00:00Z');
  await post(4, 'GAME_BET', 300n, '2026-03-03T12:00:00Z');
  await post(3, 'DEPOSIT', 5_000n, '2026-03-04T11:00:00Z');
  await post(3, 'GAME_BET', 100n, '2026-03-04T12:00:00Z');
  await post(3, 'GAME_WIN', 400n, '2026-03-04T12:00:01Z');
  await books.sumUpTo('2026-03-06T12:00:00Z');
});
afterAll(() => books.close());

const cohorts = (more: Partial<CohortsDefinition> = {}): CohortsDefinition => ({
  kind: 'cohorts',
  unit: 'month',
  figure: 'retention',
  cohorts: 3,
  filter: {},
  currency: 'each',
  ...more,
});

it('says how many percent of those who joined in a month staked so many months later', async () => {
  const { rows } = await books.run(cohorts());
  expect(rows.map(({ heads, values }) => [heads[0], ...values])).toEqual([
    ['2026-01-01', '3', '33.3', '33.3', '66.7'],
    ['2026-02-01', '3', '0.0', '33.3', null],
    ['2026-03-01', '0', null, null, null],
  ]);
});

it('says the same by weeks', async () => {
  const { rows } = await books.run(cohorts({ unit: 'week', cohorts: 8 }));
  expect(rows[0]!.heads).toEqual(['2026-01-12']);
  // Member 0 in the week of joining and seven weeks later, member 4 three and seven weeks later.
  expect(rows[0]!.values).toEqual(['3', '33.3', '0.0', '0.0', '33.3', '0.0', '0.0', '0.0', '66.7']);
});

it('adds NGR up over the months and divides it by all who joined, in each currency', async () => {
  const { rows } = await books.run(cohorts({ figure: 'value' }));
  const of = (cohort: string, currency: string) =>
    rows.find(({ heads }) => heads[0] === cohort && heads[1] === currency)!.values;
  expect(of('2026-01-01', 'USD')).toEqual(['1', '10.00', '10.00', '15.00']);
  expect(of('2026-01-01', 'EUR')).toEqual(['1', '0.00', '7.00', '10.00']);
  expect(of('2026-02-01', 'USD')).toEqual(['1', '0.00', '-3.00', null]);
});

it('converts the value of a cohort by the rate of each day', async () => {
  books.group.currency = 'USD';
  await books.rate('EUR', '2026-02-01', '0.5');
  await books.rate('EUR', '2026-03-01', '0.25');
  const { rows, missing } = await books.run(cohorts({ figure: 'value', currency: 'group' }));
  expect(missing).toEqual([]);
  // 7 EUR at 0.5 are 14 USD, 3 EUR at 0.25 are 12: (10 + 14) / 3 and (10 + 14 + 5 + 12) / 3.
  expect(rows[0]!.values).toEqual(['3', '3.33', '8.00', '13.67']);
  books.group.currency = '';
});

it('masks cohorts of fewer than ten players for who may not see personal data', async () => {
  const seen = await books.run(cohorts());
  const masked = await books.run(cohorts(), ['reports.read', 'finance.read']);
  expect(seen.rows.every(({ isMasked }) => !isMasked)).toBe(true);
  expect(masked.rows[0]).toMatchObject({ isMasked: true, values: [null, null, null, null] });
  // A cohort of nobody gives no player away.
  expect(masked.rows[2]).toMatchObject({ isMasked: false });
});

it('takes those alone who live in a country or under a licence', async () => {
  const { rows } = await books.run(cohorts({ filter: { country: ['PH'] } }));
  expect(rows.map(({ values }) => values[0])).toEqual(['2', '0', '0']);
  // Only members 3 and 7 would live in Greece, which the test has under the licence of Great Britain.
  const licensed = await books.run(cohorts({ filter: { licence: ['GB'] } }));
  expect(licensed.rows.map(({ values }) => values[0])).toEqual(['0', '1', '0']);
});
