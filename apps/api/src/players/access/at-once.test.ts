import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecretToken } from '../../lib/secret-token.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { confirmPassword } from './confirm-password.ts';
import { answerChallenge, type Entrance, enter } from './enter.ts';
import { login } from './login.ts';
import { lockDefaults } from './login-failures.store.ts';
import { findMember, setEnabled, setPasswordHash } from './member.store.ts';
import { refreshSession } from './refresh-session.ts';
import { endSessionsOf, replaceSession, sessionDefaults } from './session.store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ GUESSES_PER_MINUTE: '1000' });
});
afterAll(() => api.close());

const logIn = ({ username, password }: TestMember) => api.post('/sys/auth/login', { username, password });

function changePassword({ id, password }: TestMember, token: string) {
  const passwords = { oldPassword: password, password: 'another fine phrase', repassword: 'another fine phrase' };
  return api.post('/sys/member/password/change', { id: Number(id), ...passwords }, token);
}

async function latestSession({ id }: TestMember): Promise<bigint> {
  const { rows } = await api.db.query('select max(id) as id from member_session where member_id = $1', [id]);
  return rows[0].id;
}

async function countSessions({ id }: TestMember): Promise<number> {
  const { rowCount } = await api.db.query('select from member_session where member_id = $1', [id]);
  return rowCount!;
}

/** Begins `second` while `first` is not committed, and commits `first` once `second` waits for it or is through. */
async function overlapping<T>(first: (tx: Transaction) => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  let through = false;
  const begun = await inTransaction(api.db, async (tx) => {
    await first(tx);
    const promise = second().finally(() => {
      through = true;
    });
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!through && (await api.db.query(isWaiting)).rowCount === 0) await sleep(5);
    return { promise };
  });
  return begun.promise;
}

describe('a refresh', () => {
  it.each<[string, (member: TestMember, other: string) => Promise<unknown>]>([
    ['a changed password', changePassword],
    ['log-out', ({ token }) => api.post('/sys/auth/logout', {}, token)],
  ])('that is under way does not carry the session past %s', async (_, end) => {
    const member = await api.join();
    const sessionId = await latestSession(member);
    const other = (await logIn(member)).data.token;
    const { token, hash } = newSecretToken();
    await overlapping(
      (tx) => replaceSession(tx, sessionId, hash, sessionDefaults),
      () => end(member, other),
    );
    expect((await api.post('/sys/auth/token/info', {}, token)).error).toBe(-2);
  });

  it.each<[string, (tx: Transaction, member: TestMember) => Promise<unknown>]>([
    ['a changed password', (tx, { id }) => setPasswordHash(tx, id, 'another')],
    ['suspension', (tx, { id }) => setEnabled(tx, id, false)],
  ])('that comes during %s carries nothing on', async (_, change) => {
    const member = await api.join();
    const sessionId = await latestSession(member);
    const refreshed = await overlapping(
      async (tx) => {
        await change(tx, member);
        await endSessionsOf(tx, member.id);
      },
      () => refreshSession(api.db, sessionId, sessionDefaults),
    );
    expect(refreshed).toEqual({ ok: false, error: 'loginAgain' });
    expect(await countSessions(member)).toBe(1);
  });
});

it('a change of the password that is under way is refused when another one comes first', async () => {
  const member = await api.join();
  const changed = await overlapping(
    (tx) => setPasswordHash(tx, member.id, 'another'),
    () => changePassword(member, member.token),
  );
  expect(changed.error).toBe(errorCodes.oldPasswordWrong);
  expect((await findMember(api.db, member.id))!.passwordHash).toBe('another');
});

describe('a log-in that is under way', () => {
  /** Everything that entering needs up to the session; `memberId` has a second factor that takes any answer. */
  const entrance = (memberId?: bigint): Entrance => ({
    db: api.db,
    sessions: sessionDefaults,
    secondFactor: {
      challengeOf: async () =>
        memberId
          ? { challenge: 'c', expiresAt: new Date().toISOString(), methods: ['totp'], passkey: null }
          : undefined,
      answer: async (challenge) =>
        memberId && challenge === 'c' ? { ok: true, data: memberId } : { ok: false, error: 'secondFactorExpired' },
      removeAll: async () => ({ totp: false, passkeys: 0, recoveryCodes: 0 }),
    },
    describing: {} as Entrance['describing'],
  });
  const origin = { address: '127.0.0.1', userAgent: '' };

  it.each<[string, (tx: Transaction, member: TestMember) => Promise<unknown>]>([
    ['the password is changed', (tx, { id }) => setPasswordHash(tx, id, 'another')],
    ['the member is suspended', (tx, { id }) => setEnabled(tx, id, false)],
  ])('opens no session when %s', async (_, change) => {
    const member = await api.join();
    const proved = await login(api.db, member.username, member.password, lockDefaults, '127.0.0.1');
    if (!proved.ok) throw new Error(proved.error);
    const entered = await overlapping(
      (tx) => change(tx, member),
      () => enter(entrance(), proved.data, origin),
    );
    expect(entered).toEqual({ ok: false, error: 'loginFailed' });
    expect(await countSessions(member)).toBe(1);
  });

  it('and waits for the second factor has to begin again when the password is changed', async () => {
    const member = await api.join();
    const casino = entrance(member.id);
    const proved = (await findMember(api.db, member.id))!;
    const asked = await enter(casino, proved, origin);
    if (asked.ok) throw new Error('no second factor was asked for');
    const { challenge } = asked.data as { challenge: string };
    expect((await changePassword(member, member.token)).error).toBe(0);
    const answered = await answerChallenge(casino, challenge, { code: '123456', passkey: undefined }, origin);
    expect(answered).toEqual({ ok: false, error: 'secondFactorExpired' });
    expect(await countSessions(member)).toBe(1);
  });
});

describe('forty guesses at once', () => {
  it.each(['a name', 'no name'])(
    'at %s are judged five times, and a right one among the others is locked out',
    async (name) => {
      const member = await api.join();
      const username = name === 'a name' ? member.username : `${member.username}x`;
      const passwords = [...Array.from({ length: 39 }, (_, guess) => `wrong ${guess}`), member.password];
      const answers = await Promise.all(
        passwords.map((password) => login(api.db, username, password, lockDefaults, '127.0.0.1')),
      );
      const errors = answers.map((answer) => (answer.ok ? 'in' : answer.error));
      expect(errors.filter((error) => error === 'loginFailed')).toHaveLength(5);
      expect(errors.filter((error) => error === 'loginLocked')).toHaveLength(35);
      expect((await api.post('/sys/auth/login', { username, password: member.password })).error).toBe(
        errorCodes.loginLocked,
      );
    },
  );

  it('at the present password are judged five times too', async () => {
    const member = await api.join();
    const confirm = (password: string) => confirmPassword(api.db, lockDefaults, member.id, password);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, guess) => confirm(`wrong ${guess}`)));
    const judged = answers.filter((answer) => !answer.ok && answer.error === 'oldPasswordWrong');
    expect(judged).toHaveLength(5);
    expect(await confirm(member.password)).toMatchObject({ ok: false, error: 'loginLocked' });
  });
});
