import { verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { jurisdictionAt } from '@fairhouse/jurisdictions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../players/messages/announce.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { readTerms } from '../bonus/terms.store.ts';
import { weeklyTerms } from '../bonus/weekly-terms.ts';
import { describeLadder } from './describe-ladder.ts';
import { noteLevels } from './note-levels.ts';
import { rollBack, wager } from './vip.fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
});
afterAll(() => api.close());

const info = async (member: TestMember) => (await api.post('/sys/auth/token/info', {}, member.token)).data;
const redeem = (member: TestMember, id: number, requestKey?: string) =>
  api.post('/sys/vipStore/redeem', requestKey ? { id, requestKey } : { id }, member.token);
const cashOf = async (member: TestMember) =>
  (await api.db.query('select cash from book where member_id = $1', [member.id])).rows[0].cash as bigint;
const count = async (sql: string, member: TestMember) =>
  Number((await api.db.query(`select count(*) from ${sql} and member_id = $1`, [member.id])).rows[0].count);

describe('points', () => {
  it.each([
    ['USD', 9_99n, 0],
    ['USD', 10_00n, 1],
    ['EUR', 25_99n, 2],
    ['BRL', 100_00n, 10],
    ['BTC', 14_999n, 0],
    ['BTC', 30_000n, 2],
  ] as const)('%s: staking %d minor units earns %d', async (currency, minor, points) => {
    const member = await api.join({ currency });
    await wager(api, member, minor, currency);
    expect(await info(member)).toMatchObject({ vipPoints: points, vipLifeTimePoints: points, vipLevel: 0 });
  });

  it('adds up what each stake leaves over, so that nothing is lost', async () => {
    const member = await api.join();
    for (let stake = 0; stake < 10; stake++) await wager(api, member, 9_50n);
    expect((await info(member)).vipLifeTimePoints).toBe(9);
    await wager(api, member, 5_00n);
    expect((await info(member)).vipLifeTimePoints).toBe(10);
  });

  it('goes with a stake that is rolled back, and what was spent by then is owed', async () => {
    const member = await api.join();
    const bet = await wager(api, member, 1_000_00n);
    expect((await redeem(member, 1)).error).toBe(0);
    await rollBack(api, member, bet, 1_000_00n);
    expect(await info(member)).toMatchObject({ vipPoints: 0, vipLifeTimePoints: 0 });
    await wager(api, member, 1_500_00n);
    expect(await info(member)).toMatchObject({ vipPoints: 50, vipLifeTimePoints: 150 });
  });
});

describe('the ladder with its benefits', () => {
  const ladderOf = async (token?: string) => (await api.post('/sys/vipLevel/describe', {}, token)).data;
  const silverOf = (data: { levels: { name: string }[] }) => data.levels.find(({ name }) => name === 'silver');

  it('says what payments follow, in the currency of the member, and to visitors in US dollars', async () => {
    expect(await ladderOf()).toMatchObject({ currency: 'USD', pointStake: 10, isSpared: false, wageringTimes: 50 });
    expect(silverOf(await ladderOf())).toMatchObject({
      points: 1000,
      staked: 10_000,
      cashback: { percent: 8, least: 1 },
      friday: { deposits: 150, balanceBelow: 20, bonus: 20 },
      packages: [{ points: 1000, bonus: 13 }],
    });
    const entry = (await ladderOf()).levels[0];
    expect(entry).toMatchObject({ points: 0, cashback: null, friday: null });
    expect(entry.packages).toHaveLength(2);
    const member = await api.join({ currency: 'BTC' });
    const bitcoin = await ladderOf(member.token);
    expect(bitcoin).toMatchObject({ currency: 'BTC', pointStake: 0.00015 });
    expect(silverOf(bitcoin)).toMatchObject({ staked: 0.15 });
  });

  it('promises nothing that is switched off or not on sale', async () => {
    const set = (sql: string) => api.db.query(sql);
    await set(`insert into bonus_term (name, currency, value, set_by)
      values ('fridayFun.on', '', 0, 'test'), ('cashback.on', '', 0, 'test')`);
    await set('update vip_package set enabled = false where level = 20');
    expect(silverOf(await ladderOf())).toMatchObject({ cashback: null, friday: null, packages: [] });
    await set(`delete from bonus_term where set_by = 'test'`);
    await set('update vip_package set enabled = true where level = 20');
    expect(silverOf(await ladderOf())).toMatchObject({ cashback: { percent: 8 }, friday: { bonus: 20 } });
  });

  it('leads nobody on who shows signs of harm: cashback stays, which is owed', async () => {
    const member = await api.join();
    await api.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [member.id],
    );
    const spared = await ladderOf(member.token);
    expect(spared.isSpared).toBe(true);
    expect(silverOf(spared)).toMatchObject({ cashback: { percent: 8 }, friday: null });
  });

  it('says no cashback and no Friday bonus where the place allows neither', async () => {
    const { rules } = jurisdictionAt(['SE'], 'SE');
    const terms = await readTerms(api.db);
    const ladder = await describeLadder(
      {
        db: api.db,
        countryOf: () => 'SE',
        rulesFor: async () => ({ ...rules, 'account.currencies': ['EUR'] }),
        weeklyTerms: async (place, currency) => weeklyTerms(terms, place, currency, new Date()),
        offersHeldBack: async () => undefined,
      },
      { country: 'SE' },
      undefined,
    );
    expect(ladder.currency).toBe('EUR');
    for (const { cashback, friday } of ladder.levels) expect([cashback, friday]).toEqual([null, null]);
  });
});

describe('levels', () => {
  it('lists the ladder for anybody, lowest first', async () => {
    const { data } = await api.post('/base/vipLevel/listAll', { level_0: 'ASC' });
    expect(data.map((row: { level: number }) => row.level)).toEqual([0, 10, 20, 30, 35, 40]);
    expect(data.map((row: { cashbackPercent: number }) => row.cashbackPercent)).toEqual([0, 5, 8, 12, 15, 20]);
    expect(data[3]).toMatchObject({ name: 'gold', points: 5000, icon: '/art/vip/gold.svg' });
    const some = await api.post('/base/vipLevel/listAll', { level_GTE: 20, level_LTE: 30, level_0: 'DESC' });
    expect(some.data.map((row: { level: number }) => row.level)).toEqual([30, 20]);
  });

  it('shows a level at once, records it once with its message, and never takes it away', async () => {
    const member = await api.join();
    // The casino's own round may come by at any moment: the first of the two records and reports it, once.
    const note = () => noteLevels({ db: api.db, announce }, { after: member.id - 1n, last: member.id });
    const bet = await wager(api, member, 10_000_00n);
    expect((await info(member)).vipLevel).toBe(20);
    await Promise.all([note(), note(), note()]);
    const { rows } = await api.db.query(
      `select command, before, after from audit_event where member_id = $1 and command = 'vip.reachLevel'`,
      [member.id],
    );
    expect(rows).toEqual([
      {
        command: 'vip.reachLevel',
        before: { level: 0 },
        after: { level: 20, name: 'silver', lifetimePoints: '1000' },
      },
    ]);
    const news = await api.post('/base/news/listPage', {}, member.token);
    expect(news.data.content.map((it: { message: string }) => it.message)).toEqual([
      'You have reached a new VIP level: Silver.',
    ]);
    await rollBack(api, member, bet, 10_000_00n);
    await note();
    expect(await info(member)).toMatchObject({ vipLevel: 20, vipLifeTimePoints: 0 });
  });
});

describe('the store', () => {
  it("lists what is on sale in the member's currency, by level, then points", async () => {
    const member = await api.join();
    const { data } = await api.post('/base/vipStore/listAll', { level_0: 'ASC', points_1: 'ASC' }, member.token);
    expect(data[0]).toEqual({ id: 1, level: 0, points: 100, bonus: 1 });
    expect(data.map((row: { points: number }) => row.points)).toEqual([100, 250, 500, 1000, 5000, 10000, 25000]);
    const within = await api.post('/base/vipStore/listAll', { points_LTE: 499 }, member.token);
    expect(within.data).toHaveLength(2);
    const inBitcoin = await api.join({ currency: 'BTC' });
    expect((await api.post('/base/vipStore/listAll', {}, inBitcoin.token)).data[0].bonus).toBe(0.000015);
    expect((await api.post('/base/vipStore/listAll', {})).error).toBe(errorCodes.loginAgain);
  });

  it('takes the points and pays in cash, with its record', async () => {
    const member = await api.join();
    await wager(api, member, 3_000_00n);
    expect((await redeem(member, 2)).error).toBe(0);
    expect(await info(member)).toMatchObject({
      vipPoints: 50,
      vipLifeTimePoints: 300,
      availableBalance: 2.5,
      withdrawableBalance: 2.5,
    });
    const { rows } = await api.db.query(
      `select actor, before, after from audit_event where member_id = $1 and command = 'vip.redeem'`,
      [member.id],
    );
    expect(rows).toEqual([
      {
        actor: `member:${member.id}`,
        before: { points: '300' },
        after: { points: '50', package: 2, amount: '250', currency: 'USD' },
      },
    ]);
    expect((await verifyBooks(api.db, { memberId: member.id })).findings).toEqual([]);
  });

  it('takes a form as the specified client sends it', async () => {
    const member = await api.join();
    await wager(api, member, 1_000_00n);
    const response = await fetch(`${api.url}/api/sys/vipStore/redeem`, {
      method: 'POST',
      headers: { authorization: member.token },
      body: new URLSearchParams({ id: '1' }),
    });
    expect(await response.json()).toMatchObject({ error: 0 });
  });

  it.each([
    ['points for one', 1_000_00n, () => undefined],
    ['points for many, without a key', 256_000_00n, () => undefined],
    ['points for many, with one key', 256_000_00n, () => 'one-intent'],
    ['points for one, with 256 keys', 1_000_00n, (index: number) => `intent-${index}`],
  ])('gives one when 256 come at once: %s', async (_, staked, keyOf) => {
    const member = await api.join();
    await wager(api, member, staked);
    const answers = await Promise.all(Array.from({ length: 256 }, (_, index) => redeem(member, 1, keyOf(index))));
    expect(await cashOf(member)).toBe(100n);
    expect(await count(`posting where type = 'REDEEM'`, member)).toBe(1);
    expect(await count('vip_redemption where true', member)).toBe(1);
    expect((await info(member)).vipPoints).toBe(Number(staked / 10_00n) - 100);
    const errors = new Set(answers.map(({ error }) => error));
    for (const error of errors) expect([0, errorCodes.pointsTooFew]).toContain(error);
    expect(errors.has(0)).toBe(true);
  });

  it('refuses a level above the own, too few points, unknown ids, and a key used for something else', async () => {
    const member = await api.join();
    await wager(api, member, 3_000_00n);
    // Bronze: silver and gold packages are out of reach, whatever the points.
    expect((await redeem(member, 4)).error).toBe(errorCodes.levelTooLow);
    expect((await redeem(member, 3)).error).toBe(errorCodes.pointsTooFew);
    expect((await redeem(member, 99)).error).toBe(errorCodes.noSuchThing);
    expect((await redeem(member, 1, 'the-first-intent')).error).toBe(0);
    expect((await redeem(member, 2, 'the-first-intent')).error).toBe(errorCodes.conflict);
    expect((await redeem(member, 1, 'another-intent')).error).toBe(0);
    expect(await cashOf(member)).toBe(200n);
    expect((await api.post('/sys/vipStore/redeem', { id: 1 })).error).toBe(errorCodes.loginAgain);
  });
});

describe('the desk', () => {
  it('moves levels within their order and takes packages off sale, each recorded', async () => {
    const key = await addOperator(api.db, 'vip-desk');
    const desk = (path: string, body: object) => api.post(`/operator/vip/${path}`, body, key);
    const reader = await api.join();
    expect((await desk('setLevel', { level: 30, points: 1000 })).error).toBe(errorCodes.invalidField);
    expect((await desk('setLevel', { level: 30, points: 25000 })).error).toBe(errorCodes.invalidField);
    expect((await desk('setLevel', { level: 0, points: 5 })).error).toBe(errorCodes.noSuchThing);
    expect((await desk('setLevel', { level: 40, points: 200000 })).error).toBe(0);
    expect((await desk('setPackage', { id: 7, enabled: false })).error).toBe(0);
    expect((await desk('setPackage', { id: 6, points: 12000 })).error).toBe(0);
    expect((await desk('setPackage', { id: 6 })).error).toBe(errorCodes.missingField);
    expect((await desk('setPackage', { id: 66, enabled: true })).error).toBe(errorCodes.noSuchThing);
    expect((await api.post('/operator/vip/offer', {}, reader.token)).error).toBe(errorCodes.loginAgain);

    const { data } = await desk('offer', {});
    expect(data.levels.at(-1)).toEqual({ level: 40, name: 'diamond', points: 200000 });
    expect(data.packages.find((row: { id: number }) => row.id === 7)).toMatchObject({ enabled: false });
    const shown = await api.post('/base/vipStore/listAll', {}, reader.token);
    expect(shown.data.map((row: { id: number }) => row.id)).not.toContain(7);
    const { rows } = await api.db.query(
      `select subject, before, after from audit_event where actor = 'operator:vip-desk' order by id`,
    );
    expect(rows).toMatchObject([
      { subject: 'setting:vipLevel:diamond', before: { points: 100_000 }, after: { points: 200_000 } },
      { subject: 'setting:vipPackage:7', before: { enabled: true }, after: { enabled: false, points: 25_000 } },
      { subject: 'setting:vipPackage:6', before: { points: 10_000 }, after: { enabled: true, points: 12_000 } },
    ]);
  });
});
