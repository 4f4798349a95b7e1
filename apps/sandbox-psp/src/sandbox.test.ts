import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CannotRun, createLogger } from '@fairhouse/operation';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';
import { nest } from './stripe/form.ts';

const environment = {
  SANDBOX: 'on',
  STRIPE_API_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYOUT_SECRET: 'payouts',
  HOSTED_PAGE_KEY: 'hosted',
  HOSTED_PAGE_WEBHOOK_SECRET: 'hosted events',
  SANDBOX_ORIGIN: 'http://localhost:3002',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  DATABASE_URL: 'postgres://nowhere',
  SANDBOX_CONTROLS: '1',
};

let database: TestDatabase;
let sandbox: RunningSandbox;
let casino: Server;
let url: string;
let refusals = 0;
let received: { id: string; type: string }[] = [];

beforeAll(async () => {
  database = await testDatabase();
  casino = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (refusals-- > 0) return response.writeHead(503).end();
    received.push(JSON.parse(body));
    return response.end();
  });
  await new Promise<void>((done) => casino.listen(0, '127.0.0.1', done));
  const { port } = casino.address() as AddressInfo;
  const settings = readSettings({
    ...environment,
    PORT: '0',
    DATABASE_URL: database.url,
    WEBHOOK_ORIGIN: `http://127.0.0.1:${port}`,
  });
  sandbox = await startSandbox(settings, createLogger('test'));
  url = `http://127.0.0.1:${sandbox.port}`;
});
afterAll(async () => {
  await sandbox.stop();
  casino.closeAllConnections();
  casino.close();
  await database.close();
});
beforeEach(() => {
  received = [];
  refusals = 0;
});

const form = (amount = '5000') =>
  new URLSearchParams({
    mode: 'payment',
    ui_mode: 'embedded_page',
    return_url: 'http://localhost:3000/payment/stripe/return?attempt=1-a',
    client_reference_id: '1-a',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': amount,
  });

async function create(key: string, body = form(), apiKey = 'sk_test_1') {
  const answer = await fetch(`${url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': key },
    body,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what is inside.
  return { status: answer.status, body: (await answer.json()) as any };
}

const arrived = async (count: number) => {
  for (let i = 0; i < 200 && received.length < count; i++) await new Promise((done) => setTimeout(done, 50));
  return received.map(({ type }) => type);
};

describe('sessions', () => {
  it('are one for an idempotency key, however often it comes, and an error with other parameters', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('key-1')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ amount_total: 5000, currency: 'usd', status: 'open', url: null });
    expect(await create('key-1', form('5001'))).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
  });

  it('that are unknown lead back to the casino, but not within its frame, which has a button of its own', async () => {
    const page = await fetch(`${url}/payment/${'0'.repeat(36)}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<a href="http://localhost:3000/">Back to Fairhouse</a>');
    const framed = await fetch(`${url}/payment/${'0'.repeat(36)}`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(await framed.text()).not.toContain('Back to Fairhouse');
  });

  it('want the key and whole parameters', async () => {
    expect((await create('key-2', form(), 'sk_test_2')).status).toBe(401);
    expect((await create('key-2', form('0'))).status).toBe(400);
    expect((await create('key-2', form('1.5'))).status).toBe(400);
    const missing = await fetch(`${url}/v1/checkout/sessions/cs_none`, {
      headers: { authorization: 'Bearer sk_test_1' },
    });
    expect(missing.status).toBe(404);
  });

  it('expire by themselves when their time is over', async () => {
    const { body } = await create('key-3');
    await database.pool.query(`update sandbox.checkout_session set expires_at = now() where id = $1`, [body.id]);
    expect(await arrived(1)).toEqual(['checkout.session.expired']);
  });
});

describe('the hosted page', () => {
  const pay = (secret: string, choice: string) =>
    fetch(`${url}/pay/${secret}`, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

  it.each([
    ['approve', 'succeeded', ['checkout.session.completed']],
    ['decline', 'failed', ['checkout.session.async_payment_failed', 'checkout.session.completed']],
    ['cancel', 'canceled', ['checkout.session.expired']],
    ['pending', 'pending', ['checkout.session.completed']],
  ])('%s sends the payer back with %s and tells the casino', async (choice, status, events) => {
    const { body } = await create(`page-${choice}`);
    const page = await fetch(`${url}/pay/${body.client_secret}`);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000;');
    const html = await page.text();
    for (const name of ['Approve', 'Decline', 'Cancel', 'Leave pending']) expect(html).toContain(`>${name}</button>`);
    expect(html).toContain('$50.00');

    const answer = await pay(body.client_secret, choice);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:3000/payment/stripe/return?attempt=1-a&redirect_status=${status}`,
    );
    expect((await arrived(events.length)).sort()).toEqual(events);
    // A second click: the same way back, and no further event.
    const again = await pay(body.client_secret, choice);
    expect([again.status, again.headers.get('location')]).toEqual([303, answer.headers.get('location')]);
    expect(await arrived(events.length)).toHaveLength(events.length);
    const other = choice === 'approve' ? 'decline' : 'approve';
    if (choice !== 'pending') expect((await pay(body.client_secret, other)).status).toBe(409);
  });

  it('lets a payment that was left pending be approved later', async () => {
    const { body } = await create('page-later');
    await pay(body.client_secret, 'pending');
    expect((await pay(body.client_secret, 'approve')).status).toBe(303);
    expect((await arrived(2)).sort()).toEqual([
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
    ]);
  });

  it('knows nothing of secrets that are none', async () => {
    expect((await fetch(`${url}/pay/cs_test_1_secret_2`)).status).toBe(404);
    expect((await pay('%3Cscript%3E', 'approve')).status).toBe(404);
    const { body } = await create('page-odd');
    expect((await pay(body.client_secret, 'steal')).status).toBe(404);
  });
});

it('sends an event again until the casino takes it', async () => {
  const { body } = await create('retry');
  refusals = 2;
  await fetch(`${url}/controls/sessions/${body.id}/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"choice":"approve"}',
  });
  expect(await arrived(1)).toEqual(['checkout.session.completed']);
  // The casino has it a moment before the sandbox notes so.
  const noted = async () => {
    const { rows } = await database.pool.query(
      `select attempts, last_status from sandbox.event where body like '%' || $1 || '%'`,
      [body.id],
    );
    return rows;
  };
  await expect.poll(noted).toEqual([{ attempts: 3, last_status: 200 }]);
});

describe('payouts', () => {
  const submit = (amount: string, key = 'payouts') =>
    fetch(`${url}/payouts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'p-1', method: 'PAYPAL', amount, currency: 'USD', destination: { email: 'a@b.cd' } }),
    });

  it('are one for an id, and refuse another content under it', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit('25.00')));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { providerId: string }).providerId),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await submit('26.00')).status).toBe(409);
    expect((await submit('25.00', 'other')).status).toBe(401);
  });
});

describe('payouts to a receiver whose first word says what becomes of it', () => {
  const headers = { authorization: 'Bearer payouts', 'content-type': 'application/json' };
  const pay = (destination: Record<string, string>, id = `p-${JSON.stringify(destination)}`) =>
    fetch(`${url}/payouts`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id, method: 'PAYPAL', amount: '25.00', currency: 'USD', destination }),
    });
  const stateOf = async (destination: Record<string, string>) => {
    const id = encodeURIComponent(`p-${JSON.stringify(destination)}`);
    return ((await (await fetch(`${url}/payouts/${id}`, { headers })).json()) as { state: string }).state;
  };

  it('refuse, lost, pending, fail and return; any other is settled', async () => {
    expect((await pay({ email: 'refuse@example.com' })).status).toBe(422);
    await expect(pay({ payId: 'lost@example.com' })).rejects.toThrow();
    const ends: [Record<string, string>, string][] = [
      [{ email: 'Pending.Maria@example.com' }, 'accepted'],
      [{ accountName: 'Fail Santos' }, 'failed'],
      [{ accountName: 'Return Santos' }, 'failed'],
      [{ accountName: 'Returning Santos' }, 'settled'],
      [{ payId: 'lost@example.com' }, 'settled'],
    ];
    await Promise.all(ends.slice(0, 4).map(([destination]) => pay(destination)));
    await database.pool.query(`update sandbox.payout set due_at = now() where due_at < now() + interval '1 day'`);
    for (const [destination, state] of ends) expect(await stateOf(destination)).toBe(state);
  });
});

describe('settings', () => {
  it.each([
    ['without SANDBOX=on', { SANDBOX: 'off' }, /only with SANDBOX=on/],
    ['with a live key', { STRIPE_API_KEY: 'sk_live_1' }, /live key/],
    ['without a database', { DATABASE_URL: '' }, /DATABASE_URL is missing/],
  ])('refuse to start %s', (_what, changes, sentence) => {
    const start = () => readSettings({ ...environment, ...changes });
    expect(start).toThrow(CannotRun);
    expect(start).toThrow(sentence);
  });
});

it('reads nested form fields, and no prototype', () => {
  expect(nest({ 'a[0][b]': '1', 'a[0][c]': '2', d: '3' })).toEqual({ a: { 0: { b: '1', c: '2' } }, d: '3' });
  nest({ '__proto__[polluted]': 'yes' });
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
