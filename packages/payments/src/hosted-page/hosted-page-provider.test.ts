import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amountOf } from '@fairhouse/money';
import { afterEach, describe, expect, it } from 'vitest';
import type { Observation } from '../payment-provider.ts';
import { createHostedPageProvider } from './hosted-page-provider.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function providerAgainst(answer: RequestListener, timeoutMs = 2_000) {
  server = createServer(answer);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return createHostedPageProvider({
    name: 'cpay',
    apiOrigin: `http://127.0.0.1:${port}`,
    apiKey: 'key',
    webhookSecret: 'secret',
    timeoutMs,
  });
}

const answering =
  (status: number, body: unknown): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const request = {
  attemptId: '100001-abc',
  amount: amountOf('EUR', 5_050n),
  orderedAt: new Date('2026-11-20T12:00:00Z'),
  returnUrl: 'http://casino/return',
  email: 'maria@example.com',
  language: 'en',
};
const order = { id: 'or_1', reference: '100001-abc', amount: '50.50', currency: 'EUR', state: 'open' };
const payUrl = 'http://pay/payment/1';

describe('an order', () => {
  it('carries our reference, the amount in decimals and the way back', async () => {
    let seen: { authorization: unknown; body: unknown; path: unknown } | undefined;
    const provider = await providerAgainst(async (message, response) => {
      let body = '';
      for await (const chunk of message) body += chunk;
      seen = { authorization: message.headers.authorization, body: JSON.parse(body), path: message.url };
      response.end(JSON.stringify({ ...order, payUrl }));
    });
    expect(await provider.createOrder(request)).toEqual({
      outcome: 'created',
      orderId: 'or_1',
      next: { kind: 'window', url: payUrl },
    });
    expect(seen).toMatchObject({
      authorization: 'Bearer key',
      path: '/hosted/cpay/orders',
      body: { reference: '100001-abc', amount: '50.50', currency: 'EUR', returnUrl: 'http://casino/return' },
    });
  });

  it.each([
    [422, {}, 'refused'],
    [401, {}, 'refused'],
    [409, {}, 'unknown'],
    [429, {}, 'unknown'],
    [500, {}, 'unknown'],
    [200, order, 'unknown'],
    [200, { ...order, payUrl: 'javascript:alert(1)' }, 'unknown'],
    [200, null, 'unknown'],
  ])('answered by %i %j is %s', async (status, body, outcome) => {
    const provider = await providerAgainst(answering(status, body));
    expect((await provider.createOrder(request)).outcome).toBe(outcome);
  });

  it('that gets no answer is unknown, not failed', async () => {
    const provider = await providerAgainst((message) => void message.resume(), 100);
    expect((await provider.createOrder(request)).outcome).toBe('unknown');
    expect((await provider.fetchState('or_1')).outcome).toBe('unknown');
  });

  it.each([
    ['technical_error', 'technical'],
    ['issuer_declined', 'issuerDecline'],
    ['insufficient_funds', 'insufficientFunds'],
    ['a new word', 'unknown'],
  ])('that failed with %s is declined as %s', async (decline, word) => {
    const provider = await providerAgainst(answering(200, { ...order, payUrl, state: 'failed', decline }));
    expect(await provider.fetchState('or_1')).toMatchObject({
      observation: { state: 'failed', decline: { class: word, code: decline } },
    });
  });

  it('is refused technically by a 503 that says that nothing was ordered, and by no other', async () => {
    const saying = async (body: object) => (await providerAgainst(answering(503, body))).createOrder(request);
    expect(await saying({ decline: 'unavailable' })).toEqual({
      outcome: 'refused',
      reason: 'HTTP 503',
      decline: { class: 'technical', code: 'unavailable' },
    });
    expect((await saying({ decline: 'issuer_declined' })).outcome).toBe('unknown');
    expect((await saying({})).outcome).toBe('unknown');
  });

  it.each([
    ['open', 'pending'],
    ['pending', 'processing'],
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'canceled'],
    ['expired', 'expired'],
    ['refunded', 'refunded'],
    ['something new', 'pending'],
  ])('in state %s is observed as %s', async (state, observed) => {
    const provider = await providerAgainst(answering(200, { ...order, payUrl, state }));
    expect(await provider.fetchState('or_1')).toEqual({
      outcome: 'observed',
      observation: {
        provider: 'cpay',
        state: observed,
        attemptId: '100001-abc',
        orderId: 'or_1',
        paymentId: undefined,
        amount: { minor: 5_050n, currency: 'EUR' },
        ...(observed === 'failed' ? { decline: { class: 'unknown', code: 'none' } } : {}),
      },
    });
  });

  it.each([
    [{ kind: 'card', id: 'fp_1', label: '•••• 1111' }, [{ kind: 'card', id: 'fp_1', label: '•••• 1111' }]],
    [{ kind: 'wallet', id: 'w_1' }, [{ kind: 'wallet', id: 'w_1', label: 'wallet' }]],
    [{ kind: 'card', id: '4111111111111111', label: 'x' }, undefined],
    [{ kind: 'coins', id: 'x' }, undefined],
    [{ kind: 'bank', id: { a: 1 } }, undefined],
    ['nobody', undefined],
  ])('that was paid by %j is told to be paid by %j', async (payer, instruments) => {
    const provider = await providerAgainst(answering(200, { ...order, payUrl, state: 'succeeded', payer }));
    const { observation } = (await provider.fetchState('or_1')) as { observation: Observation };
    expect(observation.instruments).toEqual(instruments);
  });

  it('that the provider does not know is not found', async () => {
    expect(await (await providerAgainst(answering(404, {}))).fetchState('or_1')).toEqual({ outcome: 'notFound' });
  });
});

describe('a webhook', () => {
  const body = JSON.stringify({ id: 'ev_1', type: 'order.changed', order: { ...order, state: 'succeeded' } });
  const sign = (text: string, agoS = 0, secret = 'secret') => {
    const t = Math.floor(Date.now() / 1_000) - agoS;
    return { 'x-signature': `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${text}`).digest('hex')}` };
  };
  const provider = createHostedPageProvider({
    name: 'cpay',
    apiOrigin: 'http://x',
    apiKey: 'k',
    webhookSecret: 'secret',
  });
  const verify = (text: string, headers: Record<string, string>) => provider.verifyWebhook(Buffer.from(text), headers);

  it('is believed when it is signed over the bytes as they came', async () => {
    expect(await verify(body, sign(body))).toMatchObject({ ok: true, eventId: 'ev_1' });
    expect(await provider.readEvent(Buffer.from(body))).toMatchObject([
      { state: 'succeeded', amount: { minor: 5_050n, currency: 'EUR' } },
    ]);
  });

  it.each([
    ['unsigned', body, {}, 'badSignature'],
    ['signed with another key', body, sign(body, 0, 'other'), 'badSignature'],
    ['changed afterwards', body.replace('50.50', '5000.50'), sign(body), 'badSignature'],
    ['too old', body, sign(body, 301), 'stale'],
    ['dated ahead', body, sign(body, -400), 'stale'],
    ['no JSON', 'nothing', sign('nothing'), 'unreadable'],
    ['no order', '{"id":"1","type":"x"}', sign('{"id":"1","type":"x"}'), 'unreadable'],
  ])('%s is refused', async (_what, text, headers, reason) => {
    expect(await verify(text, headers as Record<string, string>)).toEqual({ ok: false, reason });
  });
});
