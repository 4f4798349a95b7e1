import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takesPasskeys } from '../../../lib/passkey/relying-party.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';

const site = 'http://localhost:3000';
let api: TestApi;
let member: TestMember;
const key = new SoftwareAuthenticator(site);

beforeAll(async () => {
  api = await startTestApi({ GUESSES_PER_MINUTE: '1000' });
  member = await api.join();
});
afterAll(() => api.close());

const call = (path: string, body: object, of = member) => api.post(`/sys/member/factor${path}`, body, of.token);
const logIn = (of = member) => api.post('/sys/auth/login', { username: of.username, password: of.password });
const answer = (challenge: string, passkey: string) => api.post('/sys/auth/login', { challenge, passkey });

async function add(authenticator: SoftwareAuthenticator, name = 'Key', of = member) {
  const begun = await call('/passkey/begin', { password: of.password }, of);
  expect(begun.error).toBe(0);
  return call('/passkey/confirm', { name, passkey: authenticator.register(begun.data.options) }, of);
}

describe('adding a passkey', () => {
  it('wants the password and a name', async () => {
    expect((await call('/passkey/begin', { password: 'not the password' })).error).toBe(errorCodes.oldPasswordWrong);
    const { data } = await call('/passkey/begin', { password: member.password });
    expect(data.options).toMatchObject({ rp: { id: 'localhost', name: 'Fairhouse' }, excludeCredentials: [] });
    expect(data.options.user.name).toBe(member.username);
    expect(JSON.stringify(data.options.user.id)).not.toContain(String(member.id));
    const passkey = new SoftwareAuthenticator(site).register(data.options);
    expect((await call('/passkey/confirm', { name: ' ', passkey })).error).toBe(errorCodes.missingField);
  });

  it('keeps it, with ten recovery codes for the first', async () => {
    const { error, data } = await add(key, 'Blue key');
    expect(error).toBe(0);
    expect(data.recoveryCodes).toHaveLength(10);
    expect((await call('/get', {})).data).toMatchObject({
      passkeys: [{ name: 'Blue key', lastUsedTime: null }],
      takesPasskeys: true,
      recoveryCodesLeft: 10,
    });
    expect((await add(new SoftwareAuthenticator(site), 'Phone')).data.recoveryCodes).toEqual([]);
    const { rows } = await api.db.query('select subject from mail where recipient = $1', [
      `${member.username}@example.com`,
    ]);
    expect(rows.map(({ subject }) => subject)).toContain('A second factor was added – Fairhouse');
  });

  it.each([
    [
      'for another site',
      (options: { challenge: string }) => new SoftwareAuthenticator('http://evil.example').register(options),
    ],
    [
      'of another origin on the same host',
      (options: { challenge: string }) =>
        new SoftwareAuthenticator('http://localhost:1', 'localhost').register(options),
    ],
    ['for a challenge of its own', () => new SoftwareAuthenticator(site).register({ challenge: 'bXkgb3du' })],
    ['that is known already', (options: { challenge: string }) => key.register(options)],
    ['that is none', () => '{"id":1}'],
    ['that is no JSON', () => '{'],
  ])('refuses one %s', async (_, make) => {
    const { data } = await call('/passkey/begin', { password: member.password });
    const passkey = make(data.options);
    expect((await call('/passkey/confirm', { name: 'Odd', passkey })).error).toBe(errorCodes.passkeyRefused);
  });

  it('takes a challenge once, and not of another member', async () => {
    const other = await api.join();
    const { data } = await call('/passkey/begin', { password: member.password });
    const stolen = new SoftwareAuthenticator(site).register(data.options);
    expect((await call('/passkey/confirm', { name: 'Theirs', passkey: stolen }, other)).error).toBe(
      errorCodes.passkeyRefused,
    );
    const first = new SoftwareAuthenticator(site).register(data.options);
    expect((await call('/passkey/confirm', { name: 'First', passkey: first })).error).toBe(0);
    const second = new SoftwareAuthenticator(site).register(data.options);
    expect((await call('/passkey/confirm', { name: 'Second', passkey: second })).error).toBe(errorCodes.passkeyRefused);
  });

  it('stops at ten', async () => {
    const other = await api.join();
    for (let count = 0; count < 10; count++) {
      expect((await add(new SoftwareAuthenticator(site), `Key ${count}`, other)).error).toBe(0);
    }
    const full = await call('/passkey/begin', { password: other.password }, other);
    expect(full.error).toBe(errorCodes.passkeysFull);
    expect(full.message).toContain('10 passkeys');
  });

  it('is offered only where browsers make passkeys', () => {
    expect(takesPasskeys('https://play.example.com')).toBe(true);
    expect(takesPasskeys('http://127.0.0.1:3000')).toBe(false);
    expect(takesPasskeys('http://[::1]:3000')).toBe(false);
  });
});

describe('logging in with a passkey', () => {
  it('takes the signature of this challenge, once', async () => {
    const asked = await logIn();
    expect(asked.error).toBe(errorCodes.secondFactorRequired);
    expect(asked.data.methods).toEqual(['passkey', 'recoveryCode']);
    const { challenge, passkey } = asked.data;
    const signed = key.authenticate(passkey);
    expect(await answer(challenge, signed)).toMatchObject({ error: 0, data: { id: Number(member.id) } });
    expect((await answer(challenge, signed)).error).toBe(errorCodes.secondFactorExpired);
    const again = await logIn();
    expect((await answer(again.data.challenge, signed)).error).toBe(errorCodes.secondFactorWrong);
    const listed = (await call('/get', {})).data.passkeys[0];
    expect(listed.lastUsedTime).not.toBeNull();
  });

  it('refuses a key that is not the member’s, a copy of it, and one of another site', async () => {
    const asked = (await logIn()).data;
    const strange = new SoftwareAuthenticator(site);
    expect((await answer(asked.challenge, strange.authenticate(asked.passkey))).error).toBe(
      errorCodes.secondFactorWrong,
    );
    // A copy of the key is behind in its count (WebAuthn 3, 6.1.1).
    key.counter -= 1;
    expect((await answer(asked.challenge, key.authenticate(asked.passkey))).error).toBe(errorCodes.secondFactorWrong);
    expect((await answer(asked.challenge, 'null')).error).toBe(errorCodes.secondFactorWrong);
    expect((await answer(asked.challenge, key.authenticate(asked.passkey))).error).toBe(0);
  });
});

describe('passkeys', () => {
  it('are renamed and removed, and not by others', async () => {
    const [listed] = (await call('/get', {})).data.passkeys;
    const other = await api.join();
    const theirs = { id: listed.id, name: 'Mine now', password: other.password };
    expect((await call('/passkey/rename', theirs, other)).error).toBe(errorCodes.noSuchThing);
    expect((await call('/passkey/remove', theirs, other)).error).toBe(errorCodes.noSuchThing);
    expect((await call('/passkey/rename', { id: listed.id, name: 'Red key' })).error).toBe(0);
    expect((await call('/get', {})).data.passkeys[0].name).toBe('Red key');
    const remove = (password: string) => call('/passkey/remove', { id: listed.id, password });
    expect((await remove('not the password')).error).toBe(errorCodes.oldPasswordWrong);
    expect((await remove(member.password)).error).toBe(0);
    const asked = (await logIn()).data;
    expect((await answer(asked.challenge, key.authenticate(asked.passkey))).error).toBe(errorCodes.secondFactorWrong);
  });
});
