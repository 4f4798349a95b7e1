import { randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Books, openBooks, postAny, spreadOver } from './finance.fixture.ts';
import { memberLines } from './member-days.store.ts';
import { inSnapshot } from './sums.store.ts';
import { lineOf, minorLinesOf } from './sums.ts';
import { verifyDay } from './verify-day.store.ts';

const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
let books: Books;

beforeAll(async () => {
  books = await openBooks(9);
  for (let number = 0; number < 400; number++) await postAny(books, random);
  await spreadOver(books.db, 3);
  await books.sumUpTo('2026-03-02T13:00:00Z');
  await books.sumUpTo('2026-03-04T00:00:00Z');
});
afterAll(() => books.close());

it(`sums of members add up to the sums of the day, line by line (SAMPLE_SEED=${seed})`, async () => {
  const names = Object.entries(memberLines);
  const { rows: days } = await books.db.query<Record<string, string | bigint>>(
    `select to_char(day, 'YYYY-MM-DD') as day, currency, sum(bets)::bigint as bets, sum(ggr)::bigint as ggr, sum(ngr)::bigint as ngr,
       ${names.map(([name, column]) => `sum(${column})::bigint as "${name}"`).join(', ')}
     from finance_member_day_record group by 1, 2 order by 1, 2`,
  );
  expect(days.length).toBeGreaterThan(6);
  for (const { day, currency, bets, ggr, ngr, ...lines } of days) {
    const { rows } = await books.db.query(
      `select type, reversed, postings, amount, cash, bonus, held from finance_sum
       where dimension = 'all' and day = $1 and currency = $2`,
      [day, currency],
    );
    const whole = minorLinesOf(rows);
    expect(lines, `${day} ${currency}`).toEqual(
      Object.fromEntries(names.map(([name]) => [name, whole[name as never]])),
    );
    expect({ ggr, ngr }).toEqual({ ggr: whole.ggr, ngr: whole.ngr });
    const placed = rows.filter(({ type }) => type === 'GAME_BET').reduce((sum, one) => sum + one.postings, 0n);
    expect(bets).toBe(placed);
  }
});

it('keeps a line for every line of the report', () => {
  const kept = Object.keys(memberLines);
  for (const line of Object.values(lineOf)) expect(kept).toContain(line);
});

it('has a line in the sums for reports for each type that the finance report has one for', async () => {
  const types = [...Object.keys(lineOf), 'UNKNOWN'];
  await books.db.query(
    `insert into finance_sum (day, dimension, key, currency, type, reversed, postings, amount, bonus_part, cash, bonus, held)
     select date '2026-04-01', 'all', '', 'USD', t, '', 2, 7, 0, 0, 0, 0 from unnest($1::text[]) t
     union all select date '2026-04-01', 'all', '', 'USD', 'REVERSAL', t, 1, 5, 0, 0, 0, 0 from unnest($1::text[]) t`,
    [types],
  );
  const { rows } = await books.db.query(`select * from finance_sum_record where day = '2026-04-01'`);
  expect(rows).toHaveLength(2 * types.length);
  for (const row of rows) {
    const { deposits, paidOut, stakes, rollbacks, wins, granted, forfeited, fees } = minorLinesOf([row]);
    expect(row, `${row.type} ${row.reversed}`).toMatchObject({
      ...{ deposits, stakes, rollbacks, wins, granted, forfeited, fees, paid_out: paidOut },
      bets: row.type === 'GAME_BET' ? 2n : 0n,
    });
  }
});

it('finds a changed sum of a member when a day is verified', async () => {
  const verify = () => inSnapshot(books.db, (tx) => verifyDay(tx, '2026-03-02', books.deps.sources));
  expect(await verify()).toMatchObject({ differing: 0 });
  await expect(
    books.db.query(`update finance_member_day set bets = bets + 1 where day = '2026-03-02'`),
  ).rejects.toThrow('are final');
});
