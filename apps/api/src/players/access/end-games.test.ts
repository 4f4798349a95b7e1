import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';

let api: TestApi;
let operatorKey: string;

beforeAll(async () => {
  api = await startTestApi();
  operatorKey = await addOperator(api.db, 'anna');
});
afterAll(() => api.close());

/** A member with 50.00 who has one bet of 1.00 on the table. */
async function playing() {
  const member = await api.join();
  await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', 5_000n),
      source: 'cashier',
      externalId: randomUUID(),
    }),
  );
  const launch = await api.post('/sys/game/getLaunchUrl', { id: 1 }, member.token);
  const launchToken = new URL(launch.data).searchParams.get('token');
  const { user, token } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
  const send = (command: 'bet' | 'win', roundId: string, amount: number) =>
    callWallet(api.url, command, {
      user,
      token,
      gameCode: 'nocturne',
      roundId,
      transactionId: randomUUID(),
      currency: 'USD',
      amount,
      ...(command === 'win' ? { roundClosed: true } : {}),
    });
  const roundId = randomUUID();
  expect(await send('bet', roundId, 100)).toMatchObject({ status: 'OK', balance: 4_900 });
  return { member, roundId, send };
}

const suspend = (member: TestMember, suspended: boolean, reason?: string) =>
  api.post('/operator/member/suspend', { memberId: Number(member.id), suspended, reason }, operatorKey);

const newPassword = { password: 'another fine phrase', repassword: 'another fine phrase' };

const ends: [string, (member: TestMember) => Promise<unknown>, string][] = [
  ['log-out', ({ token }) => api.post('/sys/auth/logout', {}, token), 'TOKEN_EXPIRED'],
  [
    'a changed password',
    ({ id, token, password }) =>
      api.post('/sys/member/password/change', { id: Number(id), oldPassword: password, ...newPassword }, token),
    'TOKEN_EXPIRED',
  ],
  [
    'a password that was set by a mailed link',
    async ({ username }) => {
      await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: username });
      const { rows } = await api.db.query('select body_text from mail where recipient = $1 order by id desc limit 1', [
        `${username}@example.com`,
      ]);
      const token = /token=([\w-]+)/.exec(rows[0].body_text)![1];
      return api.post('/sys/auth/password/reset', { token, ...newPassword });
    },
    'TOKEN_EXPIRED',
  ],
  ['suspension', (member) => suspend(member, true, 'account sold'), 'USER_DISABLED'],
];

describe('the games of a member', () => {
  it.each(ends)('take no bet after %s, and pay the round that is open', async (_, end, status) => {
    const { member, roundId, send } = await playing();
    expect(await end(member)).toMatchObject({ error: 0 });
    expect(await send('bet', randomUUID(), 100)).toMatchObject({ status, balance: 4_900 });
    expect(await send('win', roundId, 250)).toMatchObject({ status: 'OK', balance: 5_150 });
  });

  it('of others go on', async () => {
    const [gone, here] = [await playing(), await playing()];
    await api.post('/sys/auth/logout', {}, gone.member.token);
    expect(await here.send('bet', randomUUID(), 100)).toMatchObject({ status: 'OK' });
  });
});

describe('an operator', () => {
  it('suspends with a reason, which ends every session, and lets in again; each is recorded once', async () => {
    const member = await api.join();
    expect(await suspend(member, true)).toMatchObject({ message: expect.stringContaining('reason') });
    expect((await api.post('/sys/auth/token/info', {}, member.token)).error).toBe(0);

    for (let time = 0; time < 2; time++) expect((await suspend(member, true, 'account sold')).error).toBe(0);
    expect((await api.post('/sys/auth/token/info', {}, member.token)).error).toBe(-2);
    for (let time = 0; time < 2; time++) expect((await suspend(member, false)).error).toBe(0);
    expect((await api.post('/sys/auth/token/info', {}, member.token)).error).toBe(-2);
    expect((await api.post('/sys/auth/login', { username: member.username, password: member.password })).error).toBe(0);

    const { rows } = await api.db.query(
      `select actor, command, before, after from audit_event where subject = $1 and actor like 'operator:%' order by id`,
      [`member:${member.id}`],
    );
    expect(rows).toEqual([
      {
        actor: 'operator:anna',
        command: 'member.suspend',
        before: { enabled: true },
        after: { enabled: false, reason: 'account sold' },
      },
      { actor: 'operator:anna', command: 'member.enable', before: { enabled: false }, after: { enabled: true } },
    ]);
  });

  it('cannot suspend a member that does not exist, and a member cannot suspend anybody', async () => {
    const member = await api.join();
    expect((await suspend({ ...member, id: 999_999_999n }, true, 'x')).error).toBe(1002);
    const asked = { memberId: Number(member.id), suspended: true, reason: 'x' };
    expect((await api.post('/operator/member/suspend', asked, member.token)).error).toBe(-2);
  });
});
