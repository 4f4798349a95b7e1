import { amountOf } from '@fairhouse/money';
import { afterEach, describe, expect, it } from 'vitest';
import { type Said, type ScriptedServer, startScriptedServer } from '../payouts/scripted-server.ts';
import { createQuayProvider } from './quay-provider.ts';
import { checkQuaySignature, quaySignature } from './quay-signature.ts';

let server: ScriptedServer | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

async function providerAgainst(answers: Record<string, Said>, timeoutMs = 2_000) {
  server = await startScriptedServer(answers);
  return createQuayProvider({ apiOrigin: server.origin, merchant: 'casino', secret: 'secret', timeoutMs });
}

const request = {
  attemptId: '100001-abc',
  amount: amountOf('EUR', 5_050n),
  orderedAt: new Date('2026-11-20T12:00:00Z'),
  returnUrl: 'http://casino/return',
  email: 'maria@example.com',
  language: 'en',
};
const checkout = { checkoutId: 'qc_1', merchantRef: '100001-abc', minor: '5050', currency: 'EUR', status: 'OPEN' };
const page = 'http://pay/payment/1';
const put = 'PUT /quay/v1/checkouts/100001-abc';
const get = 'GET /quay/v1/orders/qc_1';

describe('an order', () => {
  it('carries our reference in its address, the amount in minor units, and a signature over both', async () => {
    const provider = await providerAgainst({ [put]: [200, { ...checkout, page }] });
    expect(await provider.createOrder(request)).toEqual({
      outcome: 'created',
      orderId: 'qc_1',
      next: { kind: 'window', url: page },
    });
    const [asked] = server!.asked;
    expect(JSON.parse(asked!.body)).toEqual({
      minor: '5050',
      currency: 'EUR',
      back: 'http://casino/return',
      language: 'en',
    });
    const signature = asked!.headers['quay-signature'];
    expect(asked!.headers['quay-merchant']).toBe('casino');
    expect(checkQuaySignature('secret', put, Buffer.from(asked!.body), signature)).toBe('good');
    const other = put.replace('abc', 'abd');
    expect(checkQuaySignature('secret', other, Buffer.from(asked!.body), signature)).toBe('badSignature');
  });

  it.each<[number, unknown, string]>([
    [422, {}, 'refused'],
    [401, {}, 'refused'],
    [409, {}, 'unknown'],
    [429, {}, 'unknown'],
    [500, {}, 'unknown'],
    [200, checkout, 'unknown'],
    [200, { ...checkout, page: 'javascript:alert(1)' }, 'unknown'],
    [200, null, 'unknown'],
  ])('answered by %i %j is %s', async (status, body, outcome) => {
    const provider = await providerAgainst({ [put]: [status, body] });
    expect((await provider.createOrder(request)).outcome).toBe(outcome);
  });

  it('that gets no answer is unknown, not failed', async () => {
    const provider = await providerAgainst({ [put]: 'silence', [get]: 'silence' }, 100);
    expect((await provider.createOrder(request)).outcome).toBe('unknown');
    expect((await provider.fetchState('qc_1')).outcome).toBe('unknown');
  });

  it.each([
    ['GATEWAY', 'technical'],
    ['ISSUER', 'issuerDecline'],
    ['NEW', 'unknown'],
  ])('that was declined for %s is declined as %s', async (why, word) => {
    const provider = await providerAgainst({ [get]: [200, { ...checkout, page, status: 'DECLINED', why }] });
    expect(await provider.fetchState('qc_1')).toMatchObject({ observation: { decline: { class: word, code: why } } });
  });

  it('is refused technically by a 503 that names it, and by no other', async () => {
    const saying = async (body: object) => (await providerAgainst({ [put]: [503, body] })).createOrder(request);
    expect(await saying({ why: 'MAINTENANCE' })).toMatchObject({ outcome: 'refused', decline: { class: 'technical' } });
    expect((await saying({ why: 'ISSUER' })).outcome).toBe('unknown');
    expect((await saying({})).outcome).toBe('unknown');
  });

  it.each([
    ['OPEN', 'pending'],
    ['AUTHORISING', 'processing'],
    ['PAID', 'succeeded'],
    ['DECLINED', 'failed'],
    ['ABANDONED', 'canceled'],
    ['LAPSED', 'expired'],
    ['RETURNED', 'refunded'],
    ['SOMETHING_NEW', 'pending'],
  ])('that is %s is observed as %s', async (status, state) => {
    const provider = await providerAgainst({ [get]: [200, { ...checkout, page, status }] });
    expect(await provider.fetchState('qc_1')).toEqual({
      outcome: 'observed',
      observation: {
        provider: 'quay',
        state,
        attemptId: '100001-abc',
        orderId: 'qc_1',
        paymentId: undefined,
        amount: { minor: 5_050n, currency: 'EUR' },
        ...(state === 'failed' ? { decline: { class: 'unknown', code: 'none' } } : {}),
      },
    });
  });

  it('that is paid says by which account', async () => {
    const paidBy = { account: 'acc_1', shown: '•••• 0001' };
    const provider = await providerAgainst({ [get]: [200, { ...checkout, page, status: 'PAID', paidBy }] });
    expect(await provider.fetchState('qc_1')).toMatchObject({
      observation: { instruments: [{ kind: 'wallet', id: 'acc_1', label: '•••• 0001' }] },
    });
  });

  it('that the gateway does not know is not found', async () => {
    expect(await (await providerAgainst({})).fetchState('qc_1')).toEqual({ outcome: 'notFound' });
  });
});

describe('a webhook', () => {
  const provider = createQuayProvider({ apiOrigin: 'http://x', merchant: 'casino', secret: 'secret' });
  const body = JSON.stringify({ event: 'qe_1', kind: 'checkout.changed', checkout: { ...checkout, status: 'PAID' } });
  const sign = (text: string, agoS = 0, secret = 'secret', subject = 'event') => ({
    'quay-signature': quaySignature(secret, subject, text, new Date(Date.now() - agoS * 1_000)),
  });
  const verify = (text: string, headers: Record<string, string>) => provider.verifyWebhook(Buffer.from(text), headers);

  it('is believed when it is signed over the bytes as they came', async () => {
    expect(await verify(body, sign(body))).toEqual({ ok: true, eventId: 'qe_1', type: 'checkout.changed' });
    expect(await provider.readEvent(Buffer.from(body))).toMatchObject([
      { state: 'succeeded', amount: { minor: 5_050n, currency: 'EUR' } },
    ]);
  });

  it.each([
    ['unsigned', body, {}, 'badSignature'],
    ['signed with another key', body, sign(body, 0, 'other'), 'badSignature'],
    ['signed as a request of ours', body, sign(body, 0, 'secret', put), 'badSignature'],
    ['changed afterwards', body.replace('5050', '500050'), sign(body), 'badSignature'],
    ['too old', body, sign(body, 301), 'stale'],
    ['dated ahead', body, sign(body, -400), 'stale'],
    ['no JSON', 'nothing', sign('nothing'), 'unreadable'],
    ['no checkout', '{"event":"1","kind":"x"}', sign('{"event":"1","kind":"x"}'), 'unreadable'],
  ])('%s is refused', async (_what, text, headers, reason) => {
    expect(await verify(text, headers as Record<string, string>)).toEqual({ ok: false, reason });
  });
});
