import { errorCodes } from '@fairhouse/contract/errors';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { type DeskBrowser, openDeskBrowser } from '../../testing/desk-browser.ts';
import { inviteByTwo } from '../../testing/invite-staff.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { deskOrigin, startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const password = 'a phrase that nobody guesses';
const another = 'quite another phrase than before';
let api: TestApi;
let root: string;
let second: string;

beforeAll(async () => {
  api = await startTestApi({ GUESSES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000' });
  root = await addOperator(api.db, 'root', ['administrator']);
  second = await addOperator(api.db, 'second', ['administrator']);
});
afterAll(() => api.close());

/** That a code works once is not what is tried here. */
async function codeOf(secret: string): Promise<string> {
  await api.db.query('update staff_password set last_step = 0');
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

interface Person {
  browser: DeskBrowser;
  key: SoftwareAuthenticator;
}

/** Somebody who signed in with a passkey. */
async function person(name: string): Promise<Person> {
  const { token } = await inviteByTwo(api, { name, roles: ['cashier'] }, [root, second]);
  const browser = openDeskBrowser(api);
  const key = new SoftwareAuthenticator(deskOrigin, 'localhost', true);
  await addPasskey({ browser, key }, token, 'laptop');
  return { browser, key };
}

async function addPasskey({ browser, key }: Person, token: string, label: string) {
  const { data } = await browser.post('/auth/passkey/registerOptions', { token });
  if (!data) return errorCodes.linkExpired;
  const passkey = key.register(data.options);
  return (await browser.post('/auth/passkey/register', { token, label, passkey })).error;
}

async function proveWith({ browser, key }: Person) {
  const { data } = await browser.post('/auth/passkey/options');
  return browser.post('/auth/means/prove', { passkey: key.authenticate(data.options) });
}
const tokenBy = async (who: Person): Promise<string> => (await proveWith(who)).data.token;

async function setPassword({ browser }: Person, token: string, given: string): Promise<string> {
  const { data } = await browser.post('/auth/password/set', { token, password: given });
  expect((await browser.post('/auth/password/confirm', { token, code: await codeOf(data.secret) })).error).toBe(0);
  return data.secret;
}

const meansOf = async ({ browser }: Person) => (await browser.post('/auth/means/list')).data;
const isIn = async ({ cookie }: DeskBrowser) => (await openDeskBrowser(api, cookie).post('/auth/me')).error === 0;
const auditEventsOf = async (name: string) =>
  (
    await api.db.query<{ command: string }>('select command from audit_event where actor = $1 order by id', [
      `operator:${name}`,
    ])
  ).rows.map(({ command }) => command);

it('a second passkey takes a fresh proof, works from then on, and ends every other session', async () => {
  const pia = await person('pia');
  const elsewhere = openDeskBrowser(api, pia.browser.cookie);
  expect(await isIn(elsewhere)).toBe(true);
  const second = { browser: pia.browser, key: new SoftwareAuthenticator(deskOrigin, 'localhost', true) };
  const token = await tokenBy(pia);
  // It says nothing to anyone who opens it as an invitation.
  expect((await pia.browser.post('/auth/invitation', { token })).error).toBe(errorCodes.linkExpired);
  expect(await addPasskey(second, token, 'phone')).toBe(0);
  expect(await addPasskey(second, token, 'again')).toBe(errorCodes.linkExpired);
  expect(await isIn(elsewhere)).toBe(false);
  expect(await isIn(pia.browser)).toBe(true);
  expect((await meansOf(pia)).passkeys.map(({ label }: { label: string }) => label)).toEqual(['laptop', 'phone']);
  expect((await proveWith(second)).error).toBe(0);
  expect(await auditEventsOf('pia')).toEqual(['staff.useLink', 'staff.proveSelf', 'staff.useLink', 'staff.proveSelf']);
});

it('a password is set and changed with a fresh proof; the one before, its app and all tokens open nothing', async () => {
  const quin = await person('quin');
  const first = await setPassword(quin, await tokenBy(quin), password);
  const signIn = async (given: string, secret: string) =>
    openDeskBrowser(api).post('/auth/signIn', { name: 'quin', password: given, code: await codeOf(secret) });
  expect((await signIn(password, first)).error).toBe(0);
  const { data: made } = await quin.browser.post('/auth/token', { label: 'line' });
  const prove = (body: object) => quin.browser.post('/auth/means/prove', body);
  expect((await prove({ password: 'wrong', code: await codeOf(first) })).error).toBe(errorCodes.signInFailed);
  expect((await prove({ password })).error).toBe(errorCodes.missingField);
  const { data } = await prove({ password, code: await codeOf(first) });
  const second = await setPassword(quin, data.token, another);
  expect((await signIn(password, first)).error).toBe(errorCodes.signInFailed);
  expect((await signIn(another, first)).error).toBe(errorCodes.signInFailed);
  expect((await signIn(another, second)).error).toBe(0);
  expect((await api.post('/operator/auth/me', {}, made.token)).error).toBe(errorCodes.loginAgain);
});

it('the last means is never removed, also not by two at once; what is removed opens nothing', async () => {
  const rosa = await person('rosa');
  const remove = async (passkeyId: number | null, token?: string) =>
    (await rosa.browser.post('/auth/means/remove', { token: token ?? (await tokenBy(rosa)), passkeyId })).error;
  const [laptop] = (await meansOf(rosa)).passkeys;
  expect(await remove(laptop.id)).toBe(errorCodes.lastMeans);
  expect(await remove(null)).toBe(errorCodes.noSuchThing);
  expect(await remove(999_999)).toBe(errorCodes.noSuchThing);
  const secret = await setPassword(rosa, await tokenBy(rosa), password);
  const elsewhere = openDeskBrowser(api);
  await elsewhere.post('/auth/signIn', { name: 'rosa', password, code: await codeOf(secret) });
  expect(await isIn(elsewhere)).toBe(true);
  const token = await tokenBy(rosa);
  const both = await Promise.all([remove(laptop.id, token), remove(null, token)]);
  expect(both.sort()).toEqual([0, errorCodes.linkExpired]);
  const { passkeys, passwordSetTime } = await meansOf(rosa);
  expect(passkeys.length + (passwordSetTime ? 1 : 0)).toBe(1);
  expect(await isIn(elsewhere)).toBe(false);
  expect(await isIn(rosa.browser)).toBe(true);
  expect(await auditEventsOf('rosa')).toContain('staff.removeMeans');
});

it('a proof is one’s own, of a session, and not of the page that was left open', async () => {
  const [sven, tara] = [await person('sven'), await person('tara')];
  // Somebody else's passkey in my session proves nothing, and somebody else's proof changes nothing of mine.
  expect((await proveWith({ browser: sven.browser, key: tara.key })).error).toBe(errorCodes.signInFailed);
  const token = await tokenBy(tara);
  expect((await sven.browser.post('/auth/means/remove', { token, passkeyId: 1 })).error).toBe(errorCodes.linkExpired);
  expect((await sven.browser.post('/auth/means/remove', { token: 'x'.repeat(43), passkeyId: 1 })).error).toBe(
    errorCodes.linkExpired,
  );
  const { data } = await sven.browser.post('/auth/token', { label: 'line' });
  const byToken = { password, code: '000000' };
  expect((await api.post('/operator/auth/means/prove', byToken, data.token)).error).toBe(errorCodes.notPermitted);
  // Ten minutes, and no longer.
  await api.db.query(`update staff_link set expires_at = now() - interval '1 second' where purpose = 'change'`);
  expect(await addPasskey(tara, token, 'late')).toBe(errorCodes.linkExpired);
});
