import { inTransaction } from '@fairhouse/database';
import { randomFrom, withoutTriggers } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Books, openBooks, postAny, spreadOver } from './finance.fixture.ts';
import { differingHours, funnelOf, hoursKeptDays, playersOfHours, sumsOfGames, sumsOfHours } from './hours.store.ts';
import { reportOf } from './report.ts';
import { inSnapshot } from './sums.store.ts';
import { byCurrency, linesOf } from './sums.ts';
import { verifyDay } from './verify-day.store.ts';

const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
const [from, until] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-04T00:00:00Z')];
let books: Books;

beforeAll(async () => {
  books = await openBooks(9);
  for (let number = 0; number < 500; number++) await postAny(books, random);
  await spreadOver(books.db, 3);
  // Summed up in pieces of any length, which end within hours, at their ends and at midnight.
  for (let ms = from.getTime(); ms < until.getTime(); ms += (1 + random.below(300)) * 60_000) {
    await books.sumUpTo(new Date(ms).toISOString());
  }
  await books.sumUpTo(until.toISOString());
});
afterAll(() => books.close());

describe(`hours of a random history (SAMPLE_SEED=${seed})`, () => {
  it('have the sums of their postings, as a whole and by game', async () => {
    const { rows } = await books.db.query(
      `select date_trunc('hour', p.created_at, 'UTC') as hour, b.currency, p.type, count(*) as postings, sum(p.amount)::bigint as amount
       from posting p join book b using (member_id) group by 1, 2, 3 order by 1, 2, 3`,
    );
    const all = await sumsOfHours(books.db, from, until);
    const byType = new Map<string, { postings: bigint; amount: bigint }>();
    for (const { hour, currency, type, postings, amount } of all) {
      const key = `${hour.toISOString()} ${currency} ${type}`;
      const sum = byType.get(key) ?? { postings: 0n, amount: 0n };
      byType.set(key, { postings: sum.postings + postings, amount: sum.amount + amount });
    }
    expect([...byType].sort()).toEqual(
      rows
        .map(({ hour, currency, type, postings, amount }) => [
          `${hour.toISOString()} ${currency} ${type}`,
          { postings, amount },
        ])
        .sort(),
    );
    const games = await sumsOfGames(books.db, from, until);
    const { rows: played } = await books.db.query(
      `select coalesce(p.game_code, t.game_code) as game, count(*) as postings
       from posting p left join posting t
         on p.type = 'REVERSAL' and t.member_id = p.member_id and t.source = p.source and t.external_id = p.reference
       where coalesce(p.game_code, t.game_code) is not null group by 1 order by 1`,
    );
    const postingsOf = (game: string) =>
      games.filter((sum) => sum.game === game).reduce((count, { postings }) => count + postings, 0n);
    expect(['blackjack', 'nocturne'].map((game) => ({ game, postings: postingsOf(game) }))).toEqual(played);
    expect([...new Set(games.map(({ game }) => game))].sort()).toEqual(['blackjack', 'nocturne']);
  });

  it('come to the lines of the finance report of each day', async () => {
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
      const { currencies } = await inSnapshot(books.db, (tx) => reportOf(tx, { from: day, to: day }, books.deps));
      const start = Date.parse(`${day}T00:00:00Z`);
      const hours = byCurrency(await sumsOfHours(books.db, new Date(start), new Date(start + 86_400_000)));
      for (const { currency, opening: _, closing: __, ...lines } of currencies) {
        expect(linesOf(currency, hours.get(currency) ?? []), `${day} ${currency}`).toEqual(lines);
      }
    }
  });

  it('count each player once a day in the hour of the first bet, and once with a first deposit', async () => {
    const { rows: active } = await books.db.query(
      `select date_trunc('hour', first, 'UTC') as hour, count(*) as players
       from (select min(created_at) as first from posting where type = 'GAME_BET'
             group by member_id, (created_at at time zone 'UTC')::date) x group by 1 order by 1`,
    );
    const { rows: first } = await books.db.query(
      `select date_trunc('hour', first, 'UTC') as hour, count(*) as players
       from (select min(created_at) as first from posting where type = 'DEPOSIT' group by member_id) x group by 1 order by 1`,
    );
    const players = await playersOfHours(books.db, from, until);
    const of = (kind: string) =>
      players.filter((one) => one.kind === kind).map(({ hour, players: count }) => ({ hour, players: count }));
    expect(of('active')).toEqual(active);
    expect(of('firstDeposits')).toEqual(first);
    expect(of('joined')).toEqual([]);
  });

  it('tell how many of those who joined deposited, and deposited twice, before a moment', async () => {
    const joinedFrom = new Date('2026-02-01T00:00:00Z');
    for (const moment of [new Date('2026-03-01T06:00:00Z'), new Date('2026-03-02T12:00:00Z'), until]) {
      const { rows } = await books.db.query(
        `select count(*) as joined, count(*) filter (where deposits >= 1) as deposited, count(*) filter (where deposits >= 2) as "depositedTwice"
         from (select m.id, (select count(*) from posting p where p.member_id = m.id and p.type = 'DEPOSIT' and p.created_at < $2) as deposits
               from member m where m.created_at >= $1 and m.created_at < $2) x`,
        [joinedFrom, moment],
      );
      expect(await funnelOf(books.db, joinedFrom, moment)).toEqual(rows[0]);
    }
  });
});

describe('the check of a day', () => {
  const check = (day: string) => inTransaction(books.db, (tx) => verifyDay(tx, day, books.deps.sources));

  it('finds nothing in hours that are as they were summed up', async () => {
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) expect((await check(day))!.differingHours).toBe(0);
  });

  it.each([
    [
      'a raised amount',
      `update finance_hour set amount = amount + 1 where hour = (select min(hour) from finance_hour where hour >= '2026-03-02Z')`,
    ],
    [
      'a missing hour',
      `delete from finance_hour where hour = (select min(hour) from finance_hour where hour >= '2026-03-02Z')`,
    ],
    [
      'an invented hour',
      `insert into finance_hour values ('2026-03-02 05:00Z', 'game', 'never-played', 'USD', 'GIFT', '', 1, 1, 1, 0, 0)`,
    ],
    [
      'a raised count of players',
      `update finance_active_hour set players = players + 1 where hour = (select min(hour) from finance_active_hour where hour >= '2026-03-02Z')`,
    ],
    [
      'a player who did not play',
      `insert into finance_active_player values ('2026-03-02', 999999, '2026-03-02 05:00Z')`,
    ],
    [
      'a first deposit at another time',
      `update finance_depositor set first_at = '2026-03-02 00:00:00.5Z', second_at = null`,
    ],
    [
      'a depositor without a deposit',
      `insert into finance_depositor values (999999, '2026-02-01Z', '2026-03-02 10:00Z', null)`,
    ],
  ])('finds %s', async (_, sql) => {
    const forger = await books.db.connect();
    try {
      await forger.query('begin');
      await withoutTriggers(forger);
      await forger.query('set local search_path = casino');
      expect((await forger.query(sql)).rowCount).toBeGreaterThan(0);
      const found = await differingHours(forger, new Date('2026-03-02T00:00:00Z'), new Date('2026-03-03T00:00:00Z'));
      expect(found).toBeGreaterThan(0);
    } finally {
      await forger.query('rollback');
      forger.release();
    }
  });
});

it('removes hours after 15 days, and says of their days that they are no longer kept', async () => {
  const later = until.getTime() + hoursKeptDays * 86_400_000;
  await books.sumUpTo(new Date(later).toISOString());
  const { rows } = await books.db.query(
    `select min(hour) >= '2026-03-04Z' or min(hour) is null as removed from finance_hour`,
  );
  expect(rows).toEqual([{ removed: true }]);
  expect((await inTransaction(books.db, (tx) => verifyDay(tx, '2026-03-02', books.deps.sources)))!).toMatchObject({
    differing: 0,
    differingHours: null,
  });
});
