import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { amountOf } from '@fairhouse/money';
import { afterEach, describe, expect, it } from 'vitest';
import { createPaypalProvider } from './paypal-provider.ts';

interface Asked {
  method: string | undefined;
  path: string | undefined;
  requestId: unknown;
  body: string;
}
/** What the fake PayPal answers to `METHOD /path`: a status and a body, or nothing at all. */
type Answers = Record<string, [status: number, body: unknown] | 'silence'>;

let server: Server | undefined;
let asked: Asked[] = [];
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function providerAgainst(answers: Answers, timeoutMs = 2_000) {
  asked = [];
  server = createServer(async (message, response) => {
    let body = '';
    for await (const chunk of message) body += chunk;
    if (message.url === '/v1/oauth2/token') {
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ access_token: 't', token_type: 'Bearer', expires_in: 1000 }));
    }
    if (message.url === '/certs/1') return response.end(publicKey.export({ type: 'spki', format: 'pem' }));
    const { method, url: path } = message;
    asked.push({ method, path, requestId: message.headers['paypal-request-id'], body });
    const answer = answers[`${method} ${path}`] ?? [404, {}];
    if (answer === 'silence') return;
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { clientId: 'c', clientSecret: 's', webhookId: 'WH', apiOrigin, timeoutMs };
  return { provider: createPaypalProvider(settings), apiOrigin };
}

const request = {
  attemptId: '100001-abc',
  amount: amountOf('EUR', 5_050n),
  orderedAt: new Date('2026-11-20T12:00:00Z'),
  returnUrl: 'http://casino/payment/paypal/return?attempt=100001-abc',
  email: undefined,
  language: 'en',
};
const money = { currency_code: 'EUR', value: '50.50' };
const order = (status: string, capture?: string) => ({
  id: 'ORDER1',
  status,
  purchase_units: [
    {
      custom_id: '100001-abc',
      amount: money,
      ...(capture ? { payments: { captures: [{ id: 'CAP1', status: capture, amount: money }] } } : {}),
    },
  ],
  links: [{ rel: 'payer-action', href: 'https://www.paypal.com/checkoutnow?token=ORDER1' }],
});
const path = '/v2/checkout/orders';

describe('an order', () => {
  it('carries our id, the decimal amount and both ways back', async () => {
    const { provider } = await providerAgainst({ [`POST ${path}`]: [201, order('PAYER_ACTION_REQUIRED')] });
    expect(await provider.createOrder(request)).toEqual({
      outcome: 'created',
      orderId: 'ORDER1',
      next: { kind: 'iframe', url: 'https://www.paypal.com/checkoutnow?token=ORDER1' },
    });
    expect(asked[0]?.requestId).toBe('100001-abc');
    expect(JSON.parse(asked[0]!.body)).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: '100001-abc', amount: money }],
      payment_source: {
        paypal: {
          experience_context: { return_url: request.returnUrl, cancel_url: `${request.returnUrl}&canceled=1` },
        },
      },
    });
  });

  it.each([
    [400, 'refused'],
    [422, 'refused'],
    [500, 'unknown'],
    [429, 'unknown'],
  ])('answered with %i is %s', async (status, outcome) => {
    const { provider } = await providerAgainst({ [`POST ${path}`]: [status, { name: 'X', message: 'x' }] });
    expect((await provider.createOrder(request)).outcome).toBe(outcome);
  });

  it('without an answer is unknown', async () => {
    const { provider } = await providerAgainst({ [`POST ${path}`]: 'silence' }, 100);
    expect((await provider.createOrder(request)).outcome).toBe('unknown');
  });
});

describe('the state of an order', () => {
  it.each([
    [order('PAYER_ACTION_REQUIRED'), 'pending'],
    [order('VOIDED'), 'canceled'],
    [order('COMPLETED', 'COMPLETED'), 'succeeded'],
    [order('COMPLETED', 'PENDING'), 'processing'],
    [order('COMPLETED', 'DECLINED'), 'failed'],
    [order('COMPLETED', 'REFUNDED'), 'refunded'],
  ])('%# is %s, with the amount of the order', async (body, state) => {
    const { provider } = await providerAgainst({ [`GET ${path}/ORDER1`]: [200, body] });
    expect(await provider.fetchState('ORDER1')).toMatchObject({
      outcome: 'observed',
      observation: { state, attemptId: '100001-abc', amount: { minor: 5_050n, currency: 'EUR' } },
    });
  });

  it('that was paid names the account it was paid from, and its address as far as a person needs it', async () => {
    const paid = {
      ...order('COMPLETED', 'COMPLETED'),
      payer: { payer_id: 'QYR5Z8', email_address: 'maria@example.com' },
    };
    const { provider } = await providerAgainst({ [`GET ${path}/ORDER1`]: [200, paid] });
    expect(await provider.fetchState('ORDER1')).toMatchObject({
      observation: { instruments: [{ kind: 'wallet', id: 'QYR5Z8', label: 'm•••@example.com' }] },
    });
  });

  it('that was approved is captured, under a key of its own', async () => {
    const { provider } = await providerAgainst({
      [`GET ${path}/ORDER1`]: [200, order('APPROVED')],
      [`POST ${path}/ORDER1/capture`]: [201, order('COMPLETED', 'COMPLETED')],
    });
    expect(await provider.fetchState('ORDER1')).toMatchObject({
      observation: { state: 'succeeded', paymentId: 'CAP1' },
    });
    expect(asked.at(-1)?.requestId).toBe('ORDER1-capture');
  });

  it('that was approved but is declined has failed; a capture that is not answered says nothing', async () => {
    const problem = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] };
    const approved = { [`GET ${path}/ORDER1`]: [200, order('APPROVED')] } satisfies Answers;
    const declining = await providerAgainst({ ...approved, [`POST ${path}/ORDER1/capture`]: [422, problem] });
    expect(await declining.provider.fetchState('ORDER1')).toMatchObject({ observation: { state: 'failed' } });
    server!.close();
    const broken = await providerAgainst({ ...approved, [`POST ${path}/ORDER1/capture`]: [500, {}] });
    expect((await broken.provider.fetchState('ORDER1')).outcome).toBe('unknown');
  });

  it('is not found where PayPal does not know it', async () => {
    const { provider } = await providerAgainst({});
    expect(await provider.fetchState('ORDER1')).toEqual({ outcome: 'notFound' });
  });
});

describe('an event', () => {
  const body = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER1' } });
  const transmit = (origin: string, { text = body, webhookId = 'WH', agoS = 0, cert = '/certs/1' } = {}) => {
    const time = new Date(Date.now() - agoS * 1_000).toISOString();
    const signed = Buffer.from(`id-1|${time}|${webhookId}|${crc32(text)}`);
    return {
      'paypal-transmission-id': 'id-1',
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', signed, privateKey).toString('base64'),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': new URL(cert, origin).toString(),
    };
  };

  it('is believed by the key of a certificate from an allowed place', async () => {
    const { provider, apiOrigin } = await providerAgainst({});
    expect(await provider.verifyWebhook(Buffer.from(body), transmit(apiOrigin))).toEqual({
      ok: true,
      eventId: 'WH-1',
      type: 'CHECKOUT.ORDER.APPROVED',
    });
  });

  it.each([
    ['changed afterwards', `${body} `, {}, 'badSignature'],
    ['signed for another webhook', body, { webhookId: 'OTHER' }, 'badSignature'],
    ['signed by a key from elsewhere', body, { cert: 'http://127.0.0.2:9/certs/1' }, 'badSignature'],
    ['whose key is not there', body, { cert: '/certs/2' }, 'badSignature'],
    ['five days old', body, { agoS: 432_000 }, 'stale'],
    ['dated ahead', body, { agoS: -400 }, 'stale'],
  ])('%s is refused', async (_what, text, change, reason) => {
    const { provider, apiOrigin } = await providerAgainst({});
    expect(await provider.verifyWebhook(Buffer.from(text), transmit(apiOrigin, change))).toEqual({ ok: false, reason });
    expect(await provider.verifyWebhook(Buffer.from(text), {})).toEqual({ ok: false, reason: 'badSignature' });
  });

  it('without its fields is refused as unreadable', async () => {
    const { provider, apiOrigin } = await providerAgainst({});
    const headers = transmit(apiOrigin, { text: '{}' });
    expect(await provider.verifyWebhook(Buffer.from('{}'), headers)).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('of a refund leads by its capture to the order', async () => {
    const refund = {
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource: { id: 'R1', links: [{ rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/CAP1' }] },
    };
    const capture = { id: 'CAP1', status: 'REFUNDED', supplementary_data: { related_ids: { order_id: 'ORDER1' } } };
    const { provider } = await providerAgainst({
      'GET /v2/payments/captures/CAP1': [200, capture],
      [`GET ${path}/ORDER1`]: [200, order('COMPLETED', 'REFUNDED')],
    });
    expect(await provider.readEvent(Buffer.from(JSON.stringify(refund)))).toMatchObject([{ state: 'refunded' }]);
  });

  it.each([
    ['CUSTOMER.DISPUTE.CREATED', undefined, 'disputed'],
    ['CUSTOMER.DISPUTE.RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'charged_back'],
    ['CUSTOMER.DISPUTE.RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'dispute_won'],
  ])('%s %s is %s', async (event_type, outcome_code, state) => {
    const { provider } = await providerAgainst({});
    const resource = {
      disputed_transactions: [{ seller_transaction_id: 'CAP1' }],
      dispute_outcome: { outcome_code },
    };
    const events = await provider.readEvent(Buffer.from(JSON.stringify({ event_type, resource })));
    expect(events).toMatchObject([{ state, paymentId: 'CAP1' }]);
  });

  it('about something else says nothing; one whose order cannot be asked about is tried again later', async () => {
    const { provider } = await providerAgainst({ [`GET ${path}/ORDER1`]: [500, {}] });
    const other = JSON.stringify({ event_type: 'BILLING.PLAN.CREATED', resource: { id: 'P' } });
    expect(await provider.readEvent(Buffer.from(other))).toEqual([]);
    await expect(provider.readEvent(Buffer.from(body))).rejects.toThrow(/could not tell/);
  });
});
