import { amountOf } from '@fairhouse/money';
import { afterEach, describe, expect, it } from 'vitest';
import { type Said, type ScriptedServer, startScriptedServer } from '../payouts/scripted-server.ts';
import { createPaypalPayouts } from './paypal-payouts.ts';

let server: ScriptedServer | undefined;
afterEach(() => server?.close());

async function against(answers: Record<string, Said>, timeoutMs = 2_000) {
  server = await startScriptedServer(answers);
  const payouts = createPaypalPayouts({ clientId: 'c', clientSecret: 's', apiOrigin: server.origin, timeoutMs });
  return { payouts, asked: server.asked };
}

const path = '/v1/payments/payouts';
const dayMs = 24 * 3_600_000;
const order = (ageMs = 0) => ({
  id: '100001-abc',
  amount: amountOf('EUR', 5_005n),
  method: 'PAYPAL' as const,
  destination: { email: 'maria@example.com' },
  approvedAt: new Date(Date.now() - ageMs),
  providerId: undefined,
});
const batch = (item?: object, batch_status = 'PROCESSING', sender_batch_id = '100001-abc') => ({
  batch_header: { payout_batch_id: 'B1', batch_status, sender_batch_header: { sender_batch_id } },
  ...(item ? { items: [item] } : {}),
});
const item = (transaction_status: string, more: object = {}) => ({
  transaction_status,
  payout_item: { sender_item_id: '100001-abc', amount: { value: '50.05', currency: 'EUR' } },
  ...more,
});
const duplicate = (href?: string) => ({
  name: 'USER_BUSINESS_ERROR',
  details: [
    {
      field: 'SENDER_BATCH_ID',
      issue: 'Batch with given sender_batch_id already exists',
      ...(href ? { link: [{ href }] } : {}),
    },
  ],
});

describe('handing in', () => {
  it('names the batch and its one item after the instruction, with the exact amount', async () => {
    const { payouts, asked } = await against({ [`POST ${path}`]: [201, batch()] });
    expect(await payouts.submit(order())).toEqual({ outcome: 'accepted', providerId: 'B1' });
    expect(asked[0]!.headers.authorization).toBe('Bearer t');
    expect(JSON.parse(asked[0]!.body)).toMatchObject({
      sender_batch_header: { sender_batch_id: '100001-abc' },
      items: [
        {
          recipient_type: 'EMAIL',
          receiver: 'maria@example.com',
          amount: { currency: 'EUR', value: '50.05' },
          sender_item_id: '100001-abc',
        },
      ],
    });
  });

  it('again is refused by PayPal, and the batch that it points to is looked at', async () => {
    const { payouts, asked } = await against({
      [`POST ${path}`]: [400, duplicate(`https://api.paypal.com${path}/B1`)],
      [`GET ${path}/B1`]: [200, batch(item('SUCCESS'))],
    });
    expect(await payouts.submit(order())).toMatchObject({ outcome: 'settled', providerId: 'B1' });
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('after PayPal may have forgotten the id is left to a person, and PayPal is not asked', async () => {
    const { payouts, asked } = await against({ [`POST ${path}`]: [201, batch()] });
    expect(await payouts.submit(order(26 * dayMs))).toMatchObject({ outcome: 'review' });
    expect(asked).toEqual([]);
    expect(await payouts.submit(order(24 * dayMs))).toMatchObject({ outcome: 'accepted' });
  });

  it.each<[string, Said, string]>([
    ['the receiver', [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'RECEIVER_UNCONFIRMED' }] }], 'failed'],
    ['the form', [400, { name: 'VALIDATION_ERROR', details: [{ issue: 'INVALID_EMAIL' }] }], 'failed'],
    ['the form, by that alone', [400, { name: 'VALIDATION_ERROR' }], 'failed'],
    ['the first batch, of which it does not say where it is', [400, duplicate()], 'unknown'],
    ['the first batch, as if it were the form', [400, { ...duplicate(), name: 'VALIDATION_ERROR' }], 'unknown'],
    ['a code that nobody knows', [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'NEW_CODE' }] }], 'unknown'],
    ['our balance', [422, { name: 'INSUFFICIENT_FUNDS', details: [{ issue: 'No funds' }] }], 'unknown'],
    ['our rights', [403, { name: 'AUTHORIZATION_ERROR' }], 'unknown'],
    ['our key', [401, { name: 'AUTHENTICATION_FAILURE' }], 'unknown'],
    ['too many calls', [429, { name: 'RATE_LIMIT_REACHED' }], 'unknown'],
    ['its own trouble', [500, { name: 'INTERNAL_SERVER_ERROR' }], 'unknown'],
    ['a refusal that says nothing', [400, {}], 'unknown'],
    ['silence', 'silence', 'unknown'],
  ])('%s', async (_what, said, outcome) => {
    const { payouts } = await against({ [`POST ${path}`]: said }, said === 'silence' ? 300 : undefined);
    const state = await payouts.submit(order());
    expect(state.outcome).toBe(outcome);
    if (state.outcome === 'failed') expect(state.reason).toMatch(/^PayPal refused the payment \(\w+\)\.$/);
  });

  it('without an access token is unknown', async () => {
    const { payouts, asked } = await against({ 'POST /v1/oauth2/token': [401, { error: 'invalid_client' }] });
    expect(await payouts.submit(order())).toMatchObject({ outcome: 'unknown' });
    expect(asked).toEqual([]);
  });
});

describe('looking', () => {
  it('cannot find what it has no id of, and does not hand it in', async () => {
    const { payouts, asked } = await against({});
    expect(await payouts.fetchState(order())).toEqual({ outcome: 'untraceable' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['PENDING', 'accepted'],
    ['UNCLAIMED', 'accepted'],
    ['ONHOLD', 'accepted'],
    ['SUCCESS', 'settled'],
    ['FAILED', 'failed'],
    ['DENIED', 'failed'],
    ['RETURNED', 'failed'],
    ['REFUNDED', 'failed'],
    ['REVERSED', 'failed'],
    ['BLOCKED', 'review'],
    ['SOMETHING_NEW', 'unknown'],
  ])('reads %s as %s', async (status, outcome) => {
    const { payouts } = await against({ [`GET ${path}/B1`]: [200, batch(item(status))] });
    const state = await payouts.fetchState({ ...order(), providerId: 'B1' });
    expect(state.outcome).toBe(outcome);
    if (state.outcome === 'accepted' || state.outcome === 'settled') {
      expect(state.stated).toEqual({ text: '50.05 EUR', amount: amountOf('EUR', 5_005n) });
    }
  });

  it.each([
    ['a batch that was denied', batch(undefined, 'DENIED'), 'failed'],
    ['a batch whose item is not there yet', batch(), 'accepted'],
    ['another payout’s batch', batch(item('SUCCESS'), 'SUCCESS', '100001-other'), 'review'],
    ['a batch without its id', {}, 'unknown'],
  ])('reads %s', async (_what, body, outcome) => {
    const { payouts } = await against({ [`GET ${path}/B1`]: [200, body] });
    expect((await payouts.fetchState({ ...order(), providerId: 'B1' })).outcome).toBe(outcome);
  });

  it('hands an amount that is not ours on as it is', async () => {
    const strange = item('SUCCESS', { payout_item: { amount: { value: '50.05', currency: 'AUD' } } });
    const { payouts } = await against({ [`GET ${path}/B1`]: [200, batch(strange)] });
    expect(await payouts.fetchState({ ...order(), providerId: 'B1' })).toMatchObject({
      outcome: 'settled',
      stated: { text: '50.05 AUD', amount: undefined },
    });
  });

  it('takes a batch that is not there for one that PayPal never heard of', async () => {
    const { payouts } = await against({});
    expect(await payouts.fetchState({ ...order(), providerId: 'B9' })).toEqual({ outcome: 'notFound' });
  });
});
