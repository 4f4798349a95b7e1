import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes } from '@fairhouse/contract/errors';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { type DeskBrowser, openDeskBrowser } from '../../testing/desk-browser.ts';
import { tokenMailedTo } from '../../testing/invite-staff.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { deskOrigin, startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { makeFirstLink } from './links/first-link.ts';

const password = 'a phrase that nobody guesses';
let api: TestApi;
let folder: string;
let owner: DeskBrowser;
let second: string | undefined;
const ownerKey = new SoftwareAuthenticator(deskOrigin, 'localhost', true);

beforeAll(async () => {
  api = await startTestApi({
    GUESSES_PER_MINUTE: '100000',
    CALLS_PER_MINUTE: '100000',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-desk-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const tokenOf = (link: string) => link.split('#')[1]!;
const codeOf = (secret: string, afterMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + afterMs });
const signInsOf = async (name: string) => {
  const { rows } = await api.db.query<{ it: string }>(
    `select outcome || ' ' || coalesce(means, '') as it from staff_sign_in where name = $1 order by id`,
    [name],
  );
  return rows.map(({ it }) => it);
};

async function invite(name: string, roles: string[] = ['cashier']): Promise<{ id: number; token: string }> {
  const email = `${name}@example.com`;
  const { data } = await byOwnerAndSecond('invite', { name, displayName: name.toUpperCase(), email, roles });
  return { id: data.id, token: await tokenMailedTo(api.db, email) };
}

/** Proposed by another administrator, and done by the owner. */
async function byOwnerAndSecond(what: string, body: object) {
  second ??= await addOperator(api.db, 'second', ['administrator']);
  const proposed = await api.post(`/operator/staff/${what}`, body, second);
  expect(proposed.error).toBe(errorCodes.waitsForSecond);
  return owner.post(`/staff/${what}`, body);
}

async function withPassword(
  token: string,
  browser = openDeskBrowser(api),
): Promise<{ secret: string; spent: string; browser: DeskBrowser }> {
  const { data } = await browser.post('/auth/password/set', { token, password });
  const spent = codeOf(data.secret);
  const confirmed = await browser.post('/auth/password/confirm', { token, code: spent });
  expect(confirmed.error).toBe(0);
  return { secret: data.secret, spent, browser };
}

describe('the first administrator', () => {
  it('begins with a link that only the owner of the data folder can read; a new start makes a new one', async () => {
    const at = { origin: deskOrigin, dataFolder: folder };
    const [former, link] = [await makeFirstLink(api.db, at), await makeFirstLink(api.db, at)];
    const file = join(folder, 'desk-first-link');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toBe(link);
    expect(link).toMatch(/^http:\/\/localhost:3003\/invitation#[\w-]{43}$/);
    const { rows } = await api.db.query('select row_to_json(l)::text as row from staff_link l');
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link!));
    owner = openDeskBrowser(api);
    expect((await owner.post('/auth/invitation', { token: tokenOf(former!) })).error).toBe(errorCodes.linkExpired);

    const token = tokenOf(link!);
    expect((await owner.post('/auth/invitation', { token })).data).toMatchObject({
      purpose: 'first',
      name: null,
      roles: ['administrator'],
      takesPasskeys: true,
    });
    expect((await owner.post('/auth/passkey/registerOptions', { token })).error).toBe(errorCodes.missingField);
    const { data } = await owner.post('/auth/passkey/registerOptions', { token, name: 'olga' });
    expect(data.options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const unlocked = new SoftwareAuthenticator(deskOrigin, 'localhost', false).register(data.options);
    const refused = await owner.post('/auth/passkey/register', { token, name: 'olga', label: 'x', passkey: unlocked });
    expect(refused.error).toBe(errorCodes.passkeyRefused);
    const again = await owner.post('/auth/passkey/registerOptions', { token, name: 'olga' });
    const passkey = ownerKey.register(again.data.options);
    const entered = await owner.post('/auth/passkey/register', {
      token,
      name: 'olga',
      displayName: 'Olga',
      label: 'Key',
      passkey,
      roles: ['cashier'],
      staffId: 1,
    });
    expect(entered.data).toMatchObject({ name: 'olga', displayName: 'Olga', roles: ['administrator'] });
    expect(entered.data.permissions).not.toContain('cashOuts.decide');
    expect((await owner.post('/auth/me')).data.name).toBe('olga');
    expect(await makeFirstLink(api.db, at)).toBeUndefined();
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect(await signInsOf('olga')).toEqual(['signedIn link']);
  });
});

describe('a one-time link', () => {
  it('works once, whichever of 32 uses comes first', async () => {
    const { token } = await invite('anna');
    const { data } = await owner.post('/auth/password/set', { token, password });
    const code = codeOf(data.secret);
    const uses = await Promise.all(
      Array.from({ length: 32 }, () => openDeskBrowser(api).post('/auth/password/confirm', { token, code })),
    );
    expect(uses.filter(({ error }) => error === 0)).toHaveLength(1);
    expect(uses.filter(({ error }) => error === errorCodes.linkExpired)).toHaveLength(31);
    expect((await owner.post('/auth/invitation', { token })).error).toBe(errorCodes.linkExpired);
  });

  it('of somebody else’s making, or a late one, is none', async () => {
    const { id, token } = await invite('late');
    await api.db.query(`update staff_link set expires_at = now() - interval '1 second' where staff_id = $1`, [id]);
    for (const [path, body] of [
      ['/auth/invitation', {}],
      ['/auth/passkey/registerOptions', {}],
      ['/auth/password/set', { password }],
      ['/auth/password/confirm', { code: '123456' }],
      ['/auth/passkey/register', { label: 'x', passkey: ownerKey.register({ challenge: 'x' }) }],
    ] as const) {
      for (const it of [token, 'x'.repeat(43)])
        expect((await owner.post(path, { token: it, ...body })).error, path).toBe(errorCodes.linkExpired);
    }
  });

  it('wants a password that is long and no easy guess, and the first code of its app', async () => {
    const { token } = await invite('weak');
    for (const it of ['short', 'password1234'.slice(0, 11), 'weakweakweakweak'])
      expect((await owner.post('/auth/password/set', { token, password: it })).error, it).toBe(errorCodes.passwordWeak);
    const confirm = () => openDeskBrowser(api).post('/auth/password/confirm', { token, code: '000000' });
    expect((await confirm()).error).toBe(errorCodes.secondFactorExpired);
    await owner.post('/auth/password/set', { token, password });
    expect((await confirm()).error).toBe(errorCodes.secondFactorWrong);
  });

  it('takes no challenge of another link, and none twice', async () => {
    const [one, other] = [await invite('chal-one'), await invite('chal-two')];
    const { data } = await owner.post('/auth/passkey/registerOptions', { token: one.token });
    const passkey = new SoftwareAuthenticator(deskOrigin, 'localhost', true).register(data.options);
    const register = (token: string) =>
      openDeskBrowser(api).post('/auth/passkey/register', { token, label: 'x', passkey });
    expect((await register(other.token)).error).toBe(errorCodes.passkeyRefused);
    expect((await register(one.token)).error).toBe(0);
    expect((await register(other.token)).error).toBe(errorCodes.passkeyRefused);
  });
});

describe('signing in', () => {
  it('with a passkey says nobody’s name, and takes each signature once', async () => {
    const browser = openDeskBrowser(api);
    const { data } = await browser.post('/auth/passkey/options');
    expect(data.options.allowCredentials ?? []).toEqual([]);
    const passkey = ownerKey.authenticate(data.options);
    expect((await browser.post('/auth/passkey/signIn', { passkey })).data.name).toBe('olga');
    expect(browser.cookie).toMatch(/^desk=[\w-]{43}$/);
    expect((await openDeskBrowser(api).post('/auth/passkey/signIn', { passkey })).error).toBe(errorCodes.signInFailed);
    const own = ownerKey.authenticate({ challenge: 'bXkgb3du' });
    expect((await browser.post('/auth/passkey/signIn', { passkey: own })).error).toBe(errorCodes.signInFailed);
    const elsewhere = await browser.post('/auth/passkey/options');
    const stolen = new SoftwareAuthenticator('http://evil.example', 'localhost', true).authenticate(
      elsewhere.data.options,
    );
    expect((await browser.post('/auth/passkey/signIn', { passkey: stolen })).error).toBe(errorCodes.signInFailed);
    expect(await signInsOf('olga')).toContain('refused passkey');
  });

  it('with a password wants its code, and no code twice', async () => {
    const { token } = await invite('ben');
    const { secret, spent, browser } = await withPassword(token);
    expect((await browser.post('/auth/me')).data).toMatchObject({ name: 'ben', roles: ['cashier'] });
    const signIn = (body: object) => openDeskBrowser(api).post('/auth/signIn', { name: 'ben', password, ...body });
    expect((await signIn({ code: spent })).error).toBe(errorCodes.signInFailed);
    expect((await signIn({ code: codeOf(secret, 30_000), password: 'another phrase' })).error).toBe(
      errorCodes.signInFailed,
    );
    // Once: half a minute later it would be another one.
    const code = codeOf(secret, 30_000);
    expect((await signIn({ code, name: ' BEN ' })).data).toMatchObject({
      name: 'ben',
      token: null,
    });
    expect((await signIn({ code })).error).toBe(errorCodes.signInFailed);
    expect(await signInsOf('ben')).toEqual([
      'signedIn link',
      'refused password',
      'refused password',
      'signedIn password',
      'refused password',
    ]);
  });

  it('stops a name after five wrong tries, one that nobody has too, and judges none of those at once', async () => {
    const { token } = await invite('carl');
    const { secret } = await withPassword(token);
    for (const name of ['carl', 'no-such-person']) {
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => owner.post('/auth/signIn', { name, password: 'wrong', code: '000000' })),
      );
      expect(tries.filter(({ error }) => error === errorCodes.signInFailed)).toHaveLength(5);
      expect(tries.filter(({ error }) => error === errorCodes.loginLocked)).toHaveLength(7);
    }
    const right = { name: 'carl', password, code: codeOf(secret, 30_000) };
    const locked = await openDeskBrowser(api).post('/auth/signIn', right);
    expect(locked.error).toBe(errorCodes.loginLocked);
    expect(locked.message).toContain('15 minutes');
    expect((await signInsOf('carl')).filter((it) => it === 'locked password')).toHaveLength(8);
  });

  it('stops the connection that guesses, and not the holder of the name on another one', async () => {
    const { token } = await invite('erna');
    const { secret } = await withPassword(token);
    const from = (address: string, tried: string, code = '000000') =>
      openDeskBrowser(api).post(
        '/auth/signIn',
        { name: 'erna', password: tried, code },
        { 'x-forwarded-for': address },
      );
    for (let failure = 0; failure < 6; failure++) await from('203.0.113.1', 'wrong');
    expect((await from('203.0.113.1', password, codeOf(secret, 30_000))).error).toBe(errorCodes.loginLocked);
    expect((await from('198.51.100.1', password, codeOf(secret, 30_000))).error).toBe(0);
    // From many connections they stop it wherever it was not used before.
    for (let failure = 0; failure < 20; failure++) await from(`203.0.113.${failure + 2}`, 'wrong');
    expect((await from('198.51.100.2', 'wrong')).error).toBe(errorCodes.loginLocked);
    expect((await from('198.51.100.1', 'wrong')).error).toBe(errorCodes.signInFailed);
  });

  it('for the command line gives a token that no cookie carries, and the other way round', async () => {
    const { token } = await invite('dora');
    const { secret, browser } = await withPassword(token);
    const signedIn = await openDeskBrowser(api).post('/auth/signIn', {
      name: 'dora',
      password,
      code: codeOf(secret, 30_000),
      as: 'token',
    });
    const personal = signedIn.data.token;
    expect((await api.post('/operator/auth/me', {}, personal)).data.name).toBe('dora');
    expect((await openDeskBrowser(api, `desk=${personal}`).post('/auth/me')).error).toBe(errorCodes.loginAgain);
    const session = browser.cookie.slice('desk='.length);
    expect((await api.post('/operator/auth/me', {}, session)).error).toBe(errorCodes.loginAgain);
    expect((await api.post('/operator/auth/token', { label: 'more' }, personal)).error).toBe(errorCodes.notPermitted);

    const made = await browser.post('/auth/token', { label: 'laptop' });
    const list = async () =>
      (await browser.post('/staff/sessions')).data as { id: number; label: string; isThis: boolean }[];
    expect((await list()).map(({ label, isThis }) => `${label} ${isThis}`)).toEqual([
      'laptop false',
      'command line false',
      ' true',
    ]);
    expect((await browser.post('/staff/endSession', { id: made.data.id })).error).toBe(0);
    expect((await api.post('/operator/auth/me', {}, made.data.token)).error).toBe(errorCodes.loginAgain);
    const former = browser.cookie;
    expect((await browser.post('/auth/signOut')).error).toBe(0);
    expect(browser.cookie).toBe('desk=');
    expect((await openDeskBrowser(api, former).post('/auth/me')).error).toBe(errorCodes.loginAgain);
  });

  it('ends nobody else’s session, and shows none', async () => {
    const stranger = await addOperator(api.db, 'stranger', ['cashier']);
    const { data } = await owner.post('/staff/sessions');
    const ended = await api.post('/operator/staff/endSession', { id: data[0].id }, stranger);
    expect(ended.error).toBe(errorCodes.noSuchThing);
    const me = (await owner.post('/auth/me')).data.id;
    expect((await api.post('/operator/staff/sessions', { staffId: me }, stranger)).error).toBe(errorCodes.notPermitted);
    const all = (await owner.post('/staff/list')).data as { id: number; name: string }[];
    const other = all.find(({ name }) => name === 'stranger')!.id;
    const theirs = (await owner.post('/staff/sessions', { staffId: other })).data;
    expect((await owner.post('/staff/endSession', { id: theirs[0].id })).error).toBe(0);
    expect((await api.post('/operator/auth/me', {}, stranger)).error).toBe(errorCodes.loginAgain);
  });
});

describe('recovery', () => {
  it('is by another administrator alone: everything before is worth nothing', async () => {
    const { id, token } = await invite('eva', ['administrator']);
    const { secret, browser } = await withPassword(token);
    const { data: olga } = await owner.post('/auth/me');
    expect((await owner.post('/staff/recover', { id: olga.id, reason: 'mine' })).error).toBe(errorCodes.ownAccount);
    const cashier = await addOperator(api.db, 'no-keeper', ['cashier']);
    const denied = await api.post('/operator/staff/recover', { id, reason: 'x' }, cashier);
    expect(denied.error).toBe(errorCodes.notPermitted);

    const recovered = await byOwnerAndSecond('recover', { id, reason: 'lost the phone' });
    expect(recovered.error).toBe(0);
    expect((await browser.post('/auth/me')).error).toBe(errorCodes.loginAgain);
    const right = { name: 'eva', password, code: codeOf(secret, 30_000) };
    expect((await openDeskBrowser(api).post('/auth/signIn', right)).error).toBe(errorCodes.signInFailed);
    const { browser: back } = await withPassword(await tokenMailedTo(api.db, 'eva@example.com'));
    expect((await back.post('/auth/me')).data).toMatchObject({ name: 'eva', roles: ['administrator'] });
    const { rows } = await api.db.query(
      `select actor, after->>'reason' as why from audit_event where command = 'staff.recover'`,
    );
    expect(rows).toEqual([{ actor: 'operator:olga', why: 'lost the phone' }]);
  });
});
