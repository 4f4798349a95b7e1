import { amountOf } from '@fairhouse/money';
import { afterEach, describe, expect, it } from 'vitest';
import { type Said, type ScriptedServer, startScriptedServer } from '../payouts/scripted-server.ts';
import { createAdyenTransfers } from './adyen-transfers.ts';

let server: ScriptedServer | undefined;
afterEach(() => server?.close());

async function against(answers: Record<string, Said>, timeoutMs = 2_000) {
  server = await startScriptedServer(answers);
  const { origin, asked } = server;
  return {
    payouts: createAdyenTransfers({ apiKey: 'k', balanceAccountId: 'BA1', apiOrigin: origin, timeoutMs }),
    asked,
  };
}

const path = '/adyen/btl/v4/transfers';
const dayMs = 24 * 3_600_000;
const order = (ageMs = 0) => ({
  id: '100001-abc',
  amount: amountOf('USD', 5_005n),
  method: 'BANK_CARD' as const,
  destination: { routingNumber: '021000021', accountNumber: '1234567890', accountName: 'José Peña' },
  approvedAt: new Date(Date.now() - ageMs),
  providerId: undefined,
});
const transfer = (status: string, more: object = {}) => ({
  id: 'T1',
  reference: '100001-abc',
  status,
  reason: 'approved',
  category: 'bank',
  direction: 'outgoing',
  amount: { value: 5_005, currency: 'USD' },
  ...more,
});
const sent = { ...order(), providerId: 'T1' };

describe('handing in', () => {
  it('makes a transfer in cents from our account to theirs, under the instruction’s id', async () => {
    const { payouts, asked } = await against({ [`POST ${path}`]: [202, transfer('authorised')] });
    expect(await payouts.submit(order())).toEqual({
      outcome: 'accepted',
      providerId: 'T1',
      stated: { text: '50.05 USD', amount: amountOf('USD', 5_005n) },
    });
    expect(asked[0]!.headers).toMatchObject({ 'x-api-key': 'k', 'idempotency-key': '100001-abc' });
    expect(JSON.parse(asked[0]!.body)).toMatchObject({
      reference: '100001-abc',
      category: 'bank',
      balanceAccountId: 'BA1',
      amount: { value: 5_005, currency: 'USD' },
      counterparty: {
        bankAccount: {
          accountHolder: { fullName: 'Jose Pena' },
          accountIdentification: { type: 'usLocal', routingNumber: '021000021', accountNumber: '1234567890' },
        },
      },
    });
  });

  const about = (name: string) => ({ errorCode: '30_081', invalidFields: [{ name, value: '', message: 'wrong' }] });
  it.each<[string, Said, string]>([
    ['the receiver’s account', [422, about('counterparty.bankAccount.accountIdentification')], 'failed'],
    ['our account', [422, about('balanceAccountId')], 'unknown'],
    ['a refusal that says nothing', [422, {}], 'unknown'],
    ['our rights', [403, { errorCode: '00_403' }], 'unknown'],
    ['its own trouble', [500, {}], 'unknown'],
    ['an answer that is no transfer', [202, {}], 'unknown'],
    ['another payout’s transfer', [202, transfer('authorised', { reference: 'other' })], 'review'],
    ['silence', 'silence', 'unknown'],
  ])('%s', async (_what, said, outcome) => {
    const { payouts } = await against({ [`POST ${path}`]: said }, said === 'silence' ? 300 : undefined);
    expect((await payouts.submit(order())).outcome).toBe(outcome);
  });
});

describe('looking', () => {
  it('finds a transfer whose answer was lost by our reference, and nothing else', async () => {
    const other = transfer('booked', { id: 'T0', reference: '100001-abcd' });
    const { payouts, asked } = await against({ [`GET ${path}`]: [200, { data: [other, transfer('booked')] }] });
    expect(await payouts.fetchState(order())).toMatchObject({ outcome: 'settled', providerId: 'T1' });
    const { query, body } = asked[0]!;
    expect(body).toBe('');
    expect(query.get('reference')).toBe('100001-abc');
    expect(query.get('balanceAccountId')).toBe('BA1');
    expect(Date.parse(query.get('createdSince')!)).toBeLessThan(order().approvedAt.getTime());
  });

  it.each<[string, number, Said, string]>([
    ['none', 0, [200, { data: [] }], 'notFound'],
    ['two', 0, [200, { data: [transfer('booked'), transfer('booked', { id: 'T2' })] }], 'review'],
    ['one from before Adyen lists', 171, [200, { data: [] }], 'review'],
    ['an error', 0, [500, {}], 'unknown'],
  ])('by reference: %s', async (_what, days, said, outcome) => {
    const { payouts } = await against({ [`GET ${path}`]: said });
    expect((await payouts.fetchState(order(days * dayMs))).outcome).toBe(outcome);
  });

  it.each([
    ['received', 'accepted'],
    ['authorised', 'accepted'],
    ['pendingApproval', 'accepted'],
    ['booked', 'settled'],
    ['refused', 'failed'],
    ['failed', 'failed'],
    ['cancelled', 'failed'],
    ['returned', 'failed'],
    ['error', 'unknown'],
    ['chargeback', 'unknown'],
  ])('reads %s as %s', async (status, outcome) => {
    const { payouts } = await against({ [`GET ${path}/T1`]: [200, transfer(status)] });
    expect((await payouts.fetchState(sent)).outcome).toBe(outcome);
  });

  it.each([
    [{ value: 5_005, currency: 'EUR' }, '50.05 EUR', amountOf('EUR', 5_005n)],
    [{ value: 50.05, currency: 'USD' }, '50.05 minor units of USD', undefined],
    [{ value: 5_005, currency: 'JPY' }, '5005 minor units of JPY', undefined],
  ])('says an amount as it is: %j', async (amount, text, stated) => {
    const { payouts } = await against({ [`GET ${path}/T1`]: [200, transfer('booked', { amount })] });
    expect(await payouts.fetchState(sent)).toMatchObject({ stated: { text, amount: stated } });
  });

  it('lists what was booked, page by page', async () => {
    const booked = (n: number) => transfer('booked', { id: `T${n}`, reference: `r${n}` });
    server = await startScriptedServer({
      [`GET ${path}`]: [
        200,
        {
          data: [booked(1), transfer('failed'), transfer('booked', { direction: 'incoming' })],
          _links: { next: { href: 'https://adyen.example/transfers?cursor=second' } },
        },
      ],
      [`GET ${path}?cursor=second`]: [200, { data: [booked(2)] }],
    });
    const payouts = createAdyenTransfers({ apiKey: 'k', balanceAccountId: 'BA1', apiOrigin: server.origin });
    const listed = await payouts.listPaid!(new Date(0), new Date(1));
    const stated = { text: '50.05 USD', amount: amountOf('USD', 5_005n) };
    expect(listed).toEqual([
      { id: 'r1', stated },
      { id: 'r2', stated },
    ]);
    expect(server.asked[0]!.query.get('createdSince')).toBe('1970-01-01T00:00:00.000Z');
  });
});
