import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPartnerCasino, type PartnerCasino, planOf } from '../affiliates.fixture.ts';
import { postingsOfDay } from './day.store.ts';
import { activityOf, digestOf, sumAffiliateDays } from './sum-days.ts';

let casino: PartnerCasino;
beforeAll(async () => {
  casino = await openPartnerCasino();
});
afterAll(() => casino.close());

const cpa = { amount: '60', firstDeposit: '20', stakes: '100', days: 10 };
const hybrid = planOf({ cpa });

const activity = async (memberId: bigint) =>
  (
    await casino.db.query(
      `select to_char(day, 'MM-DD') as day, deposits, chargebacks, stakes, ngr, held_back as held from affiliate_activity
       where member_id = $1 order by 1`,
      [memberId],
    )
  ).rows;
const qualified = async (memberId: bigint) =>
  (
    await casino.db.query<{ day: string; back: string | null }>(
      `select to_char(q.day, 'MM-DD') as day, to_char(b.day, 'MM-DD') as back from affiliate_qualified q
         left join affiliate_qualified_back b using (member_id) where q.member_id = $1`,
      [memberId],
    )
  ).rows[0];

/** Stakes all of it, and wins so much. */
async function play(member: bigint, staked: bigint, won: bigint, at: string): Promise<void> {
  const bet = await casino.post(member, 'GAME_BET', staked, at);
  if (won > 0n) await casino.post(member, 'GAME_WIN', won, at, { reference: bet });
}

it('sums up each finished day once, when two processes do it at the same time', async () => {
  const { id, link } = await casino.partner(hybrid);
  const maria = await casino.join(link, '2026-03-01T10:00:00Z', { sub: 'click-1' });
  await casino.post(maria, 'DEPOSIT', 50_00n, '2026-03-01T11:00:00Z');
  await play(maria, 50_00n, 30_00n, '2026-03-01T12:00:00Z');
  await play(maria, 30_00n, 0n, '2026-03-02T12:00:00Z');
  const other = await casino.join(link, '2026-03-02T10:00:00Z');
  await casino.sumUpTo('2026-03-02T23:00:00Z');
  // Of a day that is not finished nothing is there, but its first deposits are.
  expect(await activity(maria)).toEqual([
    { day: '03-01', deposits: 50_00n, chargebacks: 0n, stakes: 50_00n, ngr: 20_00n, held: null },
  ]);
  await casino.post(other, 'DEPOSIT', 20_00n, '2026-03-03T01:00:00Z');
  const twoSum = async () => {
    while ((await sumAffiliateDays(casino.deps)) > 0);
  };
  await casino.sumUpTo('2026-03-04T00:30:00Z');
  await Promise.all([twoSum(), twoSum(), twoSum()]);
  expect(await activity(maria)).toMatchObject([{ day: '03-01' }, { day: '03-02', stakes: 30_00n, ngr: 30_00n }]);
  expect(await activity(other)).toMatchObject([{ day: '03-03', deposits: 20_00n, ngr: 0n }]);
  const { rows } = await casino.db.query(
    'select count(*)::int as days, sum(players)::int as players from affiliate_day',
  );
  expect(rows[0]).toEqual({ days: 3, players: 3 });
  expect((await casino.db.query('select count(*)::int as n from affiliate_first_deposit')).rows[0]).toEqual({ n: 2 });
  expect(id).toBeGreaterThan(0);
});

it('gives a day the same digest when its rows are read from the postings again', async () => {
  const { rows } = await casino.db.query(`select digest from affiliate_day where day = '2026-03-01'`);
  const again = await inTransaction(casino.db, async (tx) =>
    digestOf('2026-03-01', await activityOf(casino.deps, tx, await postingsOfDay(tx, '2026-03-01'))),
  );
  expect(again).toBe(rows[0]!.digest);
  await expect(casino.db.query('update affiliate_activity set ngr = 1')).rejects.toThrow();
});

it('qualifies a player at the end of the day on which first deposit and stakes within the days are met', async () => {
  const { link } = await casino.partner(hybrid);
  const [small, late, right] = [
    await casino.join(link, '2026-03-05T10:00:00Z'),
    await casino.join(link, '2026-03-05T10:00:00Z'),
    await casino.join(link, '2026-03-05T10:00:00Z', { currency: 'EUR' }),
  ];
  await casino.post(small, 'DEPOSIT', 19_99n, '2026-03-05T11:00:00Z');
  await casino.post(small, 'DEPOSIT', 500_00n, '2026-03-05T12:00:00Z');
  await play(small, 200_00n, 0n, '2026-03-05T13:00:00Z');
  await casino.post(late, 'DEPOSIT', 20_00n, '2026-03-05T11:00:00Z');
  await casino.post(late, 'DEPOSIT', 500_00n, '2026-03-15T10:00:00Z');
  await play(late, 200_00n, 0n, '2026-03-15T11:00:00Z');
  // 16.00 and 80.00 EUR at 0.8 for a dollar are 20.00 and 100.00.
  await casino.post(right, 'DEPOSIT', 16_00n, '2026-03-05T11:00:00Z');
  await casino.post(right, 'DEPOSIT', 80_00n, '2026-03-06T11:00:00Z');
  await play(right, 79_99n, 0n, '2026-03-06T12:00:00Z');
  await play(right, 1n, 0n, '2026-03-07T12:00:00Z');
  await casino.sumUpTo('2026-03-17T00:30:00Z');
  expect(await qualified(small)).toBeUndefined();
  expect(await qualified(late)).toBeUndefined();
  expect(await qualified(right)).toEqual({ day: '03-07', back: null });
});

it('takes a CPA back when the deposits were taken back', async () => {
  const { link } = await casino.partner(hybrid);
  const ana = await casino.join(link, '2026-03-18T10:00:00Z');
  const name = await casino.post(ana, 'DEPOSIT', 100_00n, '2026-03-18T11:00:00Z');
  await play(ana, 100_00n, 100_00n, '2026-03-18T12:00:00Z');
  await casino.sumUpTo('2026-03-19T00:30:00Z');
  expect(await qualified(ana)).toEqual({ day: '03-18', back: null });
  await casino.post(ana, 'REVERSAL', 100_00n, '2026-03-20T11:00:00Z', { reference: name });
  await casino.sumUpTo('2026-03-21T00:30:00Z');
  expect(await qualified(ana)).toEqual({ day: '03-18', back: '03-20' });
  expect(await activity(ana)).toMatchObject([
    { day: '03-18' },
    { day: '03-20', deposits: 0n, chargebacks: 100_00n, ngr: 0n },
  ]);
});

it('counts no day of a player whose play is paused, and qualifies nobody after one', async () => {
  const { link } = await casino.partner(hybrid);
  const [paused, away] = [
    await casino.join(link, '2026-03-21T10:00:00Z'),
    await casino.join(link, '2026-03-21T10:00:00Z'),
  ];
  casino.elsewhere.add(away);
  for (const member of [paused, away]) {
    await casino.post(member, 'DEPOSIT', 50_00n, '2026-03-21T11:00:00Z');
    await play(member, 50_00n, 0n, '2026-03-21T12:00:00Z');
  }
  await casino.db.query(
    `insert into play_pause (member_id, kind, until, started_by) values ($1, 'break', now() + interval '1 day', 'a test')`,
    [paused],
  );
  await casino.sumUpTo('2026-03-22T00:30:00Z');
  await casino.db.query('update play_pause set ended_at = now() where member_id = $1', [paused]);
  casino.elsewhere.clear();
  for (const member of [paused, away]) {
    await casino.post(member, 'DEPOSIT', 100_00n, '2026-03-22T11:00:00Z');
    await play(member, 100_00n, 0n, '2026-03-22T12:00:00Z');
  }
  await casino.sumUpTo('2026-03-23T00:30:00Z');
  expect((await activity(paused)).map(({ held }) => held)).toEqual(['paused', null]);
  expect((await activity(away)).map(({ held }) => held)).toEqual(['place', null]);
  expect(await qualified(paused)).toBeUndefined();
  expect(await qualified(away)).toBeUndefined();
});

it('attributes nobody where the pack of the place forbids affiliates', async () => {
  const { link } = await casino.partner(hybrid);
  const { allowedAt } = casino.deps;
  casino.deps.allowedAt = (countryCode) => countryCode !== 'BR';
  const [there, here] = [
    await casino.join(link, '2026-03-24T10:00:00Z', { country: 'BR' }),
    await casino.join(link, '2026-03-24T10:00:00Z'),
  ];
  casino.deps.allowedAt = allowedAt;
  const { rows } = await casino.db.query('select member_id as id from affiliate_player where member_id = any($1)', [
    [there, here],
  ]);
  expect(rows).toEqual([{ id: here }]);
});
