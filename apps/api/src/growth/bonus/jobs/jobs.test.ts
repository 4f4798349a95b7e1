import { verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { jurisdictionAt } from '@fairhouse/jurisdictions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { type TestOperator, testOperator } from '../../../testing/run-operator.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { bookOf, depsOf, joinAlone, playRound, post } from '../bonus.fixture.ts';
import { weekOf } from '../rules/period.ts';
import { readTerms } from '../terms.store.ts';
import { chargeInactive } from './charge-inactive.ts';
import { payCashback } from './pay-cashback.ts';
import { runJob } from './run-job.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let api: TestApi;
let operator: TestOperator;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1,::1' });
  operator = await testOperator(api, 'jobs-desk');
});
afterAll(() => api.close());

/** Weeks and months turn at midnight UTC, and a week's first minute is nobody's: a test that would meet it waits. */
beforeEach(async () => {
  const sinceMs = Date.now() % dayMs;
  const untilMs = sinceMs < 61_000 ? 61_000 : sinceMs > dayMs - 60_000 ? dayMs + 61_000 : sinceMs;
  if (untilMs > sinceMs) await new Promise((done) => setTimeout(done, untilMs - sinceMs));
});

async function atLevel(level: number) {
  const member = await joinAlone(api);
  await api.db.query('update member set vip_level = $2 where id = $1', [member.id, level]);
  return member;
}

/** An hour around now, under the name of a week. */
const around = (week: string) => ({ week, from: new Date(Date.now() - hourMs), until: new Date(Date.now() + hourMs) });

describe('Monday cashback', () => {
  it('pays the percent of the level on what was lost of cash, once, however often and at once it runs', async () => {
    const silver = await atLevel(20);
    const winner = await atLevel(40);
    const entry = await atLevel(0);
    for (const member of [silver, winner, entry]) await post(api, member, 'DEPOSIT', 100_00n);
    await playRound(api, silver, 60_00n, 10_00n);
    const round = { gameCode: 'nocturne', roundId: 'back' };
    const bet = await post(api, silver, 'GAME_BET', 20_00n, { round });
    await post(api, silver, 'GAME_ROLLBACK', 20_00n, { reference: bet, round });
    await playRound(api, winner, 60_00n, 90_00n);
    await playRound(api, entry, 60_00n, 0n);
    const terms = await readTerms(api.db);
    const deps = depsOf(api);
    await Promise.all(Array.from({ length: 6 }, () => payCashback(deps, terms, around('2020-W10'))));
    // 8 percent of 50.
    expect((await bookOf(api, silver)).cash).toBe(50_00n + 4_00n);
    expect((await bookOf(api, winner)).cash).toBe(130_00n);
    expect((await bookOf(api, entry)).cash).toBe(40_00n);
    expect((await verifyBooks(api.db, { memberId: silver.id })).findings).toEqual([]);
    const { rows } = await api.db.query('select command, after from audit_event where subject = $1', [
      'cashback:2020-W10',
    ]);
    expect(rows).toEqual([
      { command: 'bonus.cashback', after: { amount: '400', currency: 'USD', loss: '5000', percent: 8 } },
    ]);
    // Replayed after more was lost: what was paid stays, and is named.
    await playRound(api, silver, 10_00n, 0n);
    expect(await payCashback(deps, terms, around('2020-W10'))).toEqual({ given: 0, before: 1, differing: 1 });
    expect((await bookOf(api, silver)).cash).toBe(44_00n);
  });

  it('leaves out what lies outside the week, and what comes to less than 1', async () => {
    const bronze = await atLevel(10);
    await post(api, bronze, 'DEPOSIT', 100_00n);
    await playRound(api, bronze, 19_99n, 0n);
    const terms = await readTerms(api.db);
    await payCashback(depsOf(api), terms, around('2020-W11'));
    expect((await bookOf(api, bronze)).cash).toBe(80_01n);
    await playRound(api, bronze, 30_00n, 0n);
    const past = { week: '2020-W12', from: new Date(Date.now() - 2 * hourMs), until: new Date(Date.now() - hourMs) };
    await payCashback(depsOf(api), terms, past);
    expect((await bookOf(api, bronze)).cash).toBe(50_01n);
    await payCashback(depsOf(api), terms, around('2020-W13'));
    expect((await bookOf(api, bronze)).cash).toBe(50_01n + 2_49n);
  });

  it('is not paid to members of a place that lets no such bonus be offered', async () => {
    const here = await atLevel(20);
    const there = await atLevel(20);
    for (const member of [here, there]) {
      await post(api, member, 'DEPOSIT', 100_00n);
      await playRound(api, member, 50_00n, 0n);
    }
    const rulesOf: BonusDeps['rulesOf'] = async (ids) =>
      new Map(ids.map((id) => [id, jurisdictionAt(['SE'], id === there.id ? 'SE' : 'PH').rules]));
    await payCashback({ ...depsOf(api), rulesOf }, await readTerms(api.db), around('2020-W14'));
    expect((await bookOf(api, here)).cash).toBe(50_00n + 4_00n);
    expect((await bookOf(api, there)).cash).toBe(50_00n);
  });

  it('is owed by the terms, and paid also to whom nothing is offered', async () => {
    const guarded = await atLevel(20);
    await api.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [guarded.id],
    );
    await post(api, guarded, 'DEPOSIT', 100_00n);
    await playRound(api, guarded, 50_00n, 0n);
    await payCashback(depsOf(api), await readTerms(api.db), around('2020-W15'));
    expect((await bookOf(api, guarded)).cash).toBe(50_00n + 4_00n);
  });

  it('is not paid for a week that is not over, nor while the promotion is off', async () => {
    const gold = await atLevel(30);
    await post(api, gold, 'DEPOSIT', 100_00n);
    await playRound(api, gold, 50_00n, 0n);
    const deps = depsOf(api);
    const week = weekOf(new Date());
    const job = { name: 'cashback' as const, period: week, askedBy: 'test' };
    expect(await runJob(deps, job)).toMatchObject({ given: 0 });
    // By the database's clock: that of the process may be wrong.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * dayMs });
    const ahead = await runJob(deps, job).finally(() => vi.useRealTimers());
    expect(ahead).toMatchObject({ given: 0 });
    await operator.run('bonus', 'set', 'cashback.on', '0');
    expect(await runJob(deps, job, new Date(Date.now() + 7 * dayMs))).toMatchObject({ given: 0 });
    await operator.run('bonus', 'set', 'cashback.on', '1');
    await runJob(deps, job, new Date(Date.now() + 7 * dayMs));
    expect((await bookOf(api, gold)).cash).toBe(56_00n);
  });
});

describe('Friday Fun', () => {
  const friday = (now = Date.now()) =>
    runJob(
      depsOf(api),
      { name: 'fridayFun', period: weekOf(new Date(now)), askedBy: 'test' },
      new Date(now + 9 * dayMs),
    );

  it('is given for deposits of the period with a small balance, once', async () => {
    const silver = await atLevel(20);
    const rich = await atLevel(20);
    const poor = await atLevel(20);
    const pending = await atLevel(20);
    const guarded = await atLevel(20);
    await api.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [guarded.id],
    );
    await post(api, guarded, 'DEPOSIT', 150_00n);
    await playRound(api, guarded, 145_00n, 0n);
    for (const member of [rich, pending]) await post(api, member, 'DEPOSIT', 150_00n);
    // What was bought counts, not what a discount left to be paid.
    const deposit = await post(api, silver, 'DEPOSIT', 142_50n);
    await post(api, silver, 'GIFT', 7_50n, { externalId: `${deposit}:gift` });
    await post(api, poor, 'DEPOSIT', 149_99n);
    for (const member of [silver, poor]) await playRound(api, member, 140_00n, 0n);
    await playRound(api, rich, 130_00n, 0n);
    await playRound(api, pending, 140_00n, 0n);
    await post(api, pending, 'WITHDRAW', 1_00n);
    // On Fridays and Saturdays today's deposits belong to next week's Friday.
    const day = new Date().getUTCDay();
    const at = day === 0 || day >= 5 ? Date.now() + 3 * dayMs : Date.now();
    await Promise.all([friday(at), friday(at)]);
    await friday(at);
    expect(await bookOf(api, silver)).toMatchObject({ cash: 10_00n, bonus: day >= 5 ? 0n : 20_00n });
    for (const member of [rich, poor, pending, guarded]) expect((await bookOf(api, member)).bonus).toBe(0n);
    if (day >= 5) return;
    const { data } = await api.post('/sys/bonus/overview', {}, silver.token);
    expect(data.active).toMatchObject({ promotion: 'fridayFun', amount: 20, required: 1_000, mostReleased: 200 });
  });
});

describe('the inactivity fee', () => {
  it('takes 5 a month after 180 days from who has something, and stops at the first sign of life', async () => {
    const idle = await joinAlone(api);
    const small = await joinAlone(api);
    const empty = await joinAlone(api);
    await post(api, idle, 'DEPOSIT', 12_00n);
    await post(api, small, 'DEPOSIT', 1_50n);
    const deps = depsOf(api);
    const charge = async (days: number) =>
      chargeInactive(deps, await readTerms(api.db), new Date(Date.now() + days * dayMs));
    await charge(179);
    expect((await bookOf(api, idle)).cash).toBe(12_00n);
    await Promise.all([charge(181), charge(181), charge(181)]);
    expect((await bookOf(api, idle)).cash).toBe(7_00n);
    expect((await bookOf(api, small)).cash).toBe(0n);
    expect((await bookOf(api, empty)).cash).toBe(0n);
    await charge(181 + 31);
    expect((await bookOf(api, idle)).cash).toBe(2_00n);
    await post(api, idle, 'DEPOSIT', 1_00n);
    await api.db.query(`update member_session set last_seen_at = now() + interval '200 days' where member_id = $1`, [
      idle.id,
    ]);
    await charge(181 + 62);
    expect((await bookOf(api, idle)).cash).toBe(3_00n);
    const { rows } = await api.db.query(
      `select command, after ->> 'amount' as amount from audit_event where member_id = $1 and command = 'bonus.inactivityFee' order by id`,
      [idle.id],
    );
    expect(rows.map(({ amount }) => amount)).toEqual(['500', '500']);
    expect((await verifyBooks(api.db, { memberId: idle.id })).findings).toEqual([]);
  });
});

describe('the queue', () => {
  it('runs a past week that an operator asks for, and says what came of it', async () => {
    const again = (week: string) => operator.run('bonus', 'cashback', '--week', week, '--reason', 'One was missed');
    expect((await again(weekOf(new Date()))).err).toContain('week');
    expect((await again('2026-W99')).code).toBe(1);
    expect((await again('2021-W03')).code).toBe(0);
    await expect
      .poll(async () => (await operator.run('bonus', 'runs')).out, { interval: 500 })
      .toMatch(/cashback\s+2021-W03\s+operator:jobs-desk\s+\S+ \S+\s+20\S+ \S+\s+0\s+0\s+0/);
    expect((await operator.run('bonus', 'terms')).out).toMatch(/wagering\.times\s+times\s+50/);
    expect((await operator.run('bonus', 'list', 'all')).code).toBe(0);
    expect((await operator.run('bonus', 'dance')).code).toBe(2);
    const member = await joinAlone(api);
    expect((await operator.run('bonus', 'give', String(member.id), '3.50', '--reason', 'sorry')).out).toBe('Given.\n');
    const listed = await operator.run('bonus', 'list');
    const [, id] = new RegExp(`(\\d+)\\s+\\S+ \\S+\\s+${member.id} `).exec(listed.out)!;
    expect(listed.out).toContain('3.50 USD');
    const cancelled = await operator.run('bonus', 'cancel', String(member.id), id!, '--reason', 'a slip');
    expect(cancelled.out).toBe('Cancelled.\n');
    const asked = async (body: object, key = operator.key) => (await api.post('/operator/bonus/run', body, key)).error;
    expect(await asked({ job: 'cashback', reason: 'A test' })).toBe(errorCodes.invalidField);
    expect(await asked({ job: 'inactivityFee', week: '2021-W03', reason: 'A test' })).toBe(errorCodes.invalidField);
    expect(await asked({ job: 'cashback', week: '2021-W03', reason: '' })).toBe(errorCodes.missingField);
    const support = await addOperator(api.db, 'jobs-support', ['support']);
    expect(await asked({ job: 'cashback', week: '2021-W03', reason: 'A test' }, support)).toBe(errorCodes.notPermitted);
    const { rows } = await api.db.query(`select actor, subject, after from audit_event where command = 'bonus.run'`);
    expect(rows).toEqual([
      {
        actor: 'operator:jobs-desk',
        subject: 'bonus-run:cashback:2021-W03',
        after: { job: 'cashback', period: '2021-W03', reason: 'One was missed' },
      },
    ]);
  });
});
