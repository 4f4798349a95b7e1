import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Call, calls } from '@fairhouse/contract';
import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000', GUESSES_PER_MINUTE: '100000' });
});
afterAll(() => api.close());

const login = '/sys/auth/login';

async function raw(path: string, body: BodyInit, type: string) {
  const response = await fetch(`${api.url}/api${path}`, { method: 'POST', body, headers: { 'content-type': type } });
  return { status: response.status, ...((await response.json()) as { error: number; message: string; data: unknown }) };
}

describe('a body that cannot be read', () => {
  it.each([
    ['broken JSON', '{"username":', 'application/json', 400, 'unreadableBody'],
    ['a list', '[1,2]', 'application/json', 400, 'unreadableBody'],
    ['a bare text', '"x"', 'application/json', 400, 'unreadableBody'],
    ['a kind we do not know', '<a/>', 'application/xml', 415, 'unsupportedBody'],
    ['a multipart without its boundary', 'x', 'multipart/form-data', 400, 'unreadableBody'],
    ['65 kB', JSON.stringify({ username: 'x'.repeat(66_000) }), 'application/json', 413, 'bodyTooLarge'],
  ] as const)('%s: %s', async (_, body, type, status, error) => {
    const answer = await raw(login, body, type);
    expect(answer).toMatchObject({ status, error: errorCodes[error], data: null });
    expect(answer.message.length).toBeGreaterThan(10);
  });

  it('such as wrongly encoded text changes nothing and answers in the envelope', async () => {
    const answer = await raw(login, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 'application/json');
    expect(answer.error).not.toBe(0);
  });

  it('such as one that means to change every object there is is refused', async () => {
    const answer = await raw(
      login,
      '{"__proto__":{"polluted":true},"username":"a","password":"b"}',
      'application/json',
    );
    expect(answer.error).not.toBe(0);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('languages', () => {
  it('answers in the language of X-FE-LANG, in English where it has no other', async () => {
    const of = async (language: string) =>
      (await api.post(login, { username: 'nobody', password: 'x' }, undefined, { 'x-fe-lang': language })).message;
    expect(await of('en')).toContain('Wrong username or password');
    expect(await of('fil')).toContain('Mali ang username o password');
    expect(await of('xx')).toContain('Wrong username or password');
  });
});

describe('the headers that protect browsers', () => {
  const policyOf = async (path: string, method = 'GET') =>
    (await fetch(api.url + path, { method })).headers.get('content-security-policy');

  it.each([
    ['a call', '/api/base/country/listAll', 'POST'],
    ['a refused call', `/api${login}`, 'POST'],
    ['the description of the calls', '/api/openapi.json', 'GET'],
    ['a picture of nobody', '/api/sys/file/get?id=1', 'GET'],
    ['the page after a payment', '/payment/return/stripe', 'GET'],
    ['what is not there', '/nothing', 'GET'],
    ['what is not there among the calls', '/api/nothing', 'POST'],
  ])('stand on %s', async (_, path, method) => {
    expect(await policyOf(path, method)).toContain("frame-ancestors 'self'");
  });

  it('keep what a call answers out of every store, refusals too', async () => {
    for (const path of ['/api/sys/auth/token/info', '/api/base/country/listAll', '/api/sys/withdraw/listPage']) {
      const { headers } = await fetch(api.url + path, { method: 'POST' });
      expect(headers.get('cache-control'), path).toBe('no-store');
    }
  });

  it.each([
    ['an address that cannot be read', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['an unknown method', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a length that is none', 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: y\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('and the envelope stand on what is answered before any route: %s', async (_, bytes, status) => {
    const heard = await new Promise<string>((done, fail) => {
      const { hostname, port } = new URL(api.url);
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => done(text));
      socket.on('error', fail);
    });
    const [head, body] = heard.split('\r\n\r\n') as [string, string];
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toMatch(
      /cache-control: no-store[\s\S]*content-security-policy:[\s\S]*x-content-type-options: nosniff/i,
    );
    expect(JSON.parse(body)).toEqual({ error: 400, message: expect.stringMatching(/\w+\./), data: null });
  });

  it('are not spent on vendors', async () => {
    expect(await policyOf('/wallet/bet', 'POST')).toBeNull();
  });
});

describe('the mails that are kept while developing', () => {
  const mails = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${api.url}/dev/mails`, { headers });
    return { status: answer.status, text: await answer.text() };
  };

  it('are shown to this machine, and to nobody for whom somebody else speaks', async () => {
    const member = await api.join();
    expect((await mails()).text).toContain(`${member.username}@example.com`);
    const { rows } = await api.db.query('select id from mail limit 1');
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via']) {
      const { status, text } = await mails({ [header]: '127.0.0.1' });
      expect([status, text.includes('@example.com')], header).toEqual([404, false]);
      const one = await fetch(`${api.url}/dev/mails/${rows[0].id}`, { headers: { [header]: '127.0.0.1' } });
      expect(one.status, header).toBe(404);
    }
  });

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.0.2'])(
    'are not shown where they are asked for by the name %s',
    async (host) => {
      await api.join();
      const { rows } = await api.db.query('select id from mail limit 1');
      for (const path of ['/dev/mails', `/dev/mails/${rows[0].id}`, '/metrics'])
        expect(await statusByName(path, host), path).toBe(404);
    },
  );

  it.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'are shown where they are asked for by the loopback name %s',
    async (host) => expect(await statusByName('/dev/mails', host)).toBe(200),
  );

  // fetch sets Host by itself.
  const statusByName = async (path: string, host: string): Promise<number | undefined> => {
    const asked = get(api.url + path, { headers: { host } });
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  };

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((it) => it?.family === 'IPv4' && !it.internal)?.address;

  it.runIf(outside)('are not shown to who comes over the network', async () => {
    const open = await startTestApi({ HOST: '0.0.0.0' });
    const address = new URL(open.url);
    address.hostname = outside!;
    expect((await fetch(new URL('/healthz', address))).status).toBe(200);
    expect((await fetch(new URL('/dev/mails', address))).status).toBe(404);
    await open.close();
  });
});

describe('docs/specification.md', () => {
  it('says of every call whether it is built', async () => {
    const { token } = await api.join();
    const answered = new Map<string, string>();
    for (const call of Object.values(calls) as Call[]) {
      // Asked last it would end the session that asks; the picture has a test of its own.
      const status =
        call.method === 'GET' || call.path === '/sys/auth/logout' ? 200 : (await api.post(call.path, {}, token)).status;
      answered.set(call.path, status === 501 ? 'declared' : 'built');
    }
    const page = readFileSync(new URL('../../../../docs/specification.md', import.meta.url), 'utf8');
    const said = new Map(
      [...page.matchAll(/^\| `(\/[\w/]+)` \| \w+ \| (\w+) \|/gm)].map(([, path, state]) => [path, state]),
    );
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(answered));
  });
});
