import { createHash } from 'node:crypto';
import { longestEmail } from '@fairhouse/contract/email';
import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationOf } from '../../testing/registration-of.ts';
import { testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readMobiles } from './mobile/read-mobiles.ts';

let api: TestApi;
/** Believes where a test says that a call comes from. */
let proxied: TestApi;
beforeAll(async () => {
  // They come faster, and from fewer places, than people do.
  api = await startTestApi({ GUESSES_PER_MINUTE: '600' });
  proxied = await startTestApi({ GUESSES_PER_MINUTE: '600', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  await api.close();
  await proxied.close();
});

let number = 5_000;
const fresh = (overrides: Record<string, unknown> = {}) => registrationOf(++number, overrides);
const register = (overrides: Record<string, unknown>) => api.post('/sys/auth/register', fresh(overrides));

describe('joining', () => {
  it('opens an account with an empty book, a session and an activation mail', async () => {
    const registration = fresh();
    const answer = await api.post('/sys/auth/register', registration);
    expect(answer).toMatchObject({
      status: 200,
      error: 0,
      data: { username: registration.username, currency: 'USD', availableBalance: 0, credited: 0, enabled: 1 },
    });
    const info = await api.post('/sys/auth/token/info', {}, answer.data.token);
    expect(info.data.id).toBe(answer.data.id);
    const { rows } = await api.db.query('select recipient, body_text from mail where recipient = $1', [
      registration.email,
    ]);
    expect(rows[0].body_text).toMatch(/\/#\/activation\?token=[\w-]{43}/);
    const auditEvents = await api.db.query('select actor, command from audit_event where member_id = $1', [
      answer.data.id,
    ]);
    expect(auditEvents.rows).toEqual([{ actor: `member:${answer.data.id}`, command: 'member.join' }]);
  });

  it.each([
    ['no email', { email: '' }, 'missingField'],
    ['an email that is none', { email: 'maria@' }, 'emailInvalid'],
    ['a script for a username', { username: '<script>alert(1)</script>' }, 'usernameInvalid'],
    ['a short password', { password: 'short', repassword: 'short' }, 'passwordWeak'],
    ['a well-known password', { password: 'Password123', repassword: 'Password123' }, 'passwordWeak'],
    ['two different passwords', { repassword: 'correct horse staple' }, 'passwordsDiffer'],
    ['a number that nobody can dial', { mobile: '1' }, 'mobileInvalid'],
    ['a day that is not in the calendar', { birthday: '1990-02-30' }, 'birthdayInvalid'],
    ['a country that does not exist', { countryCode: 'XX' }, 'invalidField'],
    ['a state of another country', { stateCode: 'BR-SP' }, 'invalidField'],
    ['no city', { city: '' }, 'missingField'],
    ['a restricted country', { countryCode: 'US', stateCode: 'US-CA' }, 'restrictedCountry'],
    ['no agreement', { agreed: false }, 'agreementRequired'],
    ['a code nobody gave out', { invitorCode: 'NOBODY' }, 'invitationInvalid'],
  ] as const)('refuses %s', async (_, overrides, error) => {
    expect((await register(overrides)).error).toBe(errorCodes[error]);
  });

  it('rejects an unknown code with the first step', async () => {
    const step = fresh();
    const check = (invitorCode: string) => api.post('/sys/auth/checkRegister1', { ...step, invitorCode });
    expect((await check('NOBODY')).error).toBe(errorCodes.invitationInvalid);
    expect((await check('')).error).toBe(0);
    const { data } = await register({});
    expect((await check(data.invitationCode)).error).toBe(0);
  });

  it('keeps who recommended the casino beside who invited', async () => {
    const inviter = (await register({})).data;
    const { data } = await register({ invitorCode: inviter.invitationCode, recommendCode: 'autumn-partner' });
    const { rows } = await api.db.query('select invitor_id, recommend_code from member where id = $1', [data.id]);
    expect(rows).toEqual([{ invitor_id: BigInt(inviter.id), recommend_code: 'autumn-partner' }]);
  });

  it('takes an email address as long as the contract says, and none longer', async () => {
    const tail = '@example.com';
    const of = (length: number) => `${Math.random().toString(36).slice(2, 8)}`.padEnd(length - tail.length, 'a') + tail;
    expect((await register({ email: of(longestEmail) })).error).toBe(0);
    expect((await register({ email: of(longestEmail + 1) })).error).toBe(errorCodes.invalidField);
  });

  it('is for adults: 18 today may join, 18 tomorrow may not', async () => {
    const { rows } = await api.db.query<{ today: string; tomorrow: string }>(
      `select day::date::text as today, (day::date + 1)::text as tomorrow
       from (select (now() at time zone 'utc')::date - interval '18 years' as day) d`,
    );
    const { today, tomorrow } = rows[0]!;
    expect((await register({ birthday: tomorrow })).error).toBe(errorCodes.underAge);
    expect((await register({ birthday: today })).error).toBe(0);
  });

  it('lets one of twenty simultaneous forms with the same name in', async () => {
    const { username } = fresh();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ username })));
    expect(answers.filter((answer) => answer.error === 0)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error === errorCodes.usernameTaken)).toHaveLength(19);
  });

  it('ignores fields that decide standing', async () => {
    const { data } = await register({ vipLevel: 40, availableBalance: 1_000_000, type: 10, id: 1, credited: 1 });
    expect(data).toMatchObject({ vipLevel: 0, availableBalance: 0, type: 0, credited: 0 });
  });

  it('takes form-encoded and multipart bodies like JSON', async () => {
    for (const body of [new URLSearchParams(), new FormData()]) {
      for (const [field, value] of Object.entries(fresh())) body.append(field, String(value));
      const response = await fetch(`${api.url}/api/sys/auth/register`, { method: 'POST', body });
      expect(await response.json()).toMatchObject({ error: 0 });
    }
  });
});

describe('sessions', () => {
  it('log in by username or email, in any case, and end for good at log-out', async () => {
    const member = await api.join();
    for (const username of [member.username.toUpperCase(), `${member.username}@example.com`]) {
      const { data } = await api.post('/sys/auth/login', { username, password: member.password, type: 'MEMBER' });
      expect(data.id).toBe(Number(member.id));
      expect((await api.post('/sys/auth/logout', {}, `Bearer ${data.token}`)).error).toBe(0);
      expect((await api.post('/sys/auth/token/info', {}, data.token)).error).toBe(-2);
    }
  });

  it('stores no token that could be used', async () => {
    const { token } = await api.join();
    const { rows } = await api.db.query('select row_to_json(member_session)::text as row from member_session');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    expect(rows.some(({ row }) => row.includes(createHash('sha256').update(token).digest('hex')))).toBe(true);
  });

  it('refresh to a new token; the former one dies 30 seconds later', async () => {
    const { token } = await api.join();
    const { data } = await api.post('/sys/auth/token/refresh', {}, token);
    expect((await api.post('/sys/auth/token/info', {}, token)).error).toBe(0);
    expect((await api.post('/sys/auth/token/info', {}, data.token)).error).toBe(0);
    await api.db.query(
      `update member_session set replaced_until = replaced_until - interval '31 seconds' where replaced_until is not null`,
    );
    expect((await api.post('/sys/auth/token/info', {}, token)).error).toBe(-2);
    expect((await api.post('/sys/auth/token/info', {}, data.token)).error).toBe(0);
  });

  it('refreshed twice with the former token last as long as the first', async () => {
    const { token } = await api.join();
    const refresh = async () => (await api.post('/sys/auth/token/refresh', {}, token)).data.token as string;
    const tokens = [await refresh(), await refresh()];
    await api.db.query(
      `update member_session set replaced_until = replaced_until - interval '31 seconds' where replaced_until is not null`,
    );
    for (const renewed of tokens) expect((await api.post('/sys/auth/token/info', {}, renewed)).error).toBe(0);
  });

  it('end with every token they have had', async () => {
    const { token } = await api.join();
    const { data } = await api.post('/sys/auth/token/refresh', {}, token);
    await api.post('/sys/auth/logout', {}, data.token);
    expect((await api.post('/sys/auth/token/info', {}, token)).error).toBe(-2);
  });

  it.each([
    ['idle', `last_seen_at = now() - interval '31 minutes'`],
    ['too old', `expires_at = now()`],
  ])('that are %s are over', async (_, change) => {
    const { id, token } = await api.join();
    await api.db.query(`update member_session set ${change} where member_id = $1`, [id]);
    expect((await api.post('/sys/auth/token/info', {}, token)).error).toBe(-2);
  });

  it('that a page only asks after are not used by it, and what has ended is said', async () => {
    // Anyone who is excluded keeps others of the name out.
    const member = await api.join({ lastName: 'Who Is Excluded' });
    const stands = () => api.post('/sys/auth/token/stands', {}, member.token);
    const seen = async () =>
      (await api.db.query('select last_seen_at as at from member_session where member_id = $1', [member.id])).rows[0]
        .at;
    await api.db.query(`update member_session set last_seen_at = now() - interval '2 minutes' where member_id = $1`, [
      member.id,
    ]);
    const before = await seen();
    expect(await stands()).toMatchObject({ error: 0, data: null });
    expect(await seen()).toEqual(before);
    await api.post('/sys/auth/token/info', {}, member.token);
    expect(await seen()).not.toEqual(before);
    await api.post('/sys/protection/exclude', { months: 6, sure: true }, member.token);
    expect(await stands()).toMatchObject({ error: errorCodes.loginAgain });
    const suspended = await api.join();
    await api.db.query('update member set enabled = false where id = $1', [suspended.id]);
    const reported = await api.post('/sys/auth/token/stands', {}, suspended.token);
    expect(reported).toMatchObject({ error: errorCodes.loginAgain, message: expect.stringContaining('suspended') });
  });

  it('of a suspended member are over everywhere', async () => {
    const { id, token, username, password } = await api.join();
    await api.db.query('update member set enabled = false where id = $1', [id]);
    // Told to who holds the token or knows the password, and to nobody else.
    const suspended = { message: expect.stringContaining('suspended'), data: null };
    expect(await api.post('/sys/auth/token/info', {}, token)).toMatchObject({ error: -2, ...suspended });
    const login = (tried: string) => api.post('/sys/auth/login', { username, password: tried });
    expect(await login(password)).toMatchObject({ error: errorCodes.accountSuspended, ...suspended });
    expect((await login('wrong')).error).toBe(errorCodes.loginFailed);
    expect((await api.post('/sys/auth/token/info', {}, 'x'.repeat(43))).message).toBe('Please log in again.');
  });

  it('that guess at a suspended member are counted, and a lock hides the suspension', async () => {
    const { id, username, password } = await api.join();
    await api.db.query('update member set enabled = false where id = $1', [id]);
    for (let failure = 0; failure < 5; failure++) await api.post('/sys/auth/login', { username, password: 'wrong' });
    expect((await api.post('/sys/auth/login', { username, password })).error).toBe(errorCodes.loginLocked);
  });
});

describe('guessing', () => {
  it('answers known and unknown names alike, and locks both after five failures', async () => {
    const { username, password } = await api.join();
    for (const name of [username, `${username}x`]) {
      for (let failure = 0; failure < 5; failure++) {
        const answer = await api.post('/sys/auth/login', { username: name, password: 'wrong' }, undefined, {
          'x-forwarded-for': `10.0.0.${failure}`,
        });
        expect(answer.error).toBe(errorCodes.loginFailed);
      }
      expect((await api.post('/sys/auth/login', { username: name, password })).error).toBe(errorCodes.loginLocked);
    }
  });

  it('locks out the connection that guesses, and not the member on another one', async () => {
    const { username, password, token, id } = await proxied.join();
    const from = (address: string, tried: string) =>
      proxied.post('/sys/auth/login', { username, password: tried }, undefined, { 'x-forwarded-for': address });
    // More than lock the name everywhere, were they counted.
    for (let failure = 0; failure < 32; failure++) await from('203.0.113.1', 'wrong');
    expect((await from('203.0.113.1', password)).error).toBe(errorCodes.loginLocked);
    expect((await from('198.51.100.1', password)).error).toBe(0);
    // Nor does it keep an open session from confirming its password.
    const change = { id: Number(id), oldPassword: password, password: 'another fine phrase' };
    const changed = await proxied.post(
      '/sys/member/password/change',
      { ...change, repassword: change.password },
      token,
    );
    expect(changed.error).toBe(0);
    expect((await from('203.0.113.1', 'wrong')).error).toBe(errorCodes.loginLocked);
  });

  it('from many connections locks the name for all but those that the member has used before', async () => {
    const { username, password } = await proxied.join();
    const from = (address: string, tried: string, name = username) =>
      proxied.post('/sys/auth/login', { username: name, password: tried }, undefined, { 'x-forwarded-for': address });
    expect((await from('2001:db8:1:2::1', password)).error).toBe(0);
    for (let failure = 0; failure < 25; failure++) await from(`203.0.113.${failure}`, 'wrong');
    expect((await from('198.51.100.2', password)).error).toBe(errorCodes.loginLocked);
    expect((await from('2001:db8:1:2::9', password)).error).toBe(0);
    // The log-in of the member gives the guessers no more tries; a name that nobody has answers alike.
    expect((await from('203.0.113.30', password)).error).toBe(errorCodes.loginLocked);
    for (let failure = 0; failure < 26; failure++) await from(`203.0.113.${failure}`, 'wrong', `${username}x`);
    expect((await from('198.51.100.2', password, `${username}x`)).error).toBe(errorCodes.loginLocked);
  });

  it('counts a person’s name and mail together, however they are written', async () => {
    const { username, password, id } = await api.join();
    const { rows } = await api.db.query<{ email: string }>('select email from member where id = $1', [id]);
    const { email } = rows[0]!;
    const names = [username, email, username.toUpperCase(), email.toUpperCase(), email];
    for (const name of names) await api.post('/sys/auth/login', { username: name, password: 'wrong' });
    for (const name of [username, email]) {
      expect((await api.post('/sys/auth/login', { username: name, password })).error).toBe(errorCodes.loginLocked);
    }
  });

  it('hashes a password for an unknown name too, so that the time tells nothing', async () => {
    const { username } = await api.join();
    const time = async (name: string) => {
      const started = performance.now();
      await api.post('/sys/auth/login', { username: name, password: 'wrong password' });
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 8; round++) {
      known.push(await time(username));
      unknown.push(await time(`nobody${round}`));
    }
    // Without the hash the unknown name answers in a tenth of the time. The fastest of each is what the work takes;
    // whatever is above it is the machine's.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 4);
  });

  it('is bounded per address, whatever X-Forwarded-For says', async () => {
    const strict = await startTestApi({ GUESSES_PER_MINUTE: '5' });
    const answers = [];
    for (let guess = 0; guess < 7; guess++) {
      answers.push(
        await strict.post('/sys/auth/login', { username: `n${guess}`, password: 'x' }, undefined, {
          'x-forwarded-for': `203.0.113.${guess}`,
        }),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await strict.close();
  });
});

describe('mailed links', () => {
  const latestToken = async (email: string) => {
    const { rows } = await api.db.query('select body_text from mail where recipient = $1 order by id desc limit 1', [
      email,
    ]);
    return /token=([\w-]+)/.exec(rows[0].body_text)![1]!;
  };

  it('activate once', async () => {
    const { username, token: session } = await api.join();
    const token = await latestToken(`${username}@example.com`);
    expect((await api.post('/sys/auth/activate', { token })).error).toBe(0);
    expect((await api.post('/sys/auth/token/info', {}, session)).data.emailVerified).toBe(true);
    // Reloading the page of the link is no failure, and tells no other token anything.
    expect((await api.post('/sys/auth/activate', { token })).error).toBe(errorCodes.alreadyActivated);
    expect((await api.post('/sys/auth/activate', { token: 'made up' })).error).toBe(errorCodes.linkExpired);
  });

  it('of activation are sent again to whom an expired one belonged, who need not be logged in', async () => {
    const { username } = await api.join();
    const email = `${username}@example.com`;
    const expired = await latestToken(email);
    await api.db.query(`update mailed_link set expires_at = now() - interval '1 second'`);
    expect((await api.post('/sys/auth/activate', { token: expired })).error).toBe(errorCodes.linkExpired);
    expect((await api.post('/sys/member/mail/join/send', { token: expired })).error).toBe(0);
    const token = await latestToken(email);
    expect(token).not.toBe(expired);
    expect((await api.post('/sys/auth/activate', { token })).error).toBe(0);
    // Who is active is mailed no more, and nobody learns whether a token is one.
    expect((await api.post('/sys/member/mail/join/send', { token })).error).toBe(0);
    expect(await latestToken(email)).toBe(token);
    expect((await api.post('/sys/member/mail/join/send', { token: 'made up' })).error).toBe(0);
    expect((await api.post('/sys/member/mail/join/send', {})).error).toBe(errorCodes.missingField);
  });

  it('set a new password once, end every session and open a locked name', async () => {
    const { username, token: session } = await api.join();
    for (let failure = 0; failure < 5; failure++) await api.post('/sys/auth/login', { username, password: 'wrong' });
    await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: username });
    const token = await latestToken(`${username}@example.com`);
    const reset = { token, password: 'another fine phrase', repassword: 'another fine phrase' };
    expect(
      (await api.post('/sys/auth/password/reset', { ...reset, password: username, repassword: username })).error,
    ).toBe(errorCodes.passwordWeak);
    expect((await api.post('/sys/auth/password/reset', reset)).error).toBe(0);
    expect((await api.post('/sys/auth/token/info', {}, session)).error).toBe(-2);
    expect((await api.post('/sys/auth/login', { username, password: reset.password })).error).toBe(0);
    expect((await api.post('/sys/auth/password/reset', reset)).error).toBe(errorCodes.linkExpired);
  });

  it('of a forgotten password live for half an hour, only the latest does, and only once', async () => {
    const { username } = await api.join();
    const asked = async () => {
      await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: username });
      return latestToken(`${username}@example.com`);
    };
    const reset = (token: string) =>
      api.post('/sys/auth/password/reset', {
        token,
        password: 'a third fine phrase',
        repassword: 'a third fine phrase',
      });
    const first = await asked();
    const second = await asked();
    expect((await reset(first)).error).toBe(errorCodes.linkExpired);
    const { rows } = await api.db.query(
      `select extract(epoch from expires_at - created_at)::int as seconds from mailed_link where purpose = 'resetPassword'
       order by created_at desc limit 1`,
    );
    expect(rows[0].seconds).toBe(1800);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(second)));
    expect(answers.map(({ error }) => error).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array<number>(9).fill(errorCodes.linkExpired),
    ]);
    const late = await asked();
    await api.db.query(`update mailed_link set expires_at = now() - interval '1 second'`);
    expect((await reset(late)).error).toBe(errorCodes.linkExpired);
    expect((await api.post('/sys/auth/login', { username, password: 'a third fine phrase' })).error).toBe(0);
  });

  it('are mailed at most five times an hour, no matter who asks', async () => {
    const { username } = await api.join();
    for (let time = 0; time < 7; time++) {
      expect((await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: username })).error).toBe(0);
    }
    const { rowCount } = await api.db.query(`select from mail where recipient = $1 and subject like '%password%'`, [
      `${username}@example.com`,
    ]);
    expect(rowCount).toBe(5);
  });

  it('take their time for known and unknown names alike', async () => {
    const { username } = await api.join();
    for (const usernameOrEmail of [username, 'nobody at all']) {
      const started = performance.now();
      await api.post('/sys/member/mail/forgot/send', { usernameOrEmail });
      expect(performance.now() - started).toBeGreaterThan(240);
    }
  });

  it('tell nobody who is a member', async () => {
    const { username } = await api.join();
    const [known, unknown] = await Promise.all([
      api.post('/sys/member/mail/forgot/send', { usernameOrEmail: username }),
      api.post('/sys/member/mail/forgot/send', { usernameOrEmail: 'nobody at all' }),
    ]);
    expect(known).toEqual(unknown);
  });
});

describe('changing the password', () => {
  it('is mailed, and so is a reset, with what to do if it was somebody else', async () => {
    const { id, token, username, password } = await api.join();
    const email = `${username}@example.com`;
    const latest = async (): Promise<{ subject: string; body_text: string }> => {
      const { rows } = await api.db.query(
        'select subject, body_text from mail where recipient = $1 order by id desc limit 1',
        [email],
      );
      return rows[0];
    };
    const passwords = { password: 'another fine phrase', repassword: 'another fine phrase' };
    await api.post('/sys/member/password/change', { id: Number(id), oldPassword: password, ...passwords }, token);
    const changed = await latest();
    expect(changed.subject).toContain('Your password was changed');
    expect(changed.body_text).toContain('Not you? Set a new password right away');
    await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: username });
    const link = /token=([\w-]+)/.exec((await latest()).body_text)![1];
    await api.post('/sys/auth/password/reset', { token: link, ...passwords });
    const reset = await latest();
    expect(reset.subject).toContain('Your password was reset');
    expect(reset.body_text).toContain('Not you?');
  });

  it('asks for the present one, ends the other sessions and keeps this one', async () => {
    const { id, token, username, password } = await api.join();
    const other = (await api.post('/sys/auth/login', { username, password })).data.token;
    const change = {
      id: Number(id),
      oldPassword: password,
      password: 'another fine phrase',
      repassword: 'another fine phrase',
    };
    expect((await api.post('/sys/member/password/change', { ...change, oldPassword: 'wrong' }, token)).error).toBe(
      errorCodes.oldPasswordWrong,
    );
    expect((await api.post('/sys/member/password/change', change, token)).error).toBe(0);
    expect((await api.post('/sys/auth/token/info', {}, token)).error).toBe(0);
    expect((await api.post('/sys/auth/token/info', {}, other)).error).toBe(-2);
  });

  it('does not let anyone who found a session open guess at the password', async () => {
    const { id, token, password } = await api.join();
    const change = { id: Number(id), password: 'another fine phrase', repassword: 'another fine phrase' };
    for (let failure = 0; failure < 5; failure++) {
      await api.post('/sys/member/password/change', { ...change, oldPassword: `wrong ${failure}` }, token);
    }
    expect((await api.post('/sys/member/password/change', { ...change, oldPassword: password }, token)).error).toBe(
      errorCodes.loginLocked,
    );
  });

  it('of another member answers as if there were no such member', async () => {
    const [mine, theirs] = [await api.join(), await api.join()];
    const change = { oldPassword: mine.password, password: 'another fine phrase', repassword: 'another fine phrase' };
    const [other, nobody] = await Promise.all([
      api.post('/sys/member/password/change', { ...change, id: Number(theirs.id) }, mine.token),
      api.post('/sys/member/password/change', { ...change, id: 999_999_999 }, mine.token),
    ]);
    expect(other).toEqual(nobody);
    expect(other.error).toBe(errorCodes.noSuchThing);
  });
});

describe('one phone', () => {
  const german = (mobilePrefix: string, mobile: string) => ({ mobilePrefix, mobile });

  it.each([
    ['with the zero that is dialled at home', '49', '015112345601', '49', '15112345601'],
    ['with the plus sign', '49', '15112345602', '+49', '15112345602'],
    ['with the area in the prefix', '1', '2423591234', '1242', '3591234'],
  ])('is one account, however it is typed: %s', async (_, prefix, mobile, otherPrefix, otherMobile) => {
    expect((await register(german(prefix, mobile))).error).toBe(0);
    const second = fresh(german(otherPrefix, otherMobile));
    expect((await api.post('/sys/auth/checkRegister1', second)).error).toBe(errorCodes.mobileTaken);
    const refused = await api.post('/sys/auth/register', second);
    expect(refused).toMatchObject({ error: errorCodes.mobileTaken, data: null });
  });

  it('lets one of many in that come at once, each typed in a way of its own', async () => {
    const ways = [
      german('49', '15112345603'),
      german('49', '015112345603'),
      german('+49', '15112345603'),
      german('+49', '015112345603'),
    ];
    const answers = await Promise.all([...ways, ...ways].map((way) => register(way)));
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === errorCodes.mobileTaken)).toHaveLength(7);
  });

  it('of members who joined before is read at the start: the first keeps it, the others stay and are listed', async () => {
    // As they stand in a database of before: typed, and not read.
    const before = async (mobile: string) => {
      const member = await api.join({ mobilePrefix: '49', mobile: `1511234${String(++number)}` });
      await api.db.query(`update member set mobile = $2, mobile_e164 = null, mobile_standing = null where id = $1`, [
        member.id,
        mobile,
      ]);
      return member;
    };
    const [first, second, third, none] = [
      await before('015112345604'),
      await before('15112345604'),
      await before('0015112345604'),
      await before('7'),
    ];
    await Promise.all([readMobiles(api.db), readMobiles(api.db)]);
    expect(await readMobiles(api.db)).toBe(0);
    const { rows } = await api.db.query(
      'select mobile_e164 as number, mobile_standing as standing from member where id = any($1) order by id',
      [[first.id, second.id, third.id, none.id]],
    );
    expect(rows.slice(0, 2)).toEqual([
      { number: '+4915112345604', standing: 'own' },
      { number: '+4915112345604', standing: 'shared' },
    ]);
    expect(rows[3]).toEqual({ number: null, standing: 'undialable' });

    // Nobody is locked out, nobody else gets the number, and an operator sees who shares it.
    const { username, password } = second;
    expect(await api.post('/sys/auth/login', { username, password, type: 'MEMBER' })).toMatchObject({ error: 0 });
    expect((await register(german('49', '15112345604'))).error).toBe(errorCodes.mobileTaken);
    const operator = await testOperator(api, 'phones-desk');
    const listed = await operator.run('phones');
    expect(listed.out).toMatch(new RegExp(`•••04\\s+${second.id} ${second.username}\\s+${first.id} ${first.username}`));
    const auditEvents = await api.db.query(
      `select actor, after from audit_event where member_id = $1 and command = 'member.noteSharedMobile'`,
      [second.id],
    );
    expect(auditEvents.rows).toEqual([
      { actor: 'system:mobiles', after: { standing: 'shared', with: String(first.id) } },
    ]);
  });
});
