import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let member: TestMember;
let keys: { cashier: string; compliance: string };

beforeAll(async () => {
  casino = await startMoneyCasino({ GUESSES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000' });
  keys = {
    cashier: await casino.addOperator('anna', ['cashier']),
    compliance: await casino.addOperator('cleo', ['compliance']),
  };
  member = await casino.api.join();
});
afterAll(() => casino.close());

const today = () => new Date().toISOString().slice(0, 10);
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const desk = (path: string, body: object, by: keyof typeof keys = 'cashier') =>
  casino.api.post(`/operator/${path}`, body, keys[by]);
const save = (change: object = {}, by: keyof typeof keys = 'cashier') =>
  desk(
    'fee/save',
    {
      ...{ kind: 'deposit', provider: 'stripe', method: '', currency: 'USD', fixed: '0.25', percent: '1.4' },
      ...{ least: '0.5', most: '2', validFrom: today(), reason: 'The contract' },
      ...change,
    },
    by,
  );
const feesOf = async () => {
  const { rows } = await casino.api.db.query<{ amount: bigint; fee: bigint }>(
    'select amount, fee from payment_fee order by at, payment_id',
  );
  return rows.map(({ amount, fee }) => [Number(amount), Number(fee)]);
};

describe('a fee', () => {
  it('that is not set is stored with no payment', async () => {
    await casino.payIn(member, 10);
    expect(await feesOf()).toEqual([]);
  });

  it('is computed exactly and stored once with each settled deposit: fixed and share, then the least and the most', async () => {
    expect((await save()).error).toBe(0);
    for (const amount of [12, 33.33, 50, 500]) await casino.payIn(member, amount);
    // 25 + 16.8 = 42 → 50; 25 + 46.662 = 72; 25 + 70 = 95; 25 + 700 → 200.
    expect(await feesOf()).toEqual([
      [1_200, 50],
      [3_333, 72],
      [5_000, 95],
      [50_000, 200],
    ]);
  });

  it('of a method comes before that of all methods, and a later version does not change what was stored', async () => {
    await save({ method: 'STRIPE', fixed: '1', percent: '0', least: '0', most: null });
    await casino.payIn(member, 20);
    expect((await feesOf()).slice(-2)).toEqual([
      [50_000, 200],
      [2_000, 100],
    ]);
  });

  it.each([
    ['a day that is over', { validFrom: dayFrom(-1) }],
    ['a provider that is not there', { provider: 'nobody' }],
    ['a most below the least', { most: '0.1' }],
    ['more than all of it', { percent: '100.001' }],
    ['fractions of a minor unit', { fixed: '0.001' }],
  ])('is rejected with %s', async (_, change) => {
    expect((await save(change)).error).not.toBe(0);
  });

  it('is set by who decides about deposits alone, and each version is in the audit log', async () => {
    expect((await save({}, 'compliance')).error).not.toBe(0);
    const { rows } = await casino.api.db.query(
      `select count(*)::int as saved from audit_event where command = 'fee.save'`,
    );
    expect(rows[0]).toEqual({ saved: 2 });
  });
});

describe('the report', () => {
  it('adds up orders, acceptance, declines and fees by provider', async () => {
    const { orderId, sessionId } = await casino.order(member, 40);
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'decline' });
    await expect
      .poll(
        async () => (await casino.api.post('/sys/deposit/pollingStatus', { id: orderId }, member.token)).data.status,
        {
          timeout: 60_000,
        },
      )
      .toBe(20);
    const { data } = await desk('fee/report', { from: today(), until: today() }, 'compliance');
    expect(data.rows).toEqual([
      {
        ...{
          kind: 'deposit',
          provider: 'stripe',
          method: 'STRIPE',
          currency: 'USD',
          orders: 7,
          accepted: 6,
          declined: 1,
        },
        ...{ declines: [{ decline: 'unknown', count: 1 }], amount: '625.33', fees: '5.17', priced: '615.33' },
        feePercent: '0.84',
      },
    ]);
    expect((await desk('fee/report', { from: dayFrom(-93), until: today() })).error).not.toBe(0);
  });
});
