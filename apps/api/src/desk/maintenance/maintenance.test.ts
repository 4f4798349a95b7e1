import { randomUUID } from 'node:crypto';
import { lockBooks } from '@fairhouse/betting';
import { type Call, calls } from '@fairhouse/contract';
import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction } from '@fairhouse/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callWallet } from '../../testing/call-wallet.ts';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';
import { startBeside, type TestApi, type TestMember, type TestProcess } from '../../testing/start-test-api.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { followSchedule } from './follow-schedule.ts';
import { createShownMaintenance } from './shown-maintenance.ts';

const hourMs = 3_600_000;
const reason = 'a test';
let casino: MoneyCasino;
let api: TestApi;
/** Another process of the same casino. */
let other: TestProcess;
let keeper: string;
let worker: string;
let game: { id: number; code: string };

beforeAll(async () => {
  casino = await startMoneyCasino({ CALLS_PER_MINUTE: '100000', GUESSES_PER_MINUTE: '100000' });
  api = casino.api;
  other = await startBeside(api, { SANDBOX_ORIGIN: casino.sandboxUrl, STRIPE_API_URL: casino.sandboxUrl });
  keeper = await casino.addOperator('keeper', ['administrator']);
  worker = await casino.addOperator('worker', ['support']);
  const { rows } = await api.db.query(
    `select g.id, g.code from game g join game_limit l on l.game_code = g.code and l.currency = 'USD'
     where g.enabled and g.vendor = 'studio' and l.minimum_bet <= 100 order by g.id limit 1`,
  );
  game = rows[0];
});
afterAll(async () => {
  await other?.close();
  await casino?.close();
});
afterEach(async () => {
  const { current } = await getCurrent();
  if (current) await turn(current.id, current.state === 'on' ? 'over' : 'cancelled');
});

const desk = (path: string, body: object, token = keeper) => api.post(`/operator/maintenance/${path}`, body, token);
const getCurrent = async () => (await desk('get', {})).data;
const turn = (id: number, to: string) => desk('turn', { id, to, reason });
const inHours = (hours: number, from = Date.now()) => new Date(from + hours * hourMs).toISOString();
const switchOn = async () => {
  const { error, data } = await desk('plan', { endTime: inHours(2), reason });
  expect(error).toBe(0);
  return data.id as number;
};

/** A member with 100.00 in an open game, whose session knows the rules: the short way of a bet. */
async function player() {
  const member = await api.join();
  await casino.payIn(member, 100);
  const launch = await api.post('/sys/game/getLaunchUrl', { id: game.id }, member.token);
  const launchToken = new URL(launch.data).searchParams.get('token');
  const { token, user } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: game.code });
  const ask = (path: string, fields: object, url = api.url) =>
    callWallet(url, path, {
      token,
      user,
      gameCode: game.code,
      transactionId: randomUUID(),
      currency: 'USD',
      ...fields,
    });
  const bet = (fields: object = {}, url = api.url) =>
    ask('bet', { roundId: randomUUID(), amount: 100, ...fields }, url);
  expect(await bet()).toMatchObject({ status: 'OK' });
  expect(await bet()).toMatchObject({ status: 'OK' });
  return { member, ask, bet };
}

describe('a bet', () => {
  it('that waits for the lock of its book while maintenance is switched on is refused, in each process', async () => {
    const { member, bet } = await player();
    for (const url of [api.url, other.url]) {
      const waited = await inTransaction(api.db, async (tx) => {
        await lockBooks(tx, [member.id]);
        const answer = bet({}, url);
        await untilWaiting(api.db, 'bet');
        await switchOn();
        return { answer };
      });
      expect(await waited.answer).toMatchObject({ status: 'MAINTENANCE', balance: 9_800 });
      await turn((await getCurrent()).current.id, 'over');
    }
    expect(await bet()).toMatchObject({ status: 'OK' });
  });

  it('and a play that would open a round are refused, and their repeats are answered as before', async () => {
    const { ask, bet } = await player();
    const before = { roundId: randomUUID(), transactionId: randomUUID() };
    expect(await bet(before)).toMatchObject({ status: 'OK', balance: 9_700 });
    await switchOn();
    for (const url of [api.url, other.url]) {
      expect(await bet({}, url)).toMatchObject({ status: 'MAINTENANCE', balance: 9_700 });
      const play = { roundId: randomUUID(), amount: 100, winTransactionId: randomUUID(), winAmount: 50 };
      expect(await ask('play', play, url)).toMatchObject({ status: 'MAINTENANCE', balance: 9_700 });
    }
    expect(await bet(before)).toMatchObject({ status: 'OK', balance: 9_700 });
  });

  it('of an open round is accepted with its win, its rollback and its end', async () => {
    const { ask, bet } = await player();
    const [won, taken] = [randomUUID(), randomUUID()];
    const stake = randomUUID();
    await bet({ roundId: won });
    await bet({ roundId: taken, transactionId: stake });
    await switchOn();
    expect(await bet({ roundId: won })).toMatchObject({ status: 'OK', balance: 9_500 });
    expect(await ask('win', { roundId: won, amount: 300, roundClosed: true })).toMatchObject({
      status: 'OK',
      balance: 9_800,
    });
    const rollback = { roundId: taken, referenceTransactionId: stake, roundClosed: true };
    expect(await ask('rollback', rollback)).toMatchObject({ status: 'OK', balance: 9_900 });
    expect(await bet({ roundId: won })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
  });

  it('reads nothing more than before: a session that knows the rules asks for their version alone', async () => {
    const { rows } = await api.db.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'casino'::regnamespace and prosrc ~ 'stopped' and prosrc ~ 'rules' order by 1`,
    );
    // Judging is for bets that are no plain ones; what a session remembers is written once for each version.
    expect(rows.map(({ name }) => name)).toEqual(['betting_stop', 'wallet_carry_out', 'wallet_judge']);
    const { bet, member } = await player();
    const knows = async () => {
      const { rowCount } = await api.db.query(
        `select from vendor_session s, betting_rules r where s.member_id = $1 and s.rules_version = r.version`,
        [member.id],
      );
      return rowCount! > 0;
    };
    expect(await knows()).toBe(true);
    const id = await switchOn();
    await bet();
    expect(await knows()).toBe(false);
    await turn(id, 'over');
    await bet();
    expect(await knows()).toBe(true);
  });
});

describe('calls of players', () => {
  const closed = Object.values(calls as Record<string, Call>).filter(({ closedInMaintenance }) => closedInMaintenance);

  it('that begin a deposit or give a bonus are refused in each process, and every other call is not', async () => {
    let member = await api.join();
    await switchOn();
    const refused: string[] = [];
    for (const call of Object.values(calls as Record<string, Call>)) {
      if (call.method === 'GET' || call.upload) continue;
      let answer = await api.post(call.path, {}, member.token);
      if (answer.error === errorCodes.loginAgain && call.access === 'member') {
        // A call before this one has ended the session, as logging out does.
        member = await api.join();
        answer = await api.post(call.path, {}, member.token);
      }
      if (answer.error === errorCodes.maintenance) refused.push(call.path);
    }
    expect(refused.sort()).toEqual(closed.map(({ path }) => path).sort());
    expect(closed.length).toBeGreaterThan(15);
    member = await api.join();
    for (const { path } of closed) {
      const answer = await other.post(path, {}, member.token);
      expect(answer, path).toMatchObject({ status: 200, error: errorCodes.maintenance });
      expect(answer.message).toContain('you can cash out');
    }
  }, 300_000);

  it('start no game, but one with an open round', async () => {
    const { member, bet } = await player();
    await switchOn();
    const launch = (token: string) => api.post('/sys/game/getLaunchUrl', { id: game.id }, token);
    const idle = await api.join();
    expect((await launch(idle.token)).error).toBe(errorCodes.maintenance);
    // Two rounds of the game are open.
    expect((await launch(member.token)).error).toBe(0);
    expect(await bet()).toMatchObject({ status: 'MAINTENANCE' });
    expect((await api.post('/sys/game/getTryPlayUrl', { id: game.id }, idle.token)).error).toBe(0);
  });

  it('credit what was paid, and leave cash-out, limits, breaks and logging in open', async () => {
    const member = await api.join();
    await casino.payIn(member, 100);
    const { orderId, sessionId } = await casino.order(member, 50);
    await switchOn();
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
    await until(async () => (await stateOf(api, orderId)) === 'succeeded');
    expect(await casino.book(member)).toMatchObject({ cash: 15_000n });
    await expect(casino.order(member, 50)).rejects.toThrow('during maintenance');
    const done = async (path: string, body: object, by: Pick<TestMember, 'token'> = member) =>
      expect({ path, ...(await api.post(path, body, by.token)) }).toMatchObject({ path, error: 0 });
    const paypal = { amount: 25, paymentMethod: 'PAYPAL', email: 'maria@example.com' };
    await done('/sys/withdraw/apply', { ...paypal, ...(await casino.proofs(member)) });
    await done('/sys/protection/setLimit', { kind: 'stake', period: 'day', most: 10, timeZone: 'UTC' });
    await done('/sys/game/history/page', {});
    await done('/base/support/open', { topic: 'bonus', message: 'A question' });
    await done('/sys/auth/login', { username: member.username, password: member.password });
    await done('/sys/protection/takeBreak', { hours: 24 });
    await done('/sys/auth/logout', {});
    const ready = await fetch(`${api.url}/readyz`);
    expect(ready.status).toBe(200);
  });

  it('show what is on in the language of the reader, and what comes within a day', async () => {
    const clock = { now: Date.now() };
    // A reader of its own: the call's keeps an answer for a second.
    const shown = (language: 'en' | 'fil' | 'es') =>
      createShownMaintenance({ db: api.db, clock: () => new Date(clock.now) })(language);
    expect(await shown('en')).toBeNull();
    const texts = { en: 'We change a disk.', fil: 'Papalitan namin ang disk.' };
    const times = { startTime: inHours(25), endTime: inHours(26) };
    expect((await desk('plan', { ...times, texts, reason })).error).toBe(0);
    expect(await shown('en')).toBeNull();
    clock.now += 1.5 * hourMs;
    expect(await shown('en')).toEqual({ state: 'planned', ...times, text: texts.en });
    expect(await shown('fil')).toMatchObject({ text: texts.fil });
    expect(await shown('es')).toMatchObject({ text: texts.en });
    expect((await api.post('/sys/maintenance/get', {})).error).toBe(0);
  });
});

describe('planned maintenance', () => {
  it('begins and ends at its times, once, and extending moves its end', async () => {
    const { member, bet } = await player();
    const clock = { now: Date.now() };
    const deps = { db: api.db, clock: () => new Date(clock.now) };
    const { data } = await desk('plan', { startTime: inHours(10), endTime: inHours(12), reason });
    expect(data).toMatchObject({ state: 'planned', beginTime: null });
    expect(await followSchedule(deps)).toBe(0);
    expect(await bet()).toMatchObject({ status: 'OK' });

    clock.now += 10 * hourMs + 1_000;
    const at = new Date(clock.now).toISOString();
    expect(await Promise.all([followSchedule(deps), followSchedule(deps)])).toContain(1);
    expect(await getCurrent()).toMatchObject({ current: { state: 'on', beginTime: at } });
    expect(await bet()).toMatchObject({ status: 'MAINTENANCE' });

    expect((await desk('change', { id: data.id, endTime: inHours(13), reason: 'it takes longer' })).error).toBe(0);
    clock.now += 2.5 * hourMs;
    expect(await followSchedule(deps)).toBe(0);
    clock.now += hourMs;
    expect(await followSchedule(deps)).toBe(1);
    expect(await followSchedule(deps)).toBe(0);
    expect(await getCurrent()).toEqual({ current: null });
    expect(await bet()).toMatchObject({ status: 'OK' });
    expect((await desk('list', { pageSize: 1 })).data.rows).toMatchObject([{ id: data.id, state: 'over' }]);
    const { rows } = await api.db.query(
      `select actor, command, after ->> 'reason' as reason from audit_event where subject = $1 order by id`,
      [`maintenance:${data.id}`],
    );
    expect(rows).toEqual([
      { actor: 'operator:keeper', command: 'maintenance.plan', reason },
      { actor: 'system:maintenance', command: 'maintenance.begin', reason: 'As planned.' },
      { actor: 'operator:keeper', command: 'maintenance.change', reason: 'it takes longer' },
      { actor: 'system:maintenance', command: 'maintenance.end', reason: 'As planned.' },
    ]);
    expect(member.id).toBeGreaterThan(0n);
  });

  it('whose time has passed while nothing ran never begins', async () => {
    const { data } = await desk('plan', { startTime: inHours(1), endTime: inHours(2), reason });
    expect(await followSchedule({ db: api.db, clock: () => new Date(Date.now() + 3 * hourMs) })).toBe(1);
    expect((await desk('list', { pageSize: 1 })).data.rows).toMatchObject([{ id: data.id, state: 'cancelled' }]);
  });
});

describe('the desk', () => {
  it('refuses what has no reason, wrong times or no right, and a second one', async () => {
    const plan = (fields: object, token = keeper) => desk('plan', { endTime: inHours(2), reason, ...fields }, token);
    expect((await plan({ reason: '' })).error).toBe(errorCodes.missingField);
    expect((await plan({ endTime: inHours(-1) })).error).toBe(errorCodes.invalidField);
    expect((await plan({ endTime: inHours(80) })).error).toBe(errorCodes.invalidField);
    expect((await plan({ startTime: inHours(-1) })).error).toBe(errorCodes.invalidField);
    expect((await plan({ startTime: inHours(3) })).error).toBe(errorCodes.invalidField);
    expect((await plan({ texts: { fil: 'Walang Ingles' } })).error).toBe(errorCodes.missingField);
    expect((await plan({}, worker)).error).toBe(errorCodes.notPermitted);
    const id = await switchOn();
    expect((await plan({})).error).toBe(errorCodes.wrongState);
    expect((await turn(id, 'cancelled')).error).toBe(errorCodes.wrongState);
    expect((await turn(id, 'over')).data).toMatchObject({ state: 'over' });
    expect((await turn(id, 'over')).error).toBe(errorCodes.wrongState);
    expect((await turn(999_999, 'over')).error).toBe(errorCodes.noSuchThing);
  });

  it('shows all staff what is on, and lets only one of two switch it on', async () => {
    const both = await Promise.all([1, 2].map(() => desk('plan', { endTime: inHours(2), reason })));
    expect(both.map(({ error }) => error).sort()).toEqual([0, errorCodes.wrongState].sort());
    expect((await desk('get', {}, worker)).data.current).toMatchObject({ state: 'on' });
    expect((await desk('list', {}, worker)).error).toBe(errorCodes.notPermitted);
    const { rows } = await api.db.query('select count(*)::int as n from maintenance where state = $1', ['on']);
    expect(rows).toEqual([{ n: 1 }]);
  });
});
