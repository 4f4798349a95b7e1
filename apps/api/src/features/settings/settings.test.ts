import { errorCodes } from '@fairhouse/contract/errors';
import type { OperatorSetting } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestOperator, testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { loadSettings } from './load-settings.ts';

let api: TestApi;
let operator: TestOperator;
let member: TestMember;
beforeAll(async () => {
  api = await startTestApi();
  operator = await testOperator(api, 'setter');
  member = await api.join();
});
afterAll(() => api.close());

const rows = async (name: string) => (await api.post('/operator/setting/listAll', { name }, operator.key)).data;
const rowOf = async (name: string, scope: string): Promise<OperatorSetting> =>
  (await rows(name)).find((row: OperatorSetting) => row.scope === scope);
const set = async (name: string, scope: string, fields: object, version?: number) =>
  api.post(
    '/operator/setting/set',
    { name, scope, fields, reason: 'a test', version: version ?? (await rowOf(name, scope))?.version ?? 1 },
    operator.key,
  );

describe('a setting', () => {
  it('begins with what the code says, and keeps what an operator set when the house starts again', async () => {
    expect(await rowOf('deposit', 'BRL')).toMatchObject({ version: 1, setBy: 'system:start', before: null });
    expect((await set('deposit', 'BRL', { minimum: '20' })).error).toBe(0);
    const other = { minimum: '1', maximum: '2', shortcuts: ['1'], manualInput: true };
    await loadSettings(api.db, {
      deposit: () => other,
      cashOut: () => {
        throw new Error('there already');
      },
      depositMethod: () => ({ enabled: true, visibility: 0, sortIndex: 1, discountPercent: 0 }),
      cashOutMethod: () => ({ enabled: true, sortIndex: 1 }),
      queue: () => ({ amberMinutes: 1, redMinutes: 2, delaySeconds: 0 }),
      healthRule: () => ({ watched: true, limit: 50, leastCount: 1, forMinutes: 1, mailTo: [] }),
      campaign: () => ({ mostPerMemberPerDay: 1 }),
    });
    expect(await rowOf('deposit', 'BRL')).toMatchObject({ version: 2, value: { minimum: '20', maximum: '5000' } });
  });

  it('is in force for who deposits and cashes out, in the currency it was set for', async () => {
    await set('deposit', 'USD', { minimum: '20', shortcuts: ['25', '40'], manualInput: false });
    await set('cashOut', 'USD', { minimum: '40', shortcuts: ['40', '80'], multipleOf: '20', manualInput: false });
    const config = async (path: string, token = member.token) => (await api.post(path, {}, token)).data;
    expect(await config('/sys/member/deposit/config')).toEqual({
      minimumAmount: 20,
      maximumAmount: 5_000,
      paymentAmounts: '25/40',
      paymentAllowManualInput: 0,
      currency: 'USD',
    });
    expect(await config('/sys/member/withdraw/config')).toMatchObject({
      minimumAmount: 40,
      withdrawAmounts: '40/80',
      withdrawAllowManualInput: 0,
      multipleOf: 20,
    });
    const order = (amount: number) =>
      api.post('/sys/deposit/stripe/depositOrder', { amount, paymentMethod: 'STRIPE' }, member.token);
    expect((await order(19.99)).message).toContain('$20.00');
    const apply = { amount: 50, paymentMethod: 'PAYPAL', type: 0, email: 'maria@example.com' };
    const refused = await api.post('/sys/withdraw/apply', apply, member.token);
    expect(refused).toMatchObject({ error: errorCodes.amountNotMultiple });
    expect(refused.message).toContain('$20.00');
    const european = await api.join({ currency: 'EUR' });
    expect((await config('/sys/member/deposit/config', european.token)).minimumAmount).toBe(10);
  });

  it('shows a method to who it is for, and hides one that is off', async () => {
    const codes = async () => {
      const body = { enabled: 1, visibility_IN: [0, 20] };
      const { data } = await api.post('/sys/depositPaymentMethod/listAll', body, member.token);
      return data.map(({ code }: { code: string }) => code);
    };
    const before = await codes();
    expect(before).toEqual(expect.arrayContaining(['CPAY', 'PINGPONG', 'CASH']));
    await set('depositMethod', 'CPAY', { enabled: false });
    await set('depositMethod', 'PINGPONG', { visibility: 10 });
    expect(await codes()).toEqual(before.filter((code: string) => code !== 'CPAY' && code !== 'PINGPONG'));
  });
});

describe('its history', () => {
  it('keeps who, when, before and after, and is never changed', async () => {
    const from = Date.now();
    await set('cashOutMethod', 'PAYID', { sortIndex: 7 });
    await set('cashOutMethod', 'PAYID', { enabled: false });
    const { data } = await api.post(
      '/operator/setting/history',
      { name: 'cashOutMethod', scope: 'PAYID' },
      operator.key,
    );
    expect(data.map(({ version }: OperatorSetting) => version)).toEqual([3, 2, 1]);
    expect(data[0]).toMatchObject({
      setBy: 'operator:setter',
      reason: 'a test',
      before: { sortIndex: 7, enabled: true },
      value: { sortIndex: 7, enabled: false },
    });
    expect(Date.parse(data[0].setTime)).toBeGreaterThanOrEqual(from - 1_000);
    const { rows: acts } = await api.db.query(
      `select before, after from act where subject = 'setting:cashOutMethod:PAYID' order by id desc limit 1`,
    );
    expect(acts).toMatchObject([{ before: { enabled: true }, after: { enabled: false, reason: 'a test' } }]);
    for (const change of ['delete from setting_change', `update setting_change set set_by = ''`]) {
      await expect(api.db.query(change)).rejects.toThrow('never changed');
    }
  });

  it('takes one of two who changed the same row at once', async () => {
    const { version } = await rowOf('deposit', 'EUR');
    const both = await Promise.all(['11', '12'].map((minimum) => set('deposit', 'EUR', { minimum }, version)));
    expect(both.map(({ error }) => error).sort()).toEqual([0, errorCodes.contentChanged].sort());
    expect((await rowOf('deposit', 'EUR')).version).toBe(version + 1);
  });
});

describe('nonsense', () => {
  it.each([
    ['a minimum above the maximum', 'deposit', 'EUR', { minimum: '6000' }, 'above the maximum'],
    ['a shortcut outside the limits', 'deposit', 'EUR', { shortcuts: ['25', '9000'] }, 'outside the limits'],
    ['no shortcut', 'deposit', 'EUR', { shortcuts: [] }, 'at least one'],
    ['shortcuts that do not rise', 'cashOut', 'EUR', { shortcuts: ['50', '25'] }, 'above the one before'],
    ['more places than the currency has', 'deposit', 'EUR', { minimum: '10.005' }, '10.005'],
    ['an amount of nothing', 'deposit', 'EUR', { minimum: '0' }, 'above zero'],
    ['an amount as a float', 'deposit', 'EUR', { minimum: 10 }, 'minimum'],
    ['a shortcut that is no multiple', 'cashOut', 'EUR', { multipleOf: '100' }, 'no multiple'],
    ['a month below the least', 'cashOut', 'EUR', { monthlyMost: '20' }, 'below the minimum'],
    ['a deposit nobody can make', 'cashOut', 'EUR', { requiredDeposit: '5001' }, 'above the largest deposit'],
    [
      'a largest deposit below the one asked for',
      'deposit',
      'EUR',
      { minimum: '1', maximum: '9', shortcuts: ['5'] },
      'above the largest deposit',
    ],
    ['a field that is none', 'deposit', 'EUR', { colour: 'red' }, 'colour'],
    ['a visibility that is none', 'depositMethod', 'PIX', { visibility: 5 }, 'visibility'],
    ['a discount above half', 'depositMethod', 'CASH', { discountPercent: 51 }, 'discountPercent'],
  ])('is refused: %s', async (_, name, scope, fields, why) => {
    const before = await rowOf(name, scope);
    const refused = await set(name, scope, fields);
    expect(refused.error).toBe(errorCodes.settingRefused);
    expect(refused.message).toContain(why);
    expect(await rowOf(name, scope)).toEqual(before);
  });

  it('is refused for a scope there is not, and to members', async () => {
    expect((await set('deposit', 'GBP', {}, 1)).error).toBe(errorCodes.noSuchThing);
    expect((await api.post('/operator/setting/listAll', {}, member.token)).error).toBe(-2);
  });
});

it('is shown, set and traced from the command line', async () => {
  const changed = await operator.run(
    'settings',
    'set',
    'cashOut',
    'BTC',
    'minimum=0.0005',
    'shortcuts=0.0005/0.001',
    'multipleOf=none',
    'manualInput=off',
    '--reason',
    'fees rose',
  );
  expect(changed).toMatchObject({ code: 0, err: '' });
  expect(changed.out).toMatch(/shortcuts\s+0\.0005\/0\.001/);
  expect((await operator.run('settings', 'list', 'cashOut')).out).toMatch(/cashOut\s+BTC\s+minimum=0\.0005 .*setter/);
  const history = await operator.run('settings', 'history', 'cashOut', 'BTC');
  expect(history.out).toMatch(/2\s+20\S+ \S+\s+operator:setter\s+minimum=0\.00025 .*minimum=0\.0005 .*fees rose/);
  expect(await operator.run('settings', 'set', 'cashOut', 'BTC', 'minimum=2', '--reason', 'x')).toMatchObject({
    code: 1,
    err: expect.stringContaining('above the maximum'),
  });
  expect((await operator.run('settings', 'set', 'cashOut', 'BTC', 'colour=1', '--reason', 'x')).code).toBe(2);
});
