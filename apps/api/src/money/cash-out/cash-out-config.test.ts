import { afterAll, beforeAll, expect, it } from 'vitest';
import { setCasino } from '../../testing/setting-of.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ SANDBOX: 'on' });
});
afterAll(() => api.close());

it('tells the limits, the shortcuts and the largest deposit, in the currency of the member', async () => {
  const [inDollars, inBitcoin] = await Promise.all([api.join(), api.join({ currency: 'BTC' })]);
  const configOf = async (token: string) => (await api.post('/sys/member/withdraw/config', {}, token)).data;
  expect(await configOf(inDollars.token)).toEqual({
    minimumAmount: 25,
    maximumAmount: 100_000,
    withdrawAmounts: '25/50/100/200/500/1000/2000/5000',
    withdrawAllowManualInput: 1,
    multipleOf: null,
    maxDepositAmount: 0,
    requiredDepositAmount4Withdraw: 10,
    monthlyMostAmount: 16_000,
    leftThisMonthAmount: 16_000,
    mostNowAmount: 0,
    currency: 'USD',
  });
  expect(await configOf(inBitcoin.token)).toMatchObject({
    minimumAmount: 0.000_25,
    withdrawAmounts: '0.00025/0.0005/0.001/0.005',
    requiredDepositAmount4Withdraw: 0.0001,
    currency: 'BTC',
  });
  await api.db.query(
    `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, request_hash)
     select $1, 'STRIPE', 'stripe', state, amount, 'USD', state, ''
     from (values ('succeeded', 12345), ('part_refunded', 50), ('failed', 99999)) deposits (state, amount)`,
    [inDollars.id],
  );
  expect((await configOf(inDollars.token)).maxDepositAmount).toBe(123.45);
});

it('lists the enabled methods of the member’s currency, and nothing to a visitor', async () => {
  const methodsOf = async (currency: string, body: object = { enabled: 1 }) => {
    const { token } = await api.join({ currency });
    const { data } = await api.post('/base/cashoutPaymentMethod/listAll', body, token);
    return data.map(({ code }: { code: string }) => code);
  };
  expect(await methodsOf('BRL')).toContain('MERCADO_PAGO');
  const { data } = await api.post('/base/cashoutPaymentMethod/listAll', {}, (await api.join()).token);
  expect(data[0]).toMatchObject({ code: 'BANK_CARD', fee: 0, hoursLeast: 24, hoursMost: 72 });
  expect(new Set(data.map(({ icon }: { icon: string }) => icon)).size).toBe(data.length);
  const dollars = await methodsOf('USD');
  expect(dollars).toEqual(expect.arrayContaining(['BANK_CARD', 'PAYPAL', 'CPAY', 'BTC']));
  expect(dollars).not.toContain('MERCADO_PAGO');
  await setCasino(api, 'cashOutMethod', 'CPAY', { enabled: false });
  expect(await methodsOf('USD')).not.toContain('CPAY');
  expect(await methodsOf('USD', { enabled: 0 })).toEqual(['CPAY']);
  expect((await api.post('/base/cashoutPaymentMethod/listAll', { enabled: 1 })).error).toBe(-2);
});
