import { randomBytes } from 'node:crypto';
import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey, sealingWith } from '../../../lib/sealing.ts';
import { addOperator } from '../../../testing/add-operator.ts';
import { type DeskBrowser, openDeskBrowser } from '../../../testing/desk-browser.ts';
import { inviteByTwo } from '../../../testing/invite-staff.ts';
import {
  type IdentityProvider,
  type Person,
  pressAt,
  startIdentityProvider,
} from '../../../testing/start-identity-provider.ts';
import { deskOrigin, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { beginAttempt, openAttempt } from './attempt.ts';
import { openCompany } from './company.ts';
import { readCompanySettings } from './company-settings.ts';

let provider: IdentityProvider;
let api: TestApi;
let administrators: [string, string];
beforeAll(async () => {
  provider = await startIdentityProvider([`${deskOrigin}/`]);
  api = await startTestApi({
    STAFF_OIDC_ISSUER: provider.issuer,
    STAFF_OIDC_CLIENT_ID: provider.clientId,
    STAFF_OIDC_CLIENT_SECRET: provider.clientSecret,
    STAFF_OIDC_NAME: 'Example Ltd',
    GUESSES_PER_MINUTE: '100000',
  });
  administrators = [
    await addOperator(api.db, 'one', ['administrator']),
    await addOperator(api.db, 'two', ['administrator']),
  ];
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

/** An account at the company, which asks for a password and a code. */
const account = (name: string, more: Partial<Person> = {}): Person => ({
  sub: `sub-${name}`,
  email: `${name}@example.com`,
  email_verified: true,
  amr: ['pwd', 'otp'],
  ...more,
});
const newBrowser = () => randomBytes(32).toString('base64url');

/** Goes to the company and back: what the desk is sent back with. */
async function away(person: Person | undefined, browser: string, casino = api): Promise<string> {
  if (person) provider.people.set(person.sub, person);
  const started = await openDeskBrowser(casino).post('/auth/company/start', { browser });
  expect(started.error, started.message).toBe(0);
  const back = await pressAt(provider, started.data.url, deskOrigin, person?.sub);
  expect(back.pathname).toBe('/');
  return back.search;
}

async function signIn(person: Person, page: DeskBrowser = openDeskBrowser(api)) {
  const browser = newBrowser();
  return page.post('/auth/company/finish', { returned: await away(person, browser), browser });
}

const invited = (name: string) => inviteByTwo(api, { name, roles: ['support'] }, administrators);
const signInsSince = async (from: bigint) => {
  const { rows } = await api.db.query<{ it: string }>(
    `select name || ' ' || outcome || ' ' || coalesce(means, '') as it from staff_sign_in where id > $1 order by id`,
    [from],
  );
  return rows.map(({ it }) => it);
};
const lastSignIn = async () =>
  (await api.db.query<{ id: bigint }>('select coalesce(max(id), 0)::bigint as id from staff_sign_in')).rows[0]!.id;

describe('a sign-in at the company', () => {
  it('is offered under its name where it is configured', async () => {
    const page = openDeskBrowser(api);
    expect((await page.post('/auth/company/describe')).data).toEqual({ name: 'Example Ltd' });
  });

  it('admits an invited person by the address of the account, in place of the link', async () => {
    const { id, token } = await invited('ana');
    const from = await lastSignIn();
    const page = openDeskBrowser(api);
    const entered = await signIn(account('ana', { email: 'Ana@Example.com' }), page);
    expect(entered).toMatchObject({ error: 0, data: { id, name: 'ana', roles: ['support'] } });
    expect(page.cookie).toMatch(/^desk=/);
    expect((await page.post('/auth/me')).data.name).toBe('ana');
    expect(await signInsSince(from)).toEqual(['ana signedIn company']);

    const link = await openDeskBrowser(api).post('/auth/invitation', { token });
    expect(link.error).toBe(errorCodes.linkExpired);
    const { rows } = await api.db.query(
      `select actor, after from audit_event where command = 'staff.linkCompanyAccount' and subject = $1`,
      [`staff:${id}`],
    );
    expect(rows).toEqual([{ actor: 'operator:ana', after: { issuer: provider.issuer, subject: 'sub-ana' } }]);
    const mails = await api.db.query(`select from mail where recipient = $1 and subject like '%company account%'`, [
      'ana@example.com',
    ]);
    expect(mails.rowCount).toBe(1);
    expect((await page.post('/auth/means/list')).data).toMatchObject({
      passkeys: [],
      passwordSetTime: null,
      company: { name: 'Example Ltd', lastUsedTime: expect.any(String) },
    });
    const staff = await api.post('/operator/staff/list', {}, administrators[0]);
    expect(staff.data.find((one: { id: number }) => one.id === id)).toMatchObject({ companyAccount: true });
  });

  it('follows the account from then on, also with another address', async () => {
    const { id } = await invited('bea');
    expect((await signIn(account('bea'))).error).toBe(0);
    const moved = account('bea', { email: 'new-name@example.com', email_verified: false });
    expect((await signIn(moved)).data.id).toBe(id);
    // Another account that was given the former address is another person.
    expect((await signIn(account('other', { email: 'bea@example.com' }))).error).toBe(errorCodes.companyUnknown);
  });

  it('is one account when two first sign-ins come at once', async () => {
    const { id } = await invited('two-tabs');
    const answers = await Promise.all([signIn(account('two-tabs')), signIn(account('two-tabs'))]);
    expect(answers.map(({ data }) => data.id)).toEqual([id, id]);
    const { rowCount } = await api.db.query('select from staff_company_account where staff_id = $1', [id]);
    expect(rowCount).toBe(1);
  });

  it('is refused when the address is not verified, or no colleague has it', async () => {
    await invited('cleo');
    const from = await lastSignIn();
    expect((await signIn(account('cleo', { email_verified: false }))).error).toBe(errorCodes.companyUnknown);
    expect((await signIn(account('unknown'))).error).toBe(errorCodes.companyUnknown);
    expect(await signInsSince(from)).toEqual([' refused company', ' refused company']);
  });

  it('is refused when the company used no second factor', async () => {
    await invited('dora');
    expect((await signIn(account('dora', { amr: ['pwd'] }))).error).toBe(errorCodes.companyFactorMissing);
    expect((await signIn(account('dora', { amr: ['pwd', 'mfa'] }))).error).toBe(0);
  });

  it('is refused when the person is disabled, and their sessions end', async () => {
    const { id } = await invited('eva');
    const page = openDeskBrowser(api);
    await signIn(account('eva'), page);
    await api.post('/operator/staff/disable', { id, reason: 'left the company' }, administrators[0]);
    expect((await page.post('/auth/me')).error).toBe(-2);
    expect((await signIn(account('eva'))).error).toBe(errorCodes.companyUnknown);
  });

  it('is refused in another tab, with another state, and a second time', async () => {
    await invited('flor');
    const [own, other] = [newBrowser(), newBrowser()];
    const returned = await away(account('flor'), own);
    const finish = (body: object) => openDeskBrowser(api).post('/auth/company/finish', body);
    expect((await finish({ returned, browser: other })).error).toBe(errorCodes.companyExpired);
    const forged = new URLSearchParams(returned);
    forged.set('state', `A${forged.get('state')!.slice(1)}`);
    expect((await finish({ returned: `?${forged}`, browser: own })).error).toBe(errorCodes.companyExpired);
    expect((await finish({ returned, browser: own })).error).toBe(0);
    expect((await finish({ returned, browser: own })).error).toBe(errorCodes.companyExpired);
    expect((await finish({ returned: await away(undefined, own), browser: own })).error).toBe(
      errorCodes.companyExpired,
    );
  });

  it('needs a call of the desk’s own page', async () => {
    await invited('gina');
    const browser = newBrowser();
    const returned = await away(account('gina'), browser);
    const page = openDeskBrowser(api);
    const foreign = await page.post('/auth/company/finish', { returned, browser }, { origin: 'https://evil.example' });
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(page.cookie).toBe('');
  });

  it('says that it cannot be reached when the provider is away, and that there is none where it is not configured', async () => {
    for (const env of [
      {},
      { STAFF_OIDC_ISSUER: 'http://127.0.0.1:9', STAFF_OIDC_CLIENT_ID: 'x', STAFF_OIDC_CLIENT_SECRET: 'y' },
    ] as Record<string, string>[]) {
      const other = await startTestApi(env);
      const started = await openDeskBrowser(other).post('/auth/company/start', { browser: newBrowser() });
      expect(started.error).toBe(errorCodes.companyUnavailable);
      await other.close();
    }
  });
});

it('ends ten minutes after it began', () => {
  const sealing = sealingWith(deriveKey('a secret of the tests that is long enough', 'tests'));
  const began = new Date('2026-03-01T10:00:00Z');
  const attempt = beginAttempt(sealing, 'own', began);
  const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
  expect(openAttempt(sealing, attempt.state, 'own', after(10))).toEqual(attempt);
  expect(openAttempt(sealing, attempt.state, 'own', after(10.1))).toBeUndefined();
});

describe('what the company says of the second factor', () => {
  const settings = (secondFactor: string) => ({
    ...{ issuer: 'https://id.example.com', clientId: 'id', clientSecret: 'secret', name: 'Example Ltd', secondFactor },
  });
  it.each([
    ['amr', { amr: ['pwd'], acr: '' }, false],
    ['amr', { amr: [], acr: 'mfa' }, false],
    ['amr', { amr: ['hwk'], acr: '' }, true],
    ['trusted', { amr: [], acr: '' }, true],
    ['urn:example:two', { amr: ['mfa'], acr: 'urn:example:one' }, false],
    ['urn:example:two', { amr: [], acr: 'urn:example:two' }, true],
  ])('with %s, %o is enough: %s', (secondFactor, person, isEnough) => {
    expect(openCompany(settings(secondFactor), deskOrigin)!.usedSecondFactor(person)).toBe(isEnough);
  });
});

it('takes all three settings of the provider, or none', () => {
  const names = { STAFF_OIDC_NAME: 'Example Ltd', STAFF_OIDC_SECOND_FACTOR: 'amr' };
  const none = { STAFF_OIDC_ISSUER: '', STAFF_OIDC_CLIENT_ID: '', STAFF_OIDC_CLIENT_SECRET: '', ...names };
  expect(readCompanySettings(none)).toBeUndefined();
  expect(() => readCompanySettings({ ...none, STAFF_OIDC_ISSUER: 'https://id.example.com' })).toThrow(
    'Set STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET as well',
  );
});
