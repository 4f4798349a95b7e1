import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amountOf } from '@fairhouse/money';
import { afterEach, describe, expect, it } from 'vitest';
import type { CardOfOrder, HandedInCard } from '../card-provider.ts';
import { createAdyenProvider } from './adyen-provider.ts';
import { looksLikeCardNumber } from './test-cards.ts';

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const stored: CardOfOrder = {
  card: { token: 'TOKEN1', fingerprint: 'H1678', brand: 'visa', lastFour: '1111', expiryMonth: 3, expiryYear: 2030 },
  payerReference: 'member-100001',
  firstName: 'Maria',
  lastName: 'Santos',
  billing: { country: 'PH', state: 'PH-00', city: 'Manila', address: '1 Roxas Boulevard', postalCode: '1000' },
  amount: amountOf('EUR', 5_050n),
  challengeResult: undefined,
};

/** The real adapter and the provider's own library against a server that answers as told. */
async function providerAgainst(answer: RequestListener, card: CardOfOrder | undefined = stored, timeoutMs = 2_000) {
  server = createServer(answer);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const settings = {
    apiKey: 'key',
    merchantAccount: 'Fairhouse',
    hmacKey,
    livePrefix: undefined,
    clientKey: undefined,
  };
  return createAdyenProvider({ ...settings, apiOrigin: `http://127.0.0.1:${port}`, timeoutMs }, async () => card);
}

const answering =
  (status: number, body: unknown): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const order = {
  attemptId: '100001-abc',
  amount: amountOf('EUR', 5_050n),
  orderedAt: new Date(0),
  returnUrl: 'http://casino/return',
  email: 'maria@example.com',
  language: 'en',
};
const result = (resultCode: string, more: object = {}) => ({
  pspReference: 'PSP1',
  merchantReference: '100001-abc',
  amount: { currency: 'EUR', value: 5050 },
  resultCode,
  ...more,
});

describe('a payment', () => {
  it('is asked for by the token in minor units, with our id as idempotency key, and decided in the answer', async () => {
    let seen: { path: string | undefined; key: unknown; apiKey: unknown; body: Record<string, unknown> } | undefined;
    const provider = await providerAgainst(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { 'idempotency-key': key, 'x-api-key': apiKey } = request.headers;
      seen = { path: request.url, key, apiKey, body: JSON.parse(body) };
      response.end(JSON.stringify(result('Authorised')));
    });
    expect(await provider.createOrder(order)).toMatchObject({
      outcome: 'created',
      orderId: '100001-abc',
      next: { kind: 'none' },
      observed: {
        state: 'succeeded',
        paymentId: 'PSP1',
        amount: { minor: 5_050n, currency: 'EUR' },
        instruments: [
          { kind: 'card', id: 'H1678', label: 'visa •••• 1111' },
          { kind: 'cardToken', id: 'TOKEN1', label: 'visa •••• 1111' },
        ],
      },
    });
    expect(seen).toMatchObject({ path: '/adyen/v72/payments', key: '100001-abc', apiKey: 'key' });
    expect(seen!.body).toMatchObject({
      merchantAccount: 'Fairhouse',
      reference: '100001-abc',
      amount: { currency: 'EUR', value: 5050 },
      paymentMethod: { type: 'scheme', storedPaymentMethodId: 'TOKEN1' },
      shopperReference: 'member-100001',
    });
  });

  it('that the bank asks about continues to its page', async () => {
    const action = {
      type: 'redirect',
      paymentMethodType: 'scheme',
      method: 'GET',
      url: 'https://bank.example.com/3ds',
    };
    const provider = await providerAgainst(answering(200, result('RedirectShopper', { action })));
    expect(await provider.createOrder(order)).toMatchObject({
      next: { kind: 'iframe', url: 'https://bank.example.com/3ds' },
      observed: { state: 'action_required' },
    });
  });

  it('is not asked for before its member has said so', async () => {
    const asked: string[] = [];
    server = createServer((request) => void asked.push(request.url!));
    await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const settings = { apiKey: 'k', merchantAccount: 'F', hmacKey, livePrefix: undefined, clientKey: undefined };
    const provider = createAdyenProvider({ ...settings, apiOrigin: `http://127.0.0.1:${port}` }, async () => undefined);
    expect((await provider.createOrder(order)).outcome).toBe('unknown');
    expect(asked).toEqual([]);
  });

  it.each([
    [422, { status: 422, errorCode: '101', message: 'Invalid card number 4111111111111111' }, 'refused'],
    [401, { status: 401, errorCode: '000' }, 'refused'],
    [429, { status: 429, errorCode: '1' }, 'unknown'],
    [500, { status: 500, errorCode: '905' }, 'unknown'],
    [200, result('Authorised', { merchantReference: 'another' }), 'unknown'],
    [200, result('Something new'), 'unknown'],
  ])('answered by %i %j is %s', async (status, body, outcome) => {
    const created = await (await providerAgainst(answering(status, body))).createOrder(order);
    expect(created.outcome).toBe(outcome);
    expect(JSON.stringify(created)).not.toContain('4111');
  });

  it('that gets no answer, or one that is no JSON, is unknown and not failed', async () => {
    const silent = await providerAgainst((request) => void request.resume(), stored, 100);
    expect((await silent.createOrder(order)).outcome).toBe('unknown');
    server!.closeAllConnections();
    server!.close();
    const garbled = await providerAgainst((_request, response) => void response.end('<html>'));
    expect((await garbled.createOrder(order)).outcome).toBe('unknown');
  });
});

describe('a card of a phone’s wallet', () => {
  const applePay = { ...stored, card: { wallet: 'applePay', token: 'OPAQUE' } as const };

  it.each([
    ['applePay', { type: 'applepay', applePayToken: 'OPAQUE' }],
    ['googlePay', { type: 'googlepay', googlePayToken: 'OPAQUE' }],
  ] as const)(
    '%s is sent as it came, with no card of ours, and named by the answer alone',
    async (wallet, paymentMethod) => {
      let body: Record<string, unknown> = {};
      const answered = { additionalData: { alias: 'W1', cardSummary: '4242' } };
      const provider = await providerAgainst(
        async (request, response) => {
          let text = '';
          for await (const chunk of request) text += chunk;
          body = JSON.parse(text);
          response.end(JSON.stringify(result('Authorised', answered)));
        },
        { ...stored, card: { wallet, token: 'OPAQUE' } },
      );
      const label = `${wallet === 'applePay' ? 'Apple' : 'Google'} Pay •••• 4242`;
      expect(await provider.createOrder(order)).toMatchObject({
        outcome: 'created',
        observed: { state: 'succeeded', instruments: [{ kind: 'card', id: 'W1', label }] },
      });
      expect(body).toMatchObject({ paymentMethod, shopperInteraction: 'Ecommerce', reference: '100001-abc' });
      for (const field of ['recurringProcessingModel', 'billingAddress', 'shopperName'])
        expect(body).not.toHaveProperty(field);
    },
  );

  it('is unknown, not failed, when its token was deleted', async () => {
    const provider = await providerAgainst(answering(200, result('Authorised')), { ...applePay, card: undefined });
    expect((await provider.createOrder(order)).outcome).toBe('unknown');
  });

  it('makes both wallets no methods of the provider without their settings', async () => {
    const provider = await providerAgainst(answering(500, {}));
    expect(provider.withoutMethods).toEqual(['APPLE_PAY', 'GOOGLE_PAY']);
  });
});

describe('a saved card', () => {
  it.each([
    ['is deleted', 204, '', 'deleted'],
    ['is deleted twice', 404, '{"errorCode":"800"}', 'deleted'],
    ['is kept where the provider is in trouble', 500, '{}', 'unknown'],
  ])('%s', async (_what, status, body, outcome) => {
    let asked = '';
    const provider = await providerAgainst((request, response) => {
      asked = `${request.method} ${request.url}`;
      response.writeHead(status).end(body);
    });
    expect((await provider.deleteCard('TOKEN1', 'member-100001')).outcome).toBe(outcome);
    expect(asked).toBe(
      'DELETE /adyen/v72/storedPaymentMethods/TOKEN1?shopperReference=member-100001&merchantAccount=Fairhouse',
    );
  });
});

describe('what the bank’s page sent back', () => {
  const returned = { ...stored, challengeResult: 'result' };

  it.each([
    ['Authorised', 'succeeded'],
    ['Refused', 'failed'],
    ['Cancelled', 'canceled'],
    ['Pending', 'processing'],
  ])('%s is %s', async (code, state) => {
    const provider = await providerAgainst(answering(200, result(code)), returned);
    expect(await provider.fetchState('100001-abc')).toMatchObject({ outcome: 'observed', observation: { state } });
  });

  it('about another payment is worth nothing', async () => {
    const provider = await providerAgainst(answering(200, result('Authorised', { merchantReference: 'x' })), returned);
    expect((await provider.fetchState('100001-abc')).outcome).toBe('unknown');
  });
});

describe('a card', () => {
  const card: HandedInCard = {
    kind: 'test',
    number: '4111111111111111',
    securityCode: '737',
    expiryMonth: 3,
    expiryYear: 2030,
  };

  it('becomes a token with what stands on a receipt', async () => {
    const answer = { id: 'TOKEN1', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '30' };
    const provider = await providerAgainst(answering(201, answer));
    expect(await provider.storeCard(card, 'Maria Santos', 'member-100001')).toEqual({
      outcome: 'stored',
      card: { token: 'TOKEN1', brand: 'visa', lastFour: '1111', expiryMonth: 3, expiryYear: 2030 },
    });
  });

  it('that is refused leaves nothing of itself in the reason', async () => {
    const message = 'Card 4111111111111111 is not allowed';
    const provider = await providerAgainst(answering(422, { status: 422, errorCode: '103', message }));
    const answer = await provider.storeCard(card, 'Maria Santos', 'member-100001');
    expect(answer.outcome).toBe('refused');
    expect(JSON.stringify(answer)).not.toContain('4111');
  });
});

describe('a notification', () => {
  const item = {
    eventCode: 'AUTHORISATION',
    success: 'true',
    pspReference: 'PSP1',
    merchantAccountCode: 'Fairhouse',
    merchantReference: '100001-abc',
    amount: { currency: 'EUR', value: 5050 },
    reason: '',
  };
  const bodyOf = (changes: object = {}, key = hmacKey) => {
    const said: Omit<typeof item, 'amount'> & { originalReference: string; amount?: typeof item.amount | null } = {
      originalReference: '',
      ...item,
      ...changes,
    };
    const text = [
      said.pspReference,
      said.originalReference,
      said.merchantAccountCode,
      said.merchantReference,
      said.amount?.value,
      said.amount?.currency,
      said.eventCode,
      said.success,
    ].join(':');
    const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64');
    const notified = { ...said, additionalData: { hmacSignature } };
    return Buffer.from(JSON.stringify({ live: 'true', notificationItems: [{ NotificationRequestItem: notified }] }));
  };
  const forged = (body: Buffer, from: string, to: string) => Buffer.from(body.toString().replace(from, to));

  it('is believed by its signature, and is one event however often it comes', async () => {
    const provider = await providerAgainst(answering(500, {}));
    const verified = await provider.verifyWebhook(bodyOf(), {});
    expect(verified).toMatchObject({ ok: true, eventId: 'AUTHORISATION:PSP1:true', type: 'AUTHORISATION' });
    expect(await provider.readEvent(bodyOf())).toMatchObject([
      { state: 'succeeded', attemptId: '100001-abc', paymentId: 'PSP1', amount: { minor: 5_050n, currency: 'EUR' } },
    ]);
  });

  it.each([
    ['of a report', { eventCode: 'REPORT_AVAILABLE', amount: undefined }],
    ['with a null in its place', { eventCode: 'REPORT_AVAILABLE', amount: null }],
    ['of a payment', { amount: undefined }],
    ['of a refund', { eventCode: 'REFUND', originalReference: 'PSP1', amount: undefined }],
  ])('without an amount, %s, is accepted and changes nothing', async (_what, changes) => {
    const provider = await providerAgainst(answering(500, {}));
    expect(await provider.verifyWebhook(bodyOf(changes), {})).toMatchObject({ ok: true });
    expect(await provider.readEvent(bodyOf(changes))).toEqual([]);
    const otherKey = bodyOf(changes, hmacKey.replace('44', '45'));
    expect(await provider.verifyWebhook(otherKey, {})).toEqual({ ok: false, reason: 'badSignature' });
  });

  it.each([
    ['another amount', forged(bodyOf(), '5050', '505000'), 'badSignature'],
    ['another outcome', forged(bodyOf({ success: 'false' }), '"false"', '"true"'), 'badSignature'],
    ['another key', bodyOf({}, hmacKey.replace('44', '45')), 'badSignature'],
    ['another merchant', bodyOf({ merchantAccountCode: 'Somebody' }), 'badSignature'],
    ['no signature', forged(bodyOf(), 'hmacSignature', 'signature'), 'badSignature'],
    ['no items', Buffer.from('{"notificationItems":[]}'), 'unreadable'],
    ['no JSON', Buffer.from('nothing'), 'unreadable'],
  ])('with %s is refused', async (_what, body, reason) => {
    const provider = await providerAgainst(answering(500, {}));
    expect(await provider.verifyWebhook(body, {})).toEqual({ ok: false, reason });
  });

  it.each([
    [{ success: 'false', reason: 'Refused' }, 'failed'],
    [{ success: 'false', reason: 'Cancelled' }, 'canceled'],
    [{ eventCode: 'PENDING' }, 'processing'],
    [{ eventCode: 'OFFER_CLOSED' }, 'expired'],
    [{ eventCode: 'REFUND', pspReference: 'PSP2', originalReference: 'PSP1' }, 'refunded'],
    [{ eventCode: 'REFUND', originalReference: 'PSP1', amount: { currency: 'EUR', value: 50 } }, 'part_refunded'],
    [{ eventCode: 'NOTIFICATION_OF_CHARGEBACK', originalReference: 'PSP1' }, 'disputed'],
    [{ eventCode: 'CHARGEBACK', originalReference: 'PSP1' }, 'charged_back'],
    [{ eventCode: 'CHARGEBACK_REVERSED', originalReference: 'PSP1' }, 'dispute_won'],
    [{ eventCode: 'REFUND_FAILED', pspReference: 'PSP2', originalReference: 'PSP1' }, 'refund_failed'],
    [{ eventCode: 'REFUNDED_REVERSED', pspReference: 'PSP2', originalReference: 'PSP1' }, 'refund_failed'],
  ])('%j says %s', async (changes, state) => {
    const provider = await providerAgainst(answering(500, {}));
    expect(await provider.readEvent(bodyOf(changes))).toMatchObject([{ state, paymentId: 'PSP1' }]);
  });

  it.each(['REFUND', 'CANCEL_OR_REFUND'])('about a %s names that one alone', async (eventCode) => {
    const provider = await providerAgainst(answering(500, {}));
    const body = bodyOf({ eventCode, pspReference: 'PSP2', originalReference: 'PSP1' });
    expect(await provider.readEvent(body)).toMatchObject([{ state: 'refunded', paymentId: 'PSP1', refundId: 'PSP2' }]);
    expect((await provider.readEvent(bodyOf()))[0]).not.toHaveProperty('refundId');
  });

  it.each([[{ eventCode: 'REFUND', success: 'false' }], [{ eventCode: 'REPORT_AVAILABLE' }]])(
    '%j says nothing',
    async (changes) => {
      const provider = await providerAgainst(answering(500, {}));
      expect(await provider.readEvent(bodyOf(changes))).toEqual([]);
    },
  );
});

it.each([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['411111111111', false],
  ['378282246310005', true],
  ['token-4111111111111111', false],
])('%s could be a card number: %s', (text, could) => {
  expect(looksLikeCardNumber(text)).toBe(could);
});
