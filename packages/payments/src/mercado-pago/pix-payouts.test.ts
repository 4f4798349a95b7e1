import { generateKeyPairSync, verify } from 'node:crypto';
import { amountOf } from '@fairhouse/money';
import { afterEach, describe, expect, it } from 'vitest';
import { type Said, type ScriptedServer, startScriptedServer } from '../payouts/scripted-server.ts';
import { createPixPayouts, readSigningKey } from './pix-payouts.ts';

let server: ScriptedServer | undefined;
afterEach(() => server?.close());

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

async function against(answers: Record<string, Said>, timeoutMs = 2_000) {
  server = await startScriptedServer(answers);
  const payouts = createPixPayouts({ accessToken: 'a', signingKey, apiOrigin: server.origin, timeoutMs });
  return { payouts, asked: server.asked };
}

const path = '/v1/transaction-intents';
const hourMs = 3_600_000;
const order = (ageMs = 0, minor = 5_005n) => ({
  id: '100001-abc',
  amount: amountOf('BRL', minor),
  method: 'MERCADO_PAGO' as const,
  destination: { email: 'maria@example.com', cpf: '529.982.247-25' },
  approvedAt: new Date(Date.now() - ageMs),
  providerId: undefined,
});
const intent = (status: string, transaction: object = { total_amount: 50.05, refunded_amount: 0 }) => ({
  id: 'I-1',
  status,
  external_reference: '100001-abc',
  transaction: { to: { accounts: [{ status_detail: 'by_bank' }] }, ...transaction },
});
const sent = { ...order(), providerId: 'I-1' };

describe('handing in', () => {
  it('signs the very bytes that it sends, under the instruction’s id', async () => {
    const { payouts, asked } = await against({ [`POST ${path}/process`]: [202, intent('approved')] });
    expect(await payouts.submit(order())).toEqual({
      outcome: 'accepted',
      providerId: 'I-1',
      stated: { text: '50.05 BRL', amount: amountOf('BRL', 5_005n) },
    });
    const { headers, body } = asked[0]!;
    expect(headers).toMatchObject({
      authorization: 'Bearer a',
      'x-idempotency-key': '100001-abc',
      'x-enforce-signature': 'true',
    });
    expect(verify(null, Buffer.from(body), publicKey, Buffer.from(String(headers['x-signature']), 'base64'))).toBe(
      true,
    );
    const account = {
      type: 'current',
      amount: 50.05,
      chave: { type: 'EMAIL', value: 'maria@example.com' },
      owner: { identification: { type: 'CPF', number: '52998224725' } },
    };
    expect(JSON.parse(body)).toEqual({
      external_reference: '100001-abc',
      point_of_interaction: { type: 'PSP_TRANSFER' },
      transaction: { from: { accounts: [{ amount: 50.05 }] }, to: { accounts: [account] }, total_amount: 50.05 },
    });
  });

  it.each([
    [1n, '0.01'],
    [10n, '0.1'],
    [2_901n, '29.01'],
    [999_999_999_999n, '9999999999.99'],
  ])('writes %s centavos as %s, digit by digit', async (minor, text) => {
    const { payouts, asked } = await against({ [`POST ${path}/process`]: [202, intent('approved')] });
    await payouts.submit(order(0, minor));
    expect(asked[0]!.body).toContain(`"total_amount":${text}}`);
  });

  it('a day later is left to a person, and nobody is asked', async () => {
    const { payouts, asked } = await against({ [`POST ${path}/process`]: [202, intent('approved')] });
    expect(await payouts.submit(order(21 * hourMs))).toMatchObject({ outcome: 'review' });
    expect(asked).toEqual([]);
  });

  it.each<[string, Said, string]>([
    ['the receiver’s bank', [400, { error: 'participant_is_not_available' }], 'failed'],
    ['the receiver’s number', [400, { message: 'Invalid identification number' }], 'failed'],
    [
      'the receiver’s number, beside its kind',
      [400, { error: 'bad_request', message: 'Invalid identification number' }],
      'failed',
    ],
    ['a first payment under our key', [400, { error: 'idempotency_key_already_used' }], 'unknown'],
    ['a code that nobody knows', [422, { error: 'something_new' }], 'unknown'],
    ['our signature', [400, { error: 'invalid_signature' }], 'unknown'],
    ['our application', [400, { message: 'Client not allowed' }], 'unknown'],
    ['too many calls', [400, { message: 'Many Requests' }], 'unknown'],
    ['our key', [401, { error: 'invalid_token' }], 'unknown'],
    ['its own trouble', [502, { error: 'bad_gateway' }], 'unknown'],
    ['a refusal that says nothing', [400, {}], 'unknown'],
    ['silence', 'silence', 'unknown'],
  ])('%s', async (_what, said, outcome) => {
    const { payouts } = await against({ [`POST ${path}/process`]: said }, said === 'silence' ? 300 : undefined);
    expect((await payouts.submit(order())).outcome).toBe(outcome);
  });
});

describe('looking', () => {
  it('cannot find what it has no id of', async () => {
    const { payouts, asked } = await against({});
    expect(await payouts.fetchState(order())).toEqual({ outcome: 'untraceable' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['pending', 'accepted'],
    ['approved', 'accepted'],
    ['processed', 'settled'],
    ['success', 'settled'],
    ['rejected', 'failed'],
    ['error', 'failed'],
    ['canceled', 'failed'],
    ['refunded', 'failed'],
    ['something new', 'unknown'],
  ])('reads %s as %s', async (status, outcome) => {
    const { payouts } = await against({ [`GET ${path}/I-1`]: [200, intent(status)] });
    expect((await payouts.fetchState(sent)).outcome).toBe(outcome);
  });

  it.each([
    ['a part that came back', { total_amount: 50.05, refunded_amount: 0.1 }, '49.95 BRL', 4_995n],
    ['text', { total_amount: '50.05' }, '50.05 BRL', 5_005n],
    ['a comma', { total_amount: '50,05' }, '50,05 BRL', undefined],
    ['surplus places', { total_amount: 50.051 }, '50.051 BRL', undefined],
    ['another currency', { total_amount: 50.05, to: { accounts: [{ currency_id: 'ARS' }] } }, '50.05 ARS', undefined],
  ])('says what arrives: %s', async (_what, transaction, text, minor) => {
    const { payouts } = await against({ [`GET ${path}/I-1`]: [200, intent('processed', transaction)] });
    expect(await payouts.fetchState(sent)).toMatchObject({
      outcome: 'settled',
      stated: { text, amount: minor === undefined ? undefined : amountOf('BRL', minor) },
    });
  });

  it('leaves another payout’s intent to a person, and knows one that is not there', async () => {
    const strange = { ...intent('processed'), external_reference: '100001-other' };
    const { payouts } = await against({ [`GET ${path}/I-1`]: [200, strange] });
    expect((await payouts.fetchState(sent)).outcome).toBe('review');
    expect(await payouts.fetchState({ ...sent, providerId: 'I-2' })).toEqual({ outcome: 'notFound' });
  });
});

it('takes a key as PEM or as its one line, and no other kind', () => {
  const line = signingKey.split('\n')[1]!;
  expect(readSigningKey(line)?.asymmetricKeyType).toBe('ed25519');
  expect(readSigningKey(signingKey)?.asymmetricKeyType).toBe('ed25519');
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(readSigningKey(elliptic.export({ type: 'pkcs8', format: 'pem' }).toString())).toBeUndefined();
  expect(readSigningKey('secret')).toBeUndefined();
});
