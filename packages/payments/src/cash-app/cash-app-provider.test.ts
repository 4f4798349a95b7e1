import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amountOf } from '@fairhouse/money';
import type Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { observationOfIntent, observationsOf } from './cash-app-events.ts';
import { createCashAppProvider } from './cash-app-provider.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function providerAgainst(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createCashAppProvider({ apiKey: 'sk_test_1', webhookSecret: 'whsec_1', apiOrigin, timeoutMs: 2_000 });
}

const request = {
  attemptId: '100001-abc',
  amount: amountOf('USD', 4_750n),
  orderedAt: new Date('2026-11-20T12:00:00Z'),
  returnUrl: 'http://casino/return',
  email: undefined,
  language: 'en',
};
const intent = {
  id: 'pi_1',
  status: 'requires_action',
  amount: 4_750,
  amount_received: 0,
  currency: 'usd',
  metadata: { attempt: '100001-abc' },
  last_payment_error: null,
  next_action: {
    cashapp_handle_redirect_or_display_qr_code: {
      hosted_instructions_url: 'https://payments.stripe.com/1',
      mobile_auth_url: 'https://pm-redirects.stripe.com/1',
      qr_code: { expires_at: 1_800_000_000, image_url_png: 'https://qr/1.png', image_url_svg: 'https://qr/1.svg' },
    },
  },
};
const intentWith = (fields: object) => ({ ...intent, ...fields }) as unknown as Stripe.PaymentIntent;

describe('an order', () => {
  it('is confirmed at once, for Cash App alone, and answers the code', async () => {
    let seen: { key: unknown; form: URLSearchParams } | undefined;
    const provider = await providerAgainst(async (message, response) => {
      let body = '';
      for await (const chunk of message) body += chunk;
      seen = { key: message.headers['idempotency-key'], form: new URLSearchParams(body) };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(intent));
    });
    expect(await provider.createOrder(request)).toEqual({
      outcome: 'created',
      orderId: 'pi_1',
      next: {
        kind: 'qr',
        text: 'https://pm-redirects.stripe.com/1',
        pageUrl: 'https://payments.stripe.com/1',
        imageUrl: 'https://qr/1.svg',
        expiresAt: new Date(1_800_000_000_000),
      },
    });
    expect(seen?.key).toBe('100001-abc');
    expect(Object.fromEntries(seen!.form)).toMatchObject({
      amount: '4750',
      currency: 'usd',
      'allowed_payment_method_types[0]': 'cashapp',
      'payment_method_data[type]': 'cashapp',
      confirm: 'true',
      'metadata[attempt]': '100001-abc',
    });
  });

  it('is refused only by a definite answer', async () => {
    const answering =
      (status: number, type: string): RequestListener =>
      (message, response) => {
        message.resume();
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { type, message: 'no' } }));
      };
    const refusing = await providerAgainst(answering(400, 'invalid_request_error'));
    expect((await refusing.createOrder(request)).outcome).toBe('refused');
    server!.close();
    const broken = await providerAgainst(answering(500, 'api_error'));
    expect((await broken.createOrder(request)).outcome).toBe('unknown');
  });
});

describe('an intent', () => {
  it.each([
    [{ status: 'requires_action' }, 'pending'],
    [{ status: 'processing' }, 'processing'],
    [{ status: 'succeeded', amount_received: 4_750 }, 'succeeded'],
    [{ status: 'requires_payment_method' }, 'failed'],
    [
      {
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
      },
      'expired',
    ],
    [{ status: 'canceled' }, 'canceled'],
  ])('%j is %s', (fields, state) => {
    expect(observationOfIntent(intentWith(fields))).toMatchObject({
      provider: 'cashapp',
      state,
      attemptId: '100001-abc',
      amount: { minor: 4_750n, currency: 'USD' },
    });
  });

  it('that has succeeded names the buyer, whose tag is what a person knows', () => {
    const latest_charge = {
      payment_method_details: { type: 'cashapp', cashapp: { buyer_id: 'buyer_1', cashtag: '$maria' } },
    };
    const paid = observationOfIntent(intentWith({ status: 'succeeded', amount_received: 4_750, latest_charge }));
    expect(paid.instruments).toEqual([{ kind: 'wallet', id: 'buyer_1', label: '$maria' }]);
    expect(observationOfIntent(intentWith({ status: 'processing', latest_charge })).instruments).toBeUndefined();
  });

  it('tells what was received, not what was asked for', () => {
    expect(observationOfIntent(intentWith({ status: 'succeeded', amount_received: 4_000 })).amount?.minor).toBe(4_000n);
  });
});

describe('a refund', () => {
  const charge = (type: string) => ({
    refunded: true,
    amount_refunded: 4_750,
    currency: 'usd',
    payment_intent: 'pi_1',
    payment_method_details: { type },
    metadata: { attempt: '100001-abc' },
  });
  const event = (type: string) => ({ id: 'evt', type: 'charge.refunded', data: { object: charge(type) } });

  it('of Cash App is told under its own name; that of a card is not ours', () => {
    expect(observationsOf(event('cashapp') as unknown as Stripe.Event)).toMatchObject([
      { provider: 'cashapp', state: 'refunded', paymentId: 'pi_1' },
    ]);
    expect(observationsOf(event('card') as unknown as Stripe.Event)).toEqual([]);
  });

  it('that did not arrive is told likewise, by where it was to go', () => {
    const failed = (type: string) =>
      ({
        id: 'evt',
        type: 'refund.failed',
        data: { object: { amount: 4_750, currency: 'usd', payment_intent: 'pi_1', destination_details: { type } } },
      }) as unknown as Stripe.Event;
    expect(observationsOf(failed('cashapp'))).toMatchObject([
      { provider: 'cashapp', state: 'refund_failed', paymentId: 'pi_1' },
    ]);
    expect(observationsOf(failed('card'))).toEqual([]);
  });
});
