import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amountOf } from '@fairhouse/money';
import { afterEach, describe, expect, it } from 'vitest';
import { createPixProvider } from './pix-provider.ts';

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
  return createPixProvider({
    accessToken: 'token',
    webhookSecret: 'secret',
    apiOrigin: `http://127.0.0.1:${port}`,
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
  amount: amountOf('BRL', 20_050n),
  orderedAt: new Date('2026-11-20T12:00:00Z'),
  returnUrl: 'http://casino/return',
  email: 'maria@example.com',
  language: 'en',
};
const payment = {
  id: 123,
  status: 'pending',
  currency_id: 'BRL',
  external_reference: '100001-abc',
  transaction_amount: 200.5,
  date_of_expiration: '2026-11-20T12:30:00.000Z',
  point_of_interaction: { transaction_data: { qr_code: '000201', ticket_url: 'https://pay/1' } },
};

describe('an order', () => {
  it('is the same request however often it is made, and answers the code', async () => {
    const seen: { key: unknown; body: Record<string, unknown> }[] = [];
    const provider = await providerAgainst(async (message, response) => {
      let body = '';
      for await (const chunk of message) body += chunk;
      seen.push({ key: message.headers['x-idempotency-key'], body: JSON.parse(body) });
      response.end(JSON.stringify(payment));
    });
    for (let times = 0; times < 2; times += 1) {
      expect(await provider.createOrder(request)).toEqual({
        outcome: 'created',
        orderId: '123',
        next: {
          kind: 'qr',
          text: '000201',
          pageUrl: 'https://pay/1',
          imageUrl: undefined,
          expiresAt: new Date('2026-11-20T12:30:00Z'),
        },
      });
    }
    expect(seen[0]).toMatchObject({
      key: '100001-abc',
      body: { transaction_amount: 200.5, payment_method_id: 'pix', external_reference: '100001-abc' },
    });
    expect(seen[1]).toEqual(seen[0]);
  });

  it.each([400, 401, 403, 422])('that is refused with %i is definitely not there', async (status) => {
    const provider = await providerAgainst(answering(status, { error: 'bad_request', message: 'no' }));
    expect((await provider.createOrder(request)).outcome).toBe('refused');
  });

  it.each([409, 429, 500])('that is answered with %i may be there', async (status) => {
    const provider = await providerAgainst(answering(status, { error: 'x', message: 'no' }));
    expect((await provider.createOrder(request)).outcome).toBe('unknown');
  });

  it('that gets no answer may be there', async () => {
    const provider = await providerAgainst((message) => void message.resume(), 100);
    expect((await provider.createOrder(request)).outcome).toBe('unknown');
    expect((await provider.fetchState('123')).outcome).toBe('unknown');
  });
});

describe('a payment', () => {
  it.each([
    [{ status: 'pending' }, 'pending', 20_050n],
    [{ status: 'in_process' }, 'processing', 20_050n],
    [{ status: 'approved' }, 'succeeded', 20_050n],
    [{ status: 'approved', transaction_amount_refunded: 0.5 }, 'part_refunded', 50n],
    [{ status: 'rejected' }, 'failed', 20_050n],
    [{ status: 'cancelled', status_detail: 'by_payer' }, 'canceled', 20_050n],
    [{ status: 'cancelled', status_detail: 'expired' }, 'expired', 20_050n],
    [{ status: 'refunded' }, 'refunded', 20_050n],
    [{ status: 'charged_back' }, 'charged_back', 20_050n],
    [{ status: 'in_mediation' }, 'disputed', 20_050n],
  ])('%j is %s', async (fields, state, minor) => {
    const provider = await providerAgainst(answering(200, { ...payment, ...fields }));
    expect(await provider.fetchState('123')).toMatchObject({
      outcome: 'observed',
      observation: { state, attemptId: '100001-abc', orderId: '123', amount: { minor, currency: 'BRL' } },
    });
  });

  it('that was approved names the bank account that paid, and its owner by a number that is masked', async () => {
    const paid = {
      ...payment,
      status: 'approved',
      payer: { identification: { type: 'CPF', number: '12345678909' } },
      point_of_interaction: {
        ...payment.point_of_interaction,
        transaction_data: { bank_info: { payer: { account_id: 7_654_321, long_name: 'Banco do Brasil' } } },
      },
    };
    const provider = await providerAgainst(answering(200, paid));
    expect(await provider.fetchState('123')).toMatchObject({
      observation: {
        instruments: [
          { kind: 'bank', id: '7654321', label: 'Banco do Brasil' },
          { kind: 'person', id: 'CPF 12345678909', label: 'CPF •••• 8909' },
        ],
      },
    });
  });

  it('in another currency is reported as such, one that is missing is not found', async () => {
    const foreign = await providerAgainst(answering(200, { ...payment, currency_id: 'EUR' }));
    expect(await foreign.fetchState('123')).toMatchObject({ observation: { amount: { currency: 'EUR' } } });
    server!.close();
    const missing = await providerAgainst(answering(404, { error: 'not_found', message: 'no' }));
    expect(await missing.fetchState('123')).toEqual({ outcome: 'notFound' });
  });
});

describe('a notification', () => {
  const body = JSON.stringify({ id: 9, type: 'payment', data: { id: '123' } });
  const sign = (dataId = '123', agoS = 0, secret = 'secret') => {
    const ts = Math.floor(Date.now() / 1_000) - agoS;
    const v1 = createHmac('sha256', secret).update(`id:${dataId};request-id:req-1;ts:${ts};`).digest('hex');
    return { 'x-request-id': 'req-1', 'x-signature': `ts=${ts},v1=${v1}` };
  };

  it('is named by what is signed, and says what the payment itself says', async () => {
    const provider = await providerAgainst(answering(200, { ...payment, status: 'approved' }));
    expect(await provider.verifyWebhook(Buffer.from(body), sign())).toEqual({
      ok: true,
      eventId: '123:req-1',
      type: 'payment',
    });
    expect(await provider.readEvent(Buffer.from(body))).toMatchObject([{ state: 'succeeded', orderId: '123' }]);
    expect(await provider.readEvent(Buffer.from('{"type":"plan","data":{"id":"1"}}'))).toEqual([]);
  });

  it('whose payment cannot be asked about is tried again later', async () => {
    const provider = await providerAgainst(answering(500, {}));
    await expect(provider.readEvent(Buffer.from(body))).rejects.toThrow(/could not tell/);
  });

  it.each([
    ['unsigned', body, {}, 'badSignature'],
    ['signed with another key', body, sign('123', 0, 'other'), 'badSignature'],
    ['about another payment than was signed', body.replace('"123"', '"124"'), sign(), 'badSignature'],
    ['too old', body, sign('123', 301), 'stale'],
    ['dated ahead', body, sign('123', -400), 'stale'],
    ['no JSON', 'nothing', sign(), 'unreadable'],
    ['without a payment', '{"type":"payment"}', sign(), 'unreadable'],
  ])('%s is refused', async (_what, text, headers, reason) => {
    const provider = await providerAgainst(answering(200, payment));
    expect(await provider.verifyWebhook(Buffer.from(text), headers)).toEqual({ ok: false, reason });
  });
});
