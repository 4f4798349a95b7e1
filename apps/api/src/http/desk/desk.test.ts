import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, calls } from '@fairhouse/contract';
import { errorCodes } from '@fairhouse/contract/errors';
import { operatorCalls } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff } from '../../desk/staff/add-staff.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { type DeskBrowser, openDeskBrowser } from '../../testing/desk-browser.ts';
import { beginByLink } from '../../testing/enlist.ts';
import { inviteByTwo } from '../../testing/invite-staff.ts';
import { deskOrigin, startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sessionCookie } from './session-cookie.ts';

let api: TestApi;
let folder: string;
let administrator: string;
let browser: DeskBrowser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairhouse-desk-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(join(folder, 'assets', 'a-1.js'), 'export {};');
  api = await startTestApi({ DESK_FOLDER: folder, TRUSTED_PROXIES: '127.0.0.1' });
  administrator = await addOperator(api.db, 'keeper', ['administrator']);
  const second = await addOperator(api.db, 'second-keeper', ['administrator']);
  const anna = { name: 'anna', displayName: 'Anna', roles: ['cashier'] as const };
  const { token } = await inviteByTwo(api, anna, [administrator, second]);
  browser = openDeskBrowser(api, await beginByLink(api.deskUrl, `#${token}`, deskOrigin));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', body: '{}', ...init, headers: { 'content-type': 'application/json', ...headers } });

describe('the two listeners', () => {
  it('have no call in common: nothing of the desk answers players, and nothing of theirs the desk', async () => {
    const member = await api.join();
    for (const { path, method } of Object.values(operatorCalls) as Call[]) {
      const init = method === 'GET' ? { method, body: null } : {};
      const answer = await ask(`${api.url}/api${path}`, { authorization: administrator }, init);
      expect(answer.status, path).toBe(404);
    }
    for (const { path, method } of Object.values(calls) as Call[]) {
      const init = method === 'GET' ? { method, body: null } : {};
      const answer = await ask(`${api.deskUrl}/api${path}`, { authorization: member.token }, init);
      expect(answer.status, path).toBe(404);
    }
    for (const path of ['/wallet/bet', '/webhooks/stripe'])
      expect((await ask(api.deskUrl + path)).status, path).toBe(404);
    for (const path of ['/metrics', '/healthz', '/wallet/bet'])
      expect(await (await fetch(api.deskUrl + path)).text(), path).toContain('<title>Desk</title>');
  });

  it('describe their own calls each, the desk’s to the staff alone', async () => {
    const pathsOf = async (url: string, headers = {}) => {
      const answer = await fetch(url, { headers });
      return Object.keys(((await answer.json()) as { paths?: object }).paths ?? {}).sort();
    };
    expect(await pathsOf(`${api.url}/api/openapi.json`)).toEqual(Object.keys(calls).sort());
    const staff = { authorization: `Bearer ${administrator}` };
    expect(await pathsOf(`${api.deskUrl}/api/openapi.json`, staff)).toEqual(Object.keys(operatorCalls).sort());
    const member = await api.join();
    const paths = ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/swagger-ui.css'];
    for (const path of paths) {
      for (const headers of [{}, { authorization: member.token }] as Record<string, string>[]) {
        const refused = await fetch(api.deskUrl + path, { headers });
        expect(await refused.json(), path).toMatchObject({ error: errorCodes.loginAgain, data: null });
      }
      const page = await fetch(api.deskUrl + path, {
        headers: { cookie: browser.cookie, 'user-agent': browser.userAgent },
      });
      if (!path.includes('/static/')) expect(page.headers.get('cache-control'), path).toBe('no-store');
      expect([page.status, (await page.text()).startsWith('{"error"')], path).toEqual([200, false]);
    }
  });

  it('take no member’s token for somebody of the staff', async () => {
    const member = await api.join();
    expect((await api.post('/operator/auth/me', {}, member.token)).error).toBe(errorCodes.loginAgain);
  });
});

describe('a call of another site', () => {
  it.each([
    ['says its own origin', { origin: 'https://evil.example' }],
    ['stands on another port of the host', { origin: 'http://localhost:3001' }],
    ['hides where it comes from', { origin: 'null' }],
  ])('with the cookie does nothing where it %s', async (_, headers) => {
    const answer = await browser.post('/auth/me', {}, headers);
    expect(answer).toMatchObject({ status: 403, error: errorCodes.forbidden, data: null });
  });

  it('with the cookie does nothing where it says nothing, and no sign-in is made for somebody else', async () => {
    const answer = await ask(`${api.deskUrl}/api/operator/auth/me`, { cookie: browser.cookie });
    expect(answer.status).toBe(403);
    const forced = await ask(`${api.deskUrl}/api/operator/auth/passkey/options`, { origin: 'https://evil.example' });
    expect(forced.status).toBe(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'as %j, which a page sends without asking, is no call',
    async (type) => {
      const answer = await browser.post('/auth/me', {}, { 'content-type': type });
      expect(answer.status).toBe(415);
    },
  );

  it('gets no permission to read an answer', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${api.deskUrl}/api/operator/auth/me`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(404);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a stolen cookie', () => {
  it('is rejected and recorded when another browser sends it, and kept in a newer version of the same browser', async () => {
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0' };
    expect((await browser.post('/auth/me', {}, firefox)).error).toBe(errorCodes.loginAgain);
    const { rows } = await api.db.query(`select call from staff_sign_in where outcome = 'otherBrowser'`);
    expect(rows).toEqual([{ call: '/operator/auth/me' }]);
  });

  it('is out of reach of scripts, of other sites and, behind https, of other hosts and plain connections', () => {
    const plain = sessionCookie('http://localhost:3003');
    expect(plain.set('t')).toBe('desk=t; Path=/; HttpOnly; SameSite=Strict');
    const safe = sessionCookie('https://desk.example');
    expect(safe.set('t')).toBe('__Host-desk=t; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(safe.clear()).toContain('Max-Age=0');
    expect(safe.read('a=1; __Host-desk=t; desk=other')).toBe('t');
    expect(safe.read('desk=other')).toBeUndefined();
  });
});

describe('the page', () => {
  it('is served at every path of its own, and may be framed by nobody', async () => {
    for (const path of ['/', '/cash-outs/17', '/invitation']) {
      const answer = await fetch(api.deskUrl + path);
      expect(await answer.text()).toContain('<title>Desk</title>');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
      // The game studio alone is shown in a frame.
      expect(answer.headers.get('content-security-policy')).toMatch(/frame-src http:\/\/localhost:3001;/);
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
    const script = await fetch(`${api.deskUrl}/assets/a-1.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/assets/b-2.js', '/api/operator/nothing'])
      expect((await fetch(api.deskUrl + path)).status, path).toBe(404);
    const answer = await ask(`${api.deskUrl}/api/operator/auth/me`, { authorization: administrator });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('the allowed addresses', () => {
  const from = (address: string, path: string, body: object = {}) =>
    api.post(`/operator/staff/${path}`, body, administrator, { 'x-forwarded-for': address });
  const set = (version: number, entries: string[], address = '203.0.113.7') =>
    from(address, 'allowList/set', { version, entries, reason: 'a test' });

  it('are everywhere until they are set, and never leave out who sets them', async () => {
    expect((await from('203.0.113.7', 'allowList/get')).data).toMatchObject({
      version: 0,
      entries: [],
      ownAddress: '203.0.113.7',
    });
    expect((await set(0, ['198.51.100.0/24'])).error).toBe(errorCodes.addressShutOut);
    for (const entries of [['nowhere'], ['203.0.113.7/99'], ['203.0.113.7/']])
      expect((await set(0, entries)).error, entries[0]).toBe(errorCodes.invalidField);
    const answers = await Promise.all(Array.from({ length: 4 }, () => set(0, ['203.0.113.0/24', '2001:db8::/48'])));
    expect(answers.map(({ error }) => error).sort()).toEqual([0, ...Array(3).fill(errorCodes.contentChanged)].sort());
  });

  it('are held to at once: page, calls and sign-in answer nowhere else, and that is recorded once a minute', async () => {
    expect((await from('203.0.113.200', 'allowList/get')).error).toBe(0);
    expect((await from('2001:db8::1', 'allowList/get')).error).toBe(0);
    for (let count = 0; count < 3; count += 1) {
      expect(await from('198.51.100.1', 'allowList/get')).toMatchObject({ status: 403, error: errorCodes.forbidden });
      expect((await fetch(api.deskUrl, { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(403);
    }
    const { rows } = await api.db.query(`select address from staff_sign_in where outcome = 'shutOut'`);
    expect(rows).toEqual([{ address: '198.51.100.1' }]);
    expect((await set(1, [])).data).toMatchObject({ version: 2, entries: [], setBy: 'keeper' });
    expect((await from('198.51.100.1', 'allowList/get')).error).toBe(0);
    await expect(api.db.query('delete from staff_allow_list')).rejects.toThrow('never changed');
  });
});

describe('a picture of a member', () => {
  it('is for who may see documents and personal data, and each look is recorded', async () => {
    const member = await api.join();
    const body = new FormData();
    body.append('file', new Blob([png]), 'a.png');
    const sent = await fetch(`${api.url}/api/sys/file/upload`, {
      method: 'POST',
      headers: { authorization: member.token },
      body,
    });
    const { id, url } = ((await sent.json()) as { data: { id: number; url: string } }).data;
    const look = (token: string) =>
      fetch(`${api.deskUrl}/api/operator/file/get?id=${id}`, { headers: { authorization: `Bearer ${token}` } });
    const seen = await look(await addOperator(api.db, 'doc', ['documents']));
    expect(seen.headers.get('content-type')).toBe('image/jpeg');
    expect(((await (await look(administrator)).json()) as { error: number }).error).toBe(errorCodes.notPermitted);
    // The cookie goes with a picture of the page, which says no origin.
    const cashier = await fetch(`${api.deskUrl}/api/operator/file/get?id=${id}`, {
      headers: { cookie: browser.cookie, 'user-agent': browser.userAgent },
    });
    expect(cashier.status).toBe(200);
    expect(
      (await fetch(`${api.url}/api/sys/file/get?id=${id}`, { headers: { authorization: administrator } })).status,
    ).toBe(404);
    expect((await fetch(api.url + url)).status).toBe(200);
    const { rows } = await api.db.query(
      `select actor, after from audit_event where command = 'personal.look' order by id`,
    );
    expect(rows).toEqual(
      ['operator:doc', 'operator:anna'].map((actor) => ({ actor, after: { call: '/operator/file/get', id } })),
    );
  });
});

describe('somebody who is disabled', () => {
  it('is out at the next call, with every session and token', async () => {
    const bob = (await addStaff(api.db, { name: 'bob', roles: ['cashier'] }))!;
    expect((await api.post('/operator/auth/me', {}, bob.token)).error).toBe(0);
    const change = (what: string) =>
      api.post(`/operator/staff/${what}`, { id: Number(bob.id), reason: 'left' }, administrator);
    expect((await change('disable')).data).toMatchObject({ name: 'bob', enabled: false });
    expect((await api.post('/operator/auth/me', {}, bob.token)).error).toBe(errorCodes.loginAgain);
    expect((await change('enable')).data.enabled).toBe(true);
    expect((await api.post('/operator/auth/me', {}, bob.token)).error).toBe(errorCodes.loginAgain);
  });
});

/** One white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'base64',
);
