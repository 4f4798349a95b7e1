import { randomUUID } from 'node:crypto';
import { errorCodes } from '@fairhouse/contract/errors';
import type { AffiliatePlanDefinition } from '@fairhouse/contract/operator';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { joinFrom } from '../invitations/invite.fixture.ts';
import { planOf } from './affiliates.fixture.ts';

type Answer = Awaited<ReturnType<TestApi['post']>>;
type Name = 'anna' | 'ben' | 'cora';

let api: TestApi;
let keys: Record<Name, string>;
const reason = 'A test';
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

beforeAll(async () => {
  api = await startTestApi({
    CALLS_PER_MINUTE: '100000',
    GUESSES_PER_MINUTE: '100000',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  keys = {
    anna: await addOperator(api.db, 'anna'),
    ben: await addOperator(api.db, 'ben'),
    cora: await addOperator(api.db, 'cora', ['bonuses']),
  };
});
afterAll(() => api.close());

const desk = (path: string, body: object, name: Name = 'anna'): Promise<Answer> =>
  api.post(`/operator/affiliate/${path}`, body, keys[name]);

let number = 0;
async function applied() {
  number += 1;
  const answer = await desk('create', {
    ...{
      company: `Company ${number}`,
      contact: 'Carla Cruz',
      email: `Partner${number}@example.com`,
      countryCode: 'DE',
    },
    ...{ currency: 'USD', termsVersion: '2026-1', reason },
  });
  expect(answer.message).toBe('');
  return answer.data;
}

async function plan(definition: AffiliatePlanDefinition = planOf()) {
  const answer = await desk('savePlan', { name: `Plan ${++number}`, definition, reason });
  expect(answer.message).toBe('');
  return answer.data;
}

const termsOf = (partner: { id: number; contentHash: string }, of: { id: number; version: number }) => ({
  ...{
    id: partner.id,
    contentHash: partner.contentHash,
    planId: of.id,
    planVersion: of.version,
    fromMonth: '2026-11-01',
  },
  ...{ payoutMethod: 'PAYPAL', destination: { email: 'pay@example.com' }, reason },
});

/** A partner with terms that two people agreed to, active, with one link. */
async function active() {
  const partner = await applied();
  const terms = termsOf(partner, await plan());
  const waits = await desk('setTerms', terms);
  expect(waits.error).toBe(errorCodes.waitsForSecond);
  const approved = await api.post('/operator/approval/approve', await shown(waits.data.approvalId), keys.ben);
  expect(approved.message).toBe('');
  expect((await desk('turn', { id: partner.id, turn: 'activate', reason })).message).toBe('');
  const link = (await desk('saveLink', { affiliateId: partner.id, label: 'Blog', isActive: true })).data;
  return {
    id: partner.id as number,
    email: partner.email as string,
    code: link.code as string,
    linkId: link.id as number,
  };
}

async function shown(id: number) {
  const { data } = await api.post('/operator/approval/list', { state: ['waiting'] }, keys.ben);
  return { id, proposedHash: data.rows.find((row: { id: number }) => row.id === id).proposedHash };
}

const click = async (code: string, headers: Record<string, string> = {}, sub?: string) =>
  (await api.post('/sys/affiliate/click', { code, ...(sub ? { sub } : {}) }, undefined, { ...browser, ...headers }))
    .data;
const clicksOf = async (linkId: number) =>
  (await api.db.query('select clicks, bots, over_bound as over from affiliate_click_day where link_id = $1', [linkId]))
    .rows[0];
const attributionOf = async (memberId: bigint) =>
  (await api.db.query('select affiliate_id as of, sub, unpaid from affiliate_player where member_id = $1', [memberId]))
    .rows[0];
const join = (affiliateClick: string, more: Parameters<typeof joinFrom>[1] = {}) =>
  joinFrom(api, { affiliateClick, ...more });

describe('a partner', () => {
  it('is activated only after two people have agreed to its terms', async () => {
    const partner = await applied();
    expect(partner).toMatchObject({
      state: 'applied',
      email: `partner${number}@example.com`,
      deals: [],
      userState: 'none',
    });
    expect((await desk('turn', { id: partner.id, turn: 'activate', reason })).error).toBe(errorCodes.wrongState);
    const terms = termsOf(partner, await plan());
    expect((await desk('setTerms', { ...terms, destination: { email: 'nowhere' } })).error).toBe(
      errorCodes.destinationInvalid,
    );
    expect((await desk('setTerms', { ...terms, planVersion: 7 })).error).toBe(errorCodes.noSuchThing);
    const { data } = await desk('setTerms', terms);
    expect((await api.post('/operator/approval/approve', await shown(data.approvalId), keys.anna)).error).not.toBe(0);
    expect((await api.post('/operator/approval/approve', await shown(data.approvalId), keys.ben)).error).toBe(0);
    const after = (await desk('get', { id: partner.id })).data;
    expect(after.deals).toMatchObject([{ fromMonth: '2026-11-01', planVersion: 1 }]);
    expect(after.payout.method).toBe('PAYPAL');
    // What was proposed for the partner as it was before is void.
    expect((await desk('setTerms', terms)).error).toBe(errorCodes.contentChanged);
    expect((await desk('turn', { id: partner.id, turn: 'activate', reason })).data.state).toBe('active');
  });

  it('is refused with an address that another one has, and without a reason', async () => {
    const { email } = await applied();
    const typed = {
      company: 'Other',
      contact: 'C',
      email,
      countryCode: 'DE',
      currency: 'USD',
      termsVersion: '1',
      reason,
    };
    expect((await desk('create', typed)).error).toBe(errorCodes.conflict);
    expect((await desk('create', { ...typed, email: 'new@example.com', reason: ' ' })).error).toBe(
      errorCodes.missingField,
    );
    expect((await desk('create', typed, 'cora')).error).toBe(errorCodes.conflict);
  });

  it('has a plan in its own currency', async () => {
    const partner = await applied();
    const euros = await plan(planOf({ currency: 'EUR' }));
    expect((await desk('setTerms', termsOf(partner, euros))).error).toBe(errorCodes.invalidField);
  });
});

describe('a click', () => {
  it('is counted as a number a link and day, and nothing about the visitor is stored', async () => {
    const { code, linkId } = await active();
    const address = '198.51.100.7';
    for (let times = 0; times < 25; times++) await click(code, { 'x-forwarded-for': address });
    await click(code, { 'x-forwarded-for': '198.51.100.8' });
    await click(code, { 'user-agent': 'Googlebot/2.1' });
    await click(code, { 'user-agent': 'curl/8.0' });
    expect(await clicksOf(linkId)).toEqual({ clicks: 21n, bots: 2n, over: 5n });
    expect(
      (await api.db.query('select count(*)::int as n from affiliate_click_day where link_id = $1', [linkId])).rows[0],
    ).toEqual({ n: 1 });
  });

  it('of a link that is none, switched off, or of a suspended partner answers no token and counts nothing', async () => {
    const { id, code, linkId } = await active();
    const nothing = { token: null, untilTime: null };
    expect(await click('NOBODYHAS1')).toEqual(nothing);
    await desk('saveLink', { affiliateId: id, id: linkId, label: 'Blog', isActive: false });
    expect(await click(code)).toEqual(nothing);
    await desk('saveLink', { affiliateId: id, id: linkId, label: 'Blog', isActive: true });
    await desk('turn', { id, turn: 'suspend', reason });
    expect(await click(code)).toEqual(nothing);
    expect(await clicksOf(linkId)).toBeUndefined();
  });
});

describe('an attribution', () => {
  it('is to the partner of the click, once and for ever', async () => {
    const { id, code } = await active();
    const { token } = await click(code, {}, 'their.click-7');
    const member = await join(token);
    expect(await attributionOf(member.id)).toEqual({ of: id, sub: 'their.click-7', unpaid: null });
    await expect(api.db.query('delete from affiliate_player where member_id = $1', [member.id])).rejects.toThrow(
      /for ever/,
    );
    await expect(
      api.db.query('update affiliate_player set sub = null where member_id = $1', [member.id]),
    ).rejects.toThrow(/for ever/);
    expect((await desk('get', { id })).data.figures).toMatchObject({ clicks: 1, registrations: 1, firstDeposits: 0 });
  });

  it('is to nobody when a friend invited the member', async () => {
    const { code } = await active();
    const friend = await joinFrom(api);
    const { token } = await click(code);
    const member = await join(token, { invitorCode: friend.code });
    expect(await attributionOf(member.id)).toBeUndefined();
  });

  it('is to nobody by a token that is forged, too old, or of a partner who was suspended meanwhile', async () => {
    const { id, code } = await active();
    const { token } = await click(code);
    const forged = token.replace(/^\d+/, '1');
    expect(await attributionOf((await join(forged === token ? `${token}x` : forged)).id)).toBeUndefined();
    expect(await attributionOf((await join('nonsense')).id)).toBeUndefined();
    await desk('turn', { id, turn: 'suspend', reason });
    expect(await attributionOf((await join(token)).id)).toBeUndefined();
  });

  it('earns nothing for the partner itself, or for a second account of one person', async () => {
    const { id, email, code } = await active();
    const { token } = await click(code);
    const self = await join(token, { email: email.toLowerCase() });
    expect(await attributionOf(self.id)).toMatchObject({ of: id, unpaid: 'self' });
    const deviceId = randomUUID();
    const first = await join(token, { deviceId });
    const second = await join(token, { deviceId });
    expect(await attributionOf(first.id)).toMatchObject({ unpaid: null });
    expect(await attributionOf(second.id)).toMatchObject({ unpaid: 'duplicate' });
    const { signals } = (await desk('get', { id })).data;
    expect(signals).toContainEqual({ kind: 'selfReferral', count: 1, of: 3 });
  });
});

describe('the partner portal', () => {
  const password = 'a long word of the partner';
  const codeOf = (secret: string, afterMs = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + afterMs });

  /** The link that was mailed, to the partner alone. */
  async function invited(id: number): Promise<string> {
    expect((await desk('invite', { id, reason })).message).toBe('');
    const { rows } = await api.db.query<{ text: string; to: string }>(
      `select body_text as text, recipient as "to" from mail order by id desc limit 1`,
    );
    return /partners\?token=([\w-]+)/.exec(rows[0]!.text)![1]!;
  }

  async function signedIn() {
    const partner = await active();
    const token = await invited(partner.id);
    const begun = await api.post('/partner/auth/begin', { token, password });
    const confirmed = await api.post('/partner/auth/confirm', { token, code: codeOf(begun.data.secret) });
    expect(confirmed.message).toBe('');
    return { ...partner, invite: token, secret: begun.data.secret as string, session: confirmed.data.token as string };
  }

  it('is entered by a link that is good once, with a password and an authenticator app', async () => {
    const { id } = await active();
    const token = await invited(id);
    expect((await api.post('/partner/auth/begin', { token, password: 'short' })).error).toBe(errorCodes.passwordWeak);
    expect((await api.post('/partner/auth/begin', { token: `${token}x`, password })).error).toBe(
      errorCodes.linkExpired,
    );
    expect((await api.post('/partner/auth/confirm', { token, code: '123456' })).error).toBe(
      errorCodes.secondFactorExpired,
    );
    const { data } = await api.post('/partner/auth/begin', { token, password });
    expect((await api.post('/partner/auth/confirm', { token, code: '000000' })).error).toBe(
      errorCodes.secondFactorWrong,
    );
    expect((await api.post('/partner/auth/confirm', { token, code: codeOf(data.secret) })).error).toBe(0);
    expect((await api.post('/partner/auth/begin', { token, password })).error).toBe(errorCodes.linkExpired);
    expect((await desk('get', { id })).data.userState).toBe('active');
  });

  it('takes password and code together, each code once, and stops guesses', async () => {
    const { email, secret } = await signedIn();
    const enter = (more: object) =>
      api.post('/partner/auth/signIn', { email, password, code: codeOf(secret, 30_000), ...more });
    expect((await enter({ password: 'another' })).error).toBe(errorCodes.signInFailed);
    expect((await enter({ email: 'nobody@example.com' })).error).toBe(errorCodes.signInFailed);
    expect((await enter({ code: codeOf(secret) })).error).toBe(errorCodes.signInFailed);
    expect((await enter({})).error).toBe(0);
    expect((await enter({})).error).toBe(errorCodes.signInFailed);
    for (let times = 0; times < 4; times++) await enter({ code: '111111' });
    expect((await enter({})).error).toBe(errorCodes.loginLocked);
  });

  it('shows the own figures and pseudonyms, and neither name nor id of a player', async () => {
    const { session, code } = await signedIn();
    const { token } = await click(code);
    const member = await join(token);
    const home = await api.post('/partner/home', {}, session);
    expect(home.data).toMatchObject({ state: 'active', figures: { registrations: 1 }, links: [{ code }] });
    const { data } = await api.post('/partner/players', {}, session);
    expect(data.rows).toEqual([
      expect.objectContaining({
        player: expect.stringMatching(/^[0-9a-f]{16}$/),
        code,
        firstDepositDay: null,
        isPaid: true,
      }),
    ]);
    const all = JSON.stringify([home.data, data]);
    expect(all).not.toContain(member.username);
    expect(all).not.toContain(String(member.id));
    expect((await api.post('/partner/statements', {}, session)).data).toEqual([]);
    expect((await api.post('/partner/acceptTerms', { termsVersion: 'another' }, session)).error).toBe(
      errorCodes.conflict,
    );
    expect((await api.post('/partner/acceptTerms', { termsVersion: '2026-1' }, session)).error).toBe(0);
    expect((await api.post('/partner/home', {}, session)).data.termsTime).not.toBeNull();
  });

  it('is shut to players, staff and visitors, and a partner reaches neither players nor the desk', async () => {
    const { session } = await signedIn();
    const member = await joinFrom(api);
    for (const token of [undefined, member.token, keys.anna]) {
      for (const path of [
        '/partner/home',
        '/partner/players',
        '/partner/statements',
        '/partner/postbacks',
        '/partner/setPostbacks',
      ]) {
        expect((await api.post(path, {}, token)).error, path).toBe(errorCodes.loginAgain);
      }
    }
    for (const path of ['/sys/auth/token/info', '/sys/member/inviteTerms', '/sys/withdraw/apply']) {
      expect((await api.post(path, {}, session)).error, path).toBe(errorCodes.loginAgain);
    }
    for (const path of ['/operator/affiliate/list', '/operator/auth/me']) {
      expect((await api.post(path, {}, session)).error, path).not.toBe(0);
    }
  });

  it('is left by signing out, by another invitation, and by the end of the partner', async () => {
    const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()];
    await api.post('/partner/auth/signOut', {}, one.session);
    await invited(two.id);
    await desk('turn', { id: three.id, turn: 'end', reason });
    for (const { session } of [one, two, three]) {
      expect((await api.post('/partner/home', {}, session)).error).toBe(errorCodes.loginAgain);
    }
  });
});

describe('a plan', () => {
  it('is saved as another version, and not over one that a colleague saved', async () => {
    const first = await plan();
    const more = { id: first.id, name: first.name, definition: planOf({ cap: '500' }), reason };
    expect((await desk('savePlan', { ...more, version: 1 })).data).toMatchObject({
      version: 2,
      definition: { cap: '500' },
    });
    expect((await desk('savePlan', { ...more, version: 1 })).error).toBe(errorCodes.conflict);
    expect((await desk('savePlan', { name: first.name, definition: planOf(), reason })).error).toBe(
      errorCodes.invalidField,
    );
    expect(
      (await desk('savePlan', { name: 'Wrong', definition: planOf({ minimumPayout: '1.234' }), reason })).error,
    ).toBe(errorCodes.invalidField);
    await expect(api.db.query('update affiliate_plan_version set reason = $1', ['x'])).rejects.toThrow();
  });
});
