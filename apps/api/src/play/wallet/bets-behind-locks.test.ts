import { randomUUID } from 'node:crypto';
import { lockBooks, postWithin } from '@fairhouse/betting';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { endGameSessions } from './end-game-sessions.ts';

let api: TestApi;
let operator: string;
let game: { id: number; code: string };

beforeAll(async () => {
  api = await startTestApi({ SANDBOX_ORIGIN: 'http://127.0.0.1:1' });
  operator = await addOperator(api.db, 'otto');
  const { rows } = await api.db.query(
    `select g.id, g.code from game g join game_limit l on l.game_code = g.code and l.currency = 'USD'
     where g.enabled and g.vendor = 'studio' and l.minimum_bet <= 100 order by g.id limit 1`,
  );
  game = rows[0];
});
afterAll(() => api.close());

async function playerWithMoney() {
  const member = await api.join();
  await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', 10_000n),
      source: 'test',
      externalId: randomUUID(),
    }),
  );
  const launch = await api.post('/sys/game/getLaunchUrl', { id: game.id }, member.token);
  const launchToken = new URL(launch.data).searchParams.get('token');
  const { token, user } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: game.code });
  const bet = () =>
    callWallet(api.url, 'bet', {
      token,
      user,
      gameCode: game.code,
      roundId: randomUUID(),
      transactionId: randomUUID(),
      currency: 'USD',
      amount: 100,
    });
  // A session that knows the rules: the short way of a bet.
  expect(await bet()).toMatchObject({ status: 'OK' });
  expect(await bet()).toMatchObject({ status: 'OK' });
  return { member, bet };
}

const asMember = (path: string, input: object) => (member: TestMember) => api.post(path, input, member.token);
const asOperator = (path: string, input: object) => (member: TestMember) =>
  api.post(path, { memberId: Number(member.id), reason: 'A test', ...input }, operator);

it('refuses a bet whose session ended or expired while it waited, by a change that takes no lock', async () => {
  for (const change of ['ended_at = now()', `expires_at = clock_timestamp()`]) {
    const { member, bet } = await playerWithMoney();
    const placed = inTransaction(api.db, async (tx) => {
      await lockBooks(tx, [member.id]);
      const answer = bet();
      await untilWaiting(api.db, 'bet');
      await api.db.query(`update vendor_session set ${change} where member_id = $1`, [member.id]);
      return { answer };
    });
    expect(await (await placed).answer).toMatchObject({ status: 'TOKEN_EXPIRED' });
  }
});

const changes: [string, string, (member: TestMember) => Promise<{ error: number }>][] = [
  ['a break', 'USER_DISABLED', asMember('/sys/protection/takeBreak', { hours: 24 })],
  ['the closing of the account', 'USER_DISABLED', asMember('/sys/protection/closeAccount', { sure: true })],
  [
    'a limit',
    'LIMIT_EXCEEDED',
    asMember('/sys/protection/setLimit', { kind: 'stake', period: 'day', most: 1, timeZone: 'UTC' }),
  ],
  ['a log-out', 'TOKEN_EXPIRED', asMember('/sys/auth/logout', {})],
  [
    'a change of the password',
    'TOKEN_EXPIRED',
    ({ id, token, password: oldPassword }) => {
      const next = { password: 'another fine phrase', repassword: 'another fine phrase' };
      return api.post('/sys/member/password/change', { id: Number(id), oldPassword, ...next }, token);
    },
  ],
  ['a suspension', 'USER_DISABLED', asOperator('/operator/member/suspend', { suspended: true })],
  ['a play block', 'USER_DISABLED', asOperator('/operator/member/blockPlay', { blocked: true, cause: 'documents' })],
  [
    'the end of its session',
    'TOKEN_EXPIRED',
    async ({ id }) => {
      await inTransaction(api.db, (tx) => endGameSessions(tx, id));
      return { error: 0 };
    },
  ],
  ['a self-exclusion', 'USER_DISABLED', asMember('/sys/protection/exclude', { months: 6, sure: true })],
];

/** Has `change` and then `call` wait for the lock of the book, and lets both go in this order. */
async function behind<T>(
  member: TestMember,
  change: () => Promise<{ error: number }>,
  waiting: [what: 'bet' | 'change', count?: number],
  call: () => Promise<T>,
): Promise<T> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let hold = () => {};
  const isHeld = new Promise<void>((done) => {
    hold = done;
  });
  const holder = inTransaction(api.db, async (tx: Transaction) => {
    await lockBooks(tx, [member.id]);
    hold();
    await held;
  });
  await Promise.race([isHeld, holder]);
  const changed = change();
  await Promise.race([untilWaiting(api.db, 'change'), changed]);
  const called = call();
  await Promise.race([untilWaiting(api.db, ...waiting), called]);
  release();
  await holder;
  expect(await changed).toMatchObject({ error: 0 });
  return called;
}

describe('a launch', () => {
  const launch = ({ token }: Pick<TestMember, 'token'>) => api.post('/sys/game/getLaunchUrl', { id: game.id }, token);
  const ends = changes.filter(([name]) => ['a log-out', 'a change of the password', 'a suspension'].includes(name));

  it.each(ends)('that waited behind %s gives no token', async (name, _, end) => {
    const member = await api.join();
    // Another log-in of the member, where the end spares the one that it is asked for by.
    const { data } = await api.post('/sys/auth/login', { username: member.username, password: member.password });
    const launching = name === 'a log-out' ? member : { token: data.token };
    const launched = await behind(
      member,
      () => end(member),
      ['change', 2],
      () => launch(launching),
    );
    expect(launched).toMatchObject({ error: -2 });
    const { rowCount } = await api.db.query('select from launch_token where member_id = $1', [member.id]);
    expect(rowCount).toBe(0);
  });

  it('that a log-out waited behind gives a token that opens nothing', async () => {
    const member = await api.join();
    let address = '';
    const launching = async () => {
      const answer = await launch(member);
      address = answer.data;
      return answer;
    };
    await behind(member, launching, ['change', 2], () => api.post('/sys/auth/logout', {}, member.token));
    const launchToken = new URL(address).searchParams.get('token');
    expect(await callWallet(api.url, 'authenticate', { launchToken, gameCode: game.code })).toMatchObject({
      status: 'INVALID_TOKEN',
    });
  });
});

// Last: members of this test join with the same details, which an exclusion is recognised by.
it.each(changes)('refuses a bet that waited behind %s with %s', async (_, status, change) => {
  const { member, bet } = await playerWithMoney();
  expect(await behind(member, () => change(member), ['bet'], bet)).toMatchObject({ status });
});
