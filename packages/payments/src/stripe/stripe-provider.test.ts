import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amountOf } from '@fairhouse/money';
import type Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { observationOfSession, observationsOf } from './stripe-events.ts';
import { createStripeProvider } from './stripe-provider.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** The real adapter against a server that answers as told; the network is what is fake. */
async function providerAgainst(answer: RequestListener, timeoutMs = 2_000) {
  server = createServer(answer);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return createStripeProvider({
    apiKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiOrigin: `http://127.0.0.1:${port}`,
    frameUrl: 'http://frame/checkout',
    timeoutMs,
  });
}

const order = {
  attemptId: '100001-abc',
  amount: amountOf('EUR', 5_050n),
  orderedAt: new Date('2026-11-20T12:00:00Z'),
  returnUrl: 'http://casino/return',
  email: 'maria@example.com',
  language: 'en',
};

const answering =
  (status: number, body: object): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('an order', () => {
  it('is asked for in minor units, with our id as idempotency key, in a session that cannot change currency', async () => {
    let seen: { key: unknown; form: URLSearchParams } | undefined;
    const provider = await providerAgainst(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen = { key: request.headers['idempotency-key'], form: new URLSearchParams(body) };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: 'cs_1', client_secret: 'cs_1_secret_2' }));
    });
    expect(await provider.createOrder(order)).toEqual({
      outcome: 'created',
      orderId: 'cs_1',
      next: { kind: 'iframe', url: 'http://frame/checkout#cs_1_secret_2' },
    });
    expect(seen!.key).toBe('100001-abc');
    expect(Object.fromEntries(seen!.form)).toMatchObject({
      client_reference_id: '100001-abc',
      'line_items[0][price_data][unit_amount]': '5050',
      'line_items[0][price_data][currency]': 'eur',
      'adaptive_pricing[enabled]': 'false',
      'payment_intent_data[metadata][attempt]': '100001-abc',
      ui_mode: 'embedded_page',
    });
  });

  it.each([
    [400, { error: { type: 'invalid_request_error', message: 'no' } }, 'refused'],
    [401, { error: { type: 'invalid_request_error', message: 'key' } }, 'refused'],
    [400, { error: { type: 'idempotency_error', message: 'reused' } }, 'unknown'],
    [409, { error: { type: 'idempotency_error', message: 'in use' } }, 'unknown'],
    [429, { error: { type: 'rate_limit_error', message: 'slow' } }, 'unknown'],
    [500, { error: { type: 'api_error', message: 'down' } }, 'unknown'],
    [200, { id: 'cs_1' }, 'unknown'],
  ])('answered by %i %j is %s', async (status, body, outcome) => {
    const provider = await providerAgainst(answering(status, body));
    expect((await provider.createOrder(order)).outcome).toBe(outcome);
  });

  it('that gets no answer is unknown, not failed', async () => {
    const provider = await providerAgainst((request) => void request.resume(), 100);
    expect((await provider.createOrder(order)).outcome).toBe('unknown');
    const deaf = createStripeProvider({
      apiKey: 'sk_test_1',
      webhookSecret: 'w',
      apiOrigin: 'http://127.0.0.1:1',
      frameUrl: 'f',
    });
    expect((await deaf.createOrder(order)).outcome).toBe('unknown');
  });
});

describe('the state of an order', () => {
  it('is not found, or unknown when the provider stumbles', async () => {
    const missing = await providerAgainst(answering(404, { error: { type: 'invalid_request_error', message: 'no' } }));
    expect(await missing.fetchState('cs_1')).toEqual({ outcome: 'notFound' });
    server!.close();
    const broken = await providerAgainst(answering(500, { error: { type: 'api_error', message: 'no' } }));
    expect((await broken.fetchState('cs_1')).outcome).toBe('unknown');
  });

  const session = (fields: object) =>
    ({
      id: 'cs_1',
      client_reference_id: 'a',
      amount_total: 100,
      currency: 'usd',
      ...fields,
    }) as Stripe.Checkout.Session;

  it.each([
    [{ status: 'open', payment_status: 'unpaid', payment_intent: null }, 'pending'],
    [{ status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' }, 'succeeded'],
    [{ status: 'complete', payment_status: 'unpaid', payment_intent: 'pi_1' }, 'processing'],
    [
      {
        status: 'complete',
        payment_status: 'unpaid',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      },
      'failed',
    ],
    [
      { status: 'complete', payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'requires_action' } },
      'action_required',
    ],
    [{ status: 'complete', payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'canceled' } }, 'canceled'],
    [{ status: 'expired', payment_status: 'unpaid', payment_intent: null }, 'expired'],
  ])('of %j is %s', (fields, state) => {
    expect(observationOfSession(session(fields))).toMatchObject({
      state,
      attemptId: 'a',
      orderId: 'cs_1',
      amount: { minor: 100n, currency: 'USD' },
    });
  });
});

describe('what was paid with', () => {
  const card = { brand: 'visa', last4: '4242', fingerprint: 'Xt5EWLLDS7FJjR1c' };
  const instruments = [{ kind: 'card', id: 'Xt5EWLLDS7FJjR1c', label: 'visa •••• 4242' }];
  const charge = { amount: 100, currency: 'usd', payment_intent: 'pi_1', metadata: { attempt: 'a' } };
  const paid = { id: 'cs_1', client_reference_id: 'a', amount_total: 100, currency: 'usd', payment_status: 'paid' };
  const event = Buffer.from(
    JSON.stringify({ type: 'checkout.session.completed', data: { object: { ...paid, payment_intent: 'pi_1' } } }),
  );
  const latest_charge = { amount_refunded: 0, payment_method_details: { type: 'card', card } };

  it('is looked up when a session was paid, since its event does not say', async () => {
    const session = { ...paid, payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge } };
    const provider = await providerAgainst(answering(200, session));
    expect(await provider.readEvent(event)).toMatchObject([{ state: 'succeeded', orderId: 'cs_1', instruments }]);
  });

  it('holds up no credit: the charge tells it by itself, and is enough to credit by', async () => {
    const provider = await providerAgainst(answering(500, { error: { type: 'api_error' } }));
    const [credit] = await provider.readEvent(event);
    expect(credit).toMatchObject({ state: 'succeeded', amount: { minor: 100n, currency: 'USD' } });
    expect(credit).not.toHaveProperty('instruments');
    const reported = {
      type: 'charge.succeeded',
      data: { object: { ...charge, payment_method_details: { type: 'card', card } } },
    };
    expect(observationsOf(reported as unknown as Stripe.Event)).toEqual([
      {
        provider: 'stripe',
        state: 'succeeded',
        attemptId: 'a',
        orderId: undefined,
        paymentId: 'pi_1',
        amount: { minor: 100n, currency: 'USD' },
        instruments,
      },
    ]);
  });
});

describe('events', () => {
  const event = (type: string, object: object) => ({ id: 'evt', type, data: { object } }) as unknown as Stripe.Event;

  it.each([
    ['charge.refunded', { refunded: true, amount_refunded: 100, metadata: { attempt: 'a' } }, 'refunded'],
    ['charge.refunded', { refunded: false, amount_refunded: 40, metadata: { attempt: 'a' } }, 'part_refunded'],
    ['refund.failed', { amount: 40, failure_reason: 'expired_or_canceled_card' }, 'refund_failed'],
    ['charge.dispute.created', { amount: 100, status: 'needs_response' }, 'disputed'],
    ['charge.dispute.updated', { amount: 100, status: 'under_review' }, 'disputed'],
    ['charge.dispute.closed', { amount: 100, status: 'lost' }, 'charged_back'],
    ['charge.dispute.closed', { amount: 100, status: 'won' }, 'dispute_won'],
    ['charge.dispute.closed', { amount: 100, status: 'warning_closed' }, 'dispute_won'],
  ])('%s %j is %s', (type, object, state) => {
    const observed = observationsOf(event(type, { currency: 'usd', payment_intent: 'pi_1', ...object }));
    expect(observed).toMatchObject([{ state, paymentId: 'pi_1' }]);
  });

  it('of a dispute name it, why, and until when evidence is taken', () => {
    const dispute = {
      id: 'du_1',
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 60,
      currency: 'usd',
      payment_intent: 'pi_1',
      evidence_details: { due_by: 1_800_000_000 },
    };
    expect(observationsOf(event('charge.dispute.created', dispute))).toMatchObject([
      {
        amount: { minor: 60n, currency: 'USD' },
        dispute: { id: 'du_1', stage: 'evidenceDue', reason: 'fraudulent', dueAt: new Date(1_800_000_000_000) },
      },
    ]);
  });

  it('about anything else say nothing', () => {
    expect(observationsOf(event('customer.created', {}))).toEqual([]);
  });
});
