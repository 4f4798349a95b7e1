import { randomBytes } from 'node:crypto';
import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationOf } from '../../../testing/registration-of.ts';
import {
  type IdentityProvider,
  type Person,
  pressAt,
  startIdentityProvider,
} from '../../../testing/start-identity-provider.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import type { Entrance } from '../enter.ts';
import { sessionDefaults } from '../session.store.ts';
import { finishSocial } from './finish-social.ts';
import { readSocialSettings } from './read-settings.ts';

const origin = 'http://localhost:3000';
const returnOf = (name: string) => `${origin}/api/sys/auth/social/return/${name}`;

let google: IdentityProvider;
let facebook: IdentityProvider;
let api: TestApi;
beforeAll(async () => {
  google = await startIdentityProvider([returnOf('google')]);
  facebook = await startIdentityProvider([returnOf('facebook')]);
  api = await startTestApi({
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    FACEBOOK_ISSUER: `${facebook.issuer}/.well-known/openid-configuration`,
    FACEBOOK_TOKEN_ENDPOINT: `${facebook.issuer}/token`,
    FACEBOOK_CLIENT_ID: facebook.clientId,
    FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
    GUESSES_PER_MINUTE: '100000',
  });
});
afterAll(async () => {
  await api.close();
  await Promise.all([google.close(), facebook.close()]);
});

let number = 8_000;

function person(overrides: Partial<Person> = {}): Person {
  const sub = `sub-${++number}`;
  return {
    sub,
    email: `person${process.pid}-${number}@example.com`,
    email_verified: true,
    given_name: 'Maria',
    family_name: 'Santos',
    ...overrides,
  };
}

interface Return {
  browser: string;
  /** Where the provider sends the browser. */
  returned: URL;
}

/** Goes to the provider and presses the button of a person, or the one to cancel. */
async function choose(name: 'google' | 'facebook', who: Person | undefined): Promise<Return> {
  const provider = name === 'google' ? google : facebook;
  if (who) provider.people.set(who.sub, who);
  const browser = randomBytes(32).toString('base64url');
  const started = await api.post('/sys/auth/social/start', { provider: name, browser });
  expect(started.error, started.message).toBe(0);
  const address = new URL(started.data.url);
  expect(address.searchParams.get('code_challenge_method')).toBe('S256');
  return { browser, returned: await pressAt(provider, address.href, origin, who?.sub) };
}

/** Comes back to the casino: what the address of the return page says. */
async function comeBack(returned: URL): Promise<URLSearchParams> {
  const response = await fetch(api.url + returned.pathname + returned.search, { redirect: 'manual' });
  expect(response.status).toBe(303);
  const to = response.headers.get('location')!;
  expect(to).toMatch(`${origin}/#/login/social?`);
  return new URLSearchParams(to.split('?')[1]);
}

async function proofOf(name: 'google' | 'facebook', who: Person): Promise<{ proof: string; browser: string }> {
  const { browser, returned } = await choose(name, who);
  return { browser, proof: (await comeBack(returned)).get('proof')! };
}

const finish = (proof: object) => api.post('/sys/auth/social/finish', proof);

/** Everything that joining needs besides what the provider told. */
function details(overrides: Record<string, unknown> = {}) {
  const { email, username, password, repassword, firstName, lastName, ...rest } = registrationOf(++number);
  return { ...rest, ...overrides };
}

const completed = ({ email, given_name, family_name }: Person) => ({
  email,
  firstName: given_name,
  lastName: family_name,
});

describe('a log-in through a provider', () => {
  it('lists who is configured', async () => {
    expect((await api.post('/sys/auth/social/providers')).data).toEqual(['facebook', 'google']);
    const bare = await startTestApi();
    expect((await bare.post('/sys/auth/social/providers')).data).toEqual([]);
    const browser = randomBytes(32).toString('base64url');
    expect((await bare.post('/sys/auth/social/start', { provider: 'google', browser })).error).toBe(
      errorCodes.socialUnavailable,
    );
    await bare.close();
  });

  it('says that a provider does not answer', async () => {
    const away = await startTestApi({
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
    });
    const browser = randomBytes(32).toString('base64url');
    expect((await away.post('/sys/auth/social/start', { provider: 'google', browser })).error).toBe(
      errorCodes.socialUnavailable,
    );
    await away.close();
  });

  it.each(['google', 'facebook'] as const)(
    '%s: joins once the form is complete, and logs in the next time',
    async (name) => {
      const who = person();
      const proof = await proofOf(name, who);
      const first = await finish(proof);
      expect(first.error).toBe(errorCodes.detailsRequired);
      expect(first.data).toEqual(completed(who));

      const asked = await api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(who) });
      expect(asked.error).toBe(errorCodes.detailsRequired);
      expect(asked.data.missing).toEqual(
        'gender birthday mobilePrefix mobile currency countryCode city postalCode address'.split(' '),
      );
      const joined = await api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(who), ...details() });
      expect(joined).toMatchObject({
        error: 0,
        data: { email: who.email, firstName: 'Maria', emailVerified: true, availableBalance: 0, currency: 'USD' },
      });
      const info = await api.post('/sys/auth/token/info', {}, joined.data.token);
      expect(info.data.id).toBe(joined.data.id);
      const auditEvents = await api.db.query(
        'select command, after from audit_event where member_id = $1 order by id',
        [joined.data.id],
      );
      expect(auditEvents.rows.map(({ command }) => command)).toEqual(['member.join', 'member.linkProvider']);
      expect(auditEvents.rows[1].after).toEqual({ provider: name, emailVerified: true });

      expect(await finish(proof)).toMatchObject({ error: errorCodes.socialExpired });
      const again = await finish(await proofOf(name, { ...who, email: 'moved@example.com' }));
      expect(again).toMatchObject({ error: 0, data: { id: joined.data.id, email: who.email } });
    },
  );

  it('joins nobody who is too young, does not agree, or is not from here', async () => {
    const who = person();
    const proof = await proofOf('google', who);
    const join = (overrides: Record<string, unknown>) =>
      api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(who), ...details(overrides) });
    const lastYear = new Date().getUTCFullYear() - 1;
    expect((await join({ birthday: `${lastYear}-01-01` })).error).toBe(errorCodes.underAge);
    expect((await join({ agreed: false })).error).toBe(errorCodes.agreementRequired);
    expect((await join({ countryCode: 'US', stateCode: 'US-CA' })).error).toBe(errorCodes.restrictedCountry);
    expect((await join({ mobile: '1' })).error).toBe(errorCodes.mobileInvalid);
    expect((await join({ invitorCode: 'NOBODY' })).error).toBe(errorCodes.invitationInvalid);
    const { rows } = await api.db.query('select from member where email = $1', [who.email]);
    expect(rows).toEqual([]);
    // None of it spent the proof.
    expect((await join({})).error).toBe(0);
  });

  it('tells with the first step that nobody gave out the invitation code', async () => {
    const who = person();
    const proof = await proofOf('google', who);
    const first = (invitorCode?: string) =>
      api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(who), invitorCode });
    expect((await first('NOBODY')).error).toBe(errorCodes.invitationInvalid);
    expect((await first()).error).toBe(errorCodes.detailsRequired);
  });

  it.each([
    ['no email address', { email: '' }, 'missingField'],
    ['an email address that is none', { email: 'maria@' }, 'emailInvalid'],
    ['no first name', { firstName: '' }, 'missingField'],
    ['no last name', { lastName: '' }, 'missingField'],
  ] as const)('refuses %s before anything else', async (_, wrong, error) => {
    const form = { email: 'somebody@example.com', firstName: 'Maria', lastName: 'Santos', ...wrong };
    expect((await api.post('/sys/auth/faceBookRegister', form)).error).toBe(errorCodes[error]);
  });

  it('asks for an activation mail when the provider does not vouch for the address', async () => {
    const who = person({ email_verified: false });
    const proof = await proofOf('facebook', who);
    const joined = await api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(who), ...details() });
    expect(joined.data.emailVerified).toBe(false);
    const { rows } = await api.db.query('select body_text from mail where recipient = $1', [who.email]);
    expect(rows[0].body_text).toContain('/#/activation?token=');
  });

  it('sets a password by the mailed link, as nobody knows the one it has', async () => {
    const who = person();
    const proof = await proofOf('google', who);
    const joined = await api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(who), ...details() });
    await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: who.email });
    const { rows } = await api.db.query('select body_text from mail where recipient = $1', [who.email]);
    const token = /token=([\w-]+)/.exec(rows[0].body_text)![1];
    const reset = { token, password: 'another fine phrase', repassword: 'another fine phrase' };
    expect((await api.post('/sys/auth/password/reset', reset)).error).toBe(0);
    const login = await api.post('/sys/auth/login', { username: who.email, password: reset.password });
    expect(login.data.id).toBe(joined.data.id);
  });
});

it('asks for the second factor of a linked member before a session opens', async () => {
  const who = person();
  const proof = await proofOf('google', who);
  const joined = await api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(who), ...details() });
  const challenge = { challenge: 'c', expiresAt: new Date().toISOString(), methods: ['totp' as const], passkey: null };
  const asked: bigint[] = [];
  const casino: Entrance = {
    db: api.db,
    sessions: sessionDefaults,
    secondFactor: {
      answer: async () => ({ ok: false, error: 'secondFactorExpired' }),
      removeAll: async () => ({ totp: false, passkeys: 0, recoveryCodes: 0 }),
      async challengeOf(memberId) {
        asked.push(memberId);
        return challenge;
      },
    },
    describing: {} as Entrance['describing'],
  };
  const sessions = async () => {
    const { rows } = await api.db.query('select from member_session where member_id = $1', [joined.data.id]);
    return rows.length;
  };
  const before = await sessions();
  const answer = await finishSocial(casino, await proofOf('google', who), { address: '127.0.0.1', userAgent: '' });
  expect(answer).toEqual({
    ok: false,
    error: 'secondFactorRequired',
    data: { ...challenge, challenge: expect.stringMatching(/^c\.[\w-]{43}$/) },
  });
  expect(asked).toEqual([BigInt(joined.data.id)]);
  expect(await sessions()).toBe(before);
});

describe('an account that somebody made under the email address of another', () => {
  const owned = async (emailVerified: boolean) => {
    const owner = person();
    const thief = person({ email: owner.email, email_verified: emailVerified });
    const proof = await proofOf('facebook', thief);
    const { data } = await api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(thief), ...details() });
    expect((await finish(await proofOf('facebook', thief))).error).toBe(0);
    // Switched on by hand: a thief who is in may do so as well.
    await api.db.query(
      `insert into totp_factor (member_id, encrypted_secret, confirmed_at) values ($1, 'sealed', now())`,
      [data.id],
    );
    return { id: data.id, email: owner.email!, thief };
  };
  const reset = async (email: string) => {
    await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: email });
    const { rows } = await api.db.query('select body_text from mail where recipient = $1 order by id desc limit 1', [
      email,
    ]);
    const token = /token=([\w-]+)/.exec(rows[0].body_text)![1];
    const password = 'another fine phrase';
    expect((await api.post('/sys/auth/password/reset', { token, password, repassword: password })).error).toBe(0);
    return api.post('/sys/auth/login', { username: email, password });
  };
  const resetEvent = async (id: number) => {
    const { rows } = await api.db.query(
      `select actor, before, after from audit_event where member_id = $1 and command = 'member.resetPassword'`,
      [id],
    );
    return rows;
  };

  it('is the other’s alone once a mailed link has proved the address', async () => {
    const { id, email, thief } = await owned(false);
    expect(await reset(email)).toMatchObject({ error: 0, data: { id, emailVerified: true } });
    expect((await finish(await proofOf('facebook', thief))).error).toBe(errorCodes.detailsRequired);
    expect(await resetEvent(id)).toEqual([
      {
        actor: `member:${id}`,
        before: { emailVerified: false, providers: ['facebook'], totp: true, passkeys: 0, recoveryCodes: 0 },
        after: { emailVerified: true, providers: [], totp: false, passkeys: 0, recoveryCodes: 0 },
      },
    ]);
  });

  it('is left as it is when the address was proved before', async () => {
    const { id, email, thief } = await owned(true);
    expect((await reset(email)).error).toBe(errorCodes.secondFactorRequired);
    expect((await finish(await proofOf('facebook', thief))).error).toBe(errorCodes.secondFactorRequired);
    expect(await resetEvent(id)).toEqual([{ actor: `member:${id}`, before: null, after: null }]);
  });
});

describe('an account that stands under the same email address', () => {
  it('is linked with its password, and only with that', async () => {
    const member = await api.join();
    const who = person({ email: `${member.username}@example.com` });
    const proof = await proofOf('google', who);
    const first = await finish(proof);
    expect(first).toMatchObject({ error: errorCodes.socialPasswordRequired, data: { email: who.email } });
    const link = (password: string) => api.post('/sys/auth/social/link', { ...proof, password });
    expect((await link('wrong password')).error).toBe(errorCodes.loginFailed);
    // Nor does the form take it over.
    const form = { ...proof, ...completed(who), ...details() };
    expect((await api.post('/sys/auth/faceBookRegister', form)).error).toBe(errorCodes.emailTaken);
    const linked = await link(member.password);
    expect(linked).toMatchObject({ error: 0, data: { id: Number(member.id) } });
    expect((await link(member.password)).error).toBe(errorCodes.socialExpired);
    expect((await finish(await proofOf('google', who))).data.id).toBe(Number(member.id));
  });

  it('is locked by guessing at its password, as at the log-in', async () => {
    const member = await api.join();
    const proof = await proofOf('google', person({ email: `${member.username}@example.com` }));
    for (let failure = 0; failure < 5; failure++) {
      await api.post('/sys/auth/social/link', { ...proof, password: `wrong ${failure}` });
    }
    expect((await api.post('/sys/auth/social/link', { ...proof, password: member.password })).error).toBe(
      errorCodes.loginLocked,
    );
  });

  it('is not even offered when the provider does not vouch for the address', async () => {
    const member = await api.join();
    const who = person({ email: `${member.username}@example.com`, email_verified: false });
    const proof = await proofOf('facebook', who);
    expect((await finish(proof)).error).toBe(errorCodes.detailsRequired);
    expect((await api.post('/sys/auth/social/link', { ...proof, password: member.password })).error).toBe(
      errorCodes.socialExpired,
    );
    const form = { ...proof, ...completed(who), ...details() };
    expect((await api.post('/sys/auth/faceBookRegister', form)).error).toBe(errorCodes.emailTaken);
  });

  it('that is suspended stays outside', async () => {
    const who = person();
    const proof = await proofOf('google', who);
    const joined = await api.post('/sys/auth/faceBookRegister', { ...proof, ...completed(who), ...details() });
    await api.db.query('update member set enabled = false where id = $1', [joined.data.id]);
    expect((await finish(await proofOf('google', who))).error).toBe(errorCodes.accountSuspended);
  });
});

describe('what comes back from a provider', () => {
  it('is worth nothing in another browser', async () => {
    const { proof } = await proofOf('google', person());
    const other = randomBytes(32).toString('base64url');
    expect((await finish({ proof, browser: other })).error).toBe(errorCodes.socialExpired);
  });

  it('is taken once', async () => {
    const { returned } = await choose('google', person());
    expect((await comeBack(returned)).get('proof')).toMatch(/^[\w-]{43}$/);
    expect((await comeBack(returned)).get('failed')).toBe('expired');
  });

  it('must carry the state, the code and the provider that it began with', async () => {
    const { returned } = await choose('google', person());
    const altered = (change: (address: URL) => void) => {
      const address = new URL(returned);
      change(address);
      return comeBack(address);
    };
    expect((await altered((to) => to.searchParams.delete('state'))).get('failed')).toBe('expired');
    expect((await altered((to) => to.searchParams.set('state', 'made-up'))).get('failed')).toBe('expired');
    expect((await altered((to) => (to.pathname = to.pathname.replace('google', 'facebook')))).get('failed')).toBe(
      'expired',
    );
    expect((await altered((to) => to.searchParams.set('code', 'made-up'))).get('failed')).toBe('refused');
  });

  it('belongs to the log-in it was asked for: a code of another one is refused', async () => {
    const [mine, theirs] = [await choose('google', person()), await choose('google', person())];
    const mixed = new URL(mine.returned);
    mixed.searchParams.set('code', theirs.returned.searchParams.get('code')!);
    expect((await comeBack(mixed)).get('failed')).toBe('refused');
  });

  it('checks the nonce', async () => {
    const { returned } = await choose('google', person());
    await api.db.query(`update social_attempt set nonce = 'another' where returned_at is null`);
    expect((await comeBack(returned)).get('failed')).toBe('refused');
  });

  it('may be too late', async () => {
    const { returned } = await choose('google', person());
    await api.db.query(`update social_attempt set expires_at = now() where returned_at is null`);
    expect((await comeBack(returned)).get('failed')).toBe('expired');
  });

  it('may be a no', async () => {
    const { returned } = await choose('google', undefined);
    expect((await comeBack(returned)).get('failed')).toBe('cancelled');
  });

  it('keeps no secret of the browser', async () => {
    const { proof, browser } = await proofOf('google', person());
    const { rows } = await api.db.query('select row_to_json(social_attempt)::text as row from social_attempt');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) for (const secret of [proof, browser]) expect(row).not.toContain(secret);
  });
});

it('refuses to start half configured', () => {
  const whole = {
    GOOGLE_ISSUER: 'https://accounts.google.com',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    FACEBOOK_ISSUER: 'https://www.facebook.com',
    FACEBOOK_CLIENT_ID: '',
    FACEBOOK_CLIENT_SECRET: '',
    FACEBOOK_TOKEN_ENDPOINT: '',
  };
  expect(Object.keys(readSocialSettings(whole))).toEqual(['google']);
  expect(() => readSocialSettings({ ...whole, GOOGLE_CLIENT_SECRET: '' })).toThrow(/GOOGLE_CLIENT_SECRET/);
});
