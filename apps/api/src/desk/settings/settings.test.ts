import { errorCodes } from '@fairhouse/contract/errors';
import { type OperatorSetting, settingNames } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { type TestOperator, testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { firstHealthRule } from '../health/health.settings.ts';
import { comingSettings } from './coming-settings.ts';
import { createLiveSettings, settingsMaxAgeMs } from './live-settings.ts';
import { loadSettings } from './load-settings.ts';
import { readInForce } from './setting.store.ts';

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
  it('begins with what the code says, and keeps what an operator set when the casino starts again', async () => {
    expect(await rowOf('deposit', 'BRL')).toMatchObject({ version: 1, setBy: 'system:start', before: null });
    expect((await set('deposit', 'BRL', { minimum: '20' })).error).toBe(0);
    const never = () => {
      throw new Error('there already');
    };
    await loadSettings(api.db, Object.fromEntries(settingNames.map((name) => [name, never])) as never);
    expect(await rowOf('deposit', 'BRL')).toMatchObject({ version: 2, value: { minimum: '20', maximum: '5000' } });
  });

  it('of another release is passed over, and one that the last release does not know has no row yet', async () => {
    await api.db.query(
      `insert into setting_change (name, scope, version, value, set_by)
       values ('healthRule', 'ofALaterRelease', 1, '{}', 'system:start'), ('laterSetting', 'casino', 1, '{}', 'system:start')`,
    );
    const live = createLiveSettings(() => readInForce(api.db));
    expect((await live.settingOf('campaign', 'everybody')).mostPerMemberPerDay).toBeGreaterThan(0);
    const listed: OperatorSetting[] = (await api.post('/operator/setting/listAll', {}, operator.key)).data;
    expect(listed.filter(({ scope }) => scope === 'ofALaterRelease')).toEqual([]);
    for (const { name, scope, value } of comingSettings) {
      expect(await live.settingOf(name, scope as never)).toMatchObject(value);
      expect(await rowOf(name, scope)).toBeUndefined();
      expect((await set(name, scope, value, 1)).error).toBe(errorCodes.noSuchThing);
    }
    expect(comingSettings.find(({ scope }) => scope === 'archiveLate')?.value).toEqual(firstHealthRule('archiveLate'));
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

describe('a setting that a feature keeps in rows of its own', () => {
  const levels = async () => (await api.post('/base/vipLevel/listAll', { level_0: 'ASC' }, member.token)).data;

  it('is in force in the same moment, and its feature reads it there: bonuses, the ladder, the store', async () => {
    const terms = { 'firstDeposit.most': '150', 'fridayFun.gold.bonus': '0' };
    expect((await set('bonusTerms', 'USD', terms)).error).toBe(0);
    expect((await set('bonusRules', 'casino', { 'firstDeposit.percent': 50, 'cashback.on': false })).error).toBe(0);
    const offer = await api.post('/sys/depositPaymentMethod/maxBonusInfo', {}, member.token);
    expect(offer.data).toMatchObject({ percent: 50, maximumBonus: 150 });
    const { data: numbers } = await api.post('/operator/bonus/terms', {}, operator.key);
    const termOf = (name: string, currency: string | null) =>
      numbers.find((row: { name: string; currency: string | null }) => row.name === name && row.currency === currency);
    expect(termOf('cashback.on', null)).toMatchObject({ value: 0, isSet: true });
    expect(termOf('fridayFun.gold.bonus', 'USD')).toMatchObject({ value: 0, isSet: true });
    expect(termOf('fridayFun.gold.bonus', 'EUR')).toMatchObject({ value: 30, isSet: false });

    expect((await set('vipLevel', 'gold', { points: 6_000, cashbackPercent: 13 })).error).toBe(0);
    expect((await levels())[3]).toMatchObject({ level: 30, points: 6_000, cashbackPercent: 13 });
    expect((await set('vipPackage', '1', { points: 90, bonusUSD: '1.50' })).error).toBe(0);
    const { data: packages } = await api.post('/base/vipStore/listAll', {}, member.token);
    expect(packages.find(({ id }: { id: number }) => id === 1)).toMatchObject({ points: 90, bonus: 1.5 });
  });

  it('is in force for invitations, rewards and agents', async () => {
    const rewards = ['4', '7', '11', '26', '76', '151'];
    const fields = { leastDeposit: '25', leastWagered: '120', rewards, agentMost: '80', worthOf100Usd: '100' };
    expect((await set('invitation', 'USD', fields)).error).toBe(0);
    const terms = await api.post('/sys/member/inviteTerms', {}, member.token);
    expect(terms.data).toMatchObject({ leastDeposit: 25, leastWagered: 120 });
    const tiers = await api.post('/base/inviteConfig/listAll', { personCount_0: 'ASC' }, member.token);
    expect(tiers.data.map((tier: { bonusAmount: number }) => tier.bonusAmount)).toEqual(rewards.map(Number));
    expect((await set('agent', 'casino', { percent: 12 })).error).toBe(0);
    const agent = await api.join();
    await api.post('/operator/member/setAgent', { memberId: Number(agent.id), agent: true }, operator.key);
    const summary = await api.post('/sys/agent/inviteBonus/summary', {}, agent.token);
    expect(summary.data).toMatchObject({ percent: 12, mostEach: 80 });
  });
});

describe('what the specification calls configuration of the server', () => {
  it('is set for all who come: how to reach the casino, currencies and their rates', async () => {
    expect((await set('contact', 'casino', { telegramLink: 'https://t.me/fairhouse' })).error).toBe(0);
    const { data } = await api.post('/sys/sysSetting/contactUsSetting');
    expect(data).toMatchObject({ telegramLink: 'https://t.me/fairhouse', withdrawRulePageUrl: expect.any(String) });
    expect((await set('contact', 'casino', { telegramLink: null })).error).toBe(0);
    expect((await set('currency', 'BRL', { enabled: false, exchangeRate: '5.61' })).error).toBe(0);
    const { data: currencies } = await api.post('/base/currency/listAll', { code: 'BRL' });
    expect(currencies).toMatchObject([{ enabled: 0, exchangeRate: 5.61 }]);
    await expect(api.join({ currency: 'BRL' })).rejects.toThrow('could not join');
    expect((await api.post('/base/currency/listAll', { enabled: 1 })).data).toHaveLength(3);
  });

  it('serves a method only in the currencies that are named, of those that it can serve', async () => {
    const codes = async () =>
      (await api.post('/sys/depositPaymentMethod/listAll', { enabled: 1 }, member.token)).data.map(
        ({ code }: { code: string }) => code,
      );
    const before = await codes();
    expect(before).toContain('STRIPE');
    await set('depositMethod', 'STRIPE', { currencies: ['EUR'] });
    expect(await codes()).toEqual(before.filter((code: string) => code !== 'STRIPE'));
    const order = { amount: 50, paymentMethod: 'STRIPE' };
    expect((await api.post('/sys/deposit/stripe/depositOrder', order, member.token)).error).not.toBe(0);
    await set('depositMethod', 'STRIPE', { currencies: ['EUR', 'USD'] });
    expect(await codes()).toEqual(before);
  });

  it('reaches another process within 5 s, without its start', async () => {
    let nowMs = 0;
    const other = createLiveSettings(
      () => readInForce(api.db),
      () => nowMs,
    );
    const rate = async () => (await other.settingOf('currency', 'EUR')).exchangeRate;
    const before = await rate();
    expect((await set('currency', 'EUR', { exchangeRate: '0.93' })).error).toBe(0);
    nowMs += settingsMaxAgeMs - 1;
    expect(await rate()).toBe(before);
    nowMs += 1;
    expect(await rate()).toBe('0.93');
  });
});

it('is seen and set by who holds what the setting names, and undone by its former values as a new row', async () => {
  const bonuses = await addOperator(api.db, 'bea', ['bonuses']);
  const content = await addOperator(api.db, 'cora', ['content']);
  const as = (key: string, path: string, body: object) => api.post(`/operator/setting/${path}`, body, key);
  const seen = async (key: string) =>
    new Set((await as(key, 'listAll', {})).data.map(({ name }: OperatorSetting) => name));
  expect(await seen(bonuses)).toEqual(
    new Set(['bonusTerms', 'bonusRules', 'vipLevel', 'vipPackage', 'invitation', 'agent']),
  );
  expect((await as(bonuses, 'listAll', { name: 'deposit' })).error).toBe(errorCodes.notPermitted);
  expect((await as(bonuses, 'history', { name: 'contact', scope: 'casino' })).error).toBe(errorCodes.notPermitted);
  const { version, value } = await rowOf('bonusTerms', 'EUR');
  const change = { name: 'bonusTerms', scope: 'EUR', version, fields: { 'signUp.bonus': '9' }, reason: 'A test' };
  expect((await as(content, 'set', change)).error).toBe(errorCodes.notPermitted);
  expect((await as(bonuses, 'set', { ...change, reason: ' ' })).error).toBe(errorCodes.missingField);
  expect((await as(bonuses, 'set', change)).data).toMatchObject({ setBy: 'operator:bea', reason: 'A test' });
  const undone = await as(bonuses, 'set', { ...change, version: version + 1, fields: value, reason: 'It was right' });
  expect(undone.data).toMatchObject({ version: version + 2, value, before: { 'signUp.bonus': '9' } });
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
    const { rows: auditEvents } = await api.db.query(
      `select before, after from audit_event where subject = 'setting:cashOutMethod:PAYID' order by id desc limit 1`,
    );
    expect(auditEvents).toMatchObject([{ before: { enabled: true }, after: { enabled: false, reason: 'a test' } }]);
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
    ['a link that is a script', 'contact', 'casino', { telegramLink: 'javascript:alert(1)' }, 'neither a path'],
    ['a link that passes for a path', 'contact', 'casino', { promotionPageUrl: '//example.com' }, 'neither a path'],
    ['a rate of nothing', 'currency', 'EUR', { exchangeRate: '0' }, 'above zero'],
    ['a bonus that could not be staked', 'bonusRules', 'casino', { 'wagering.times': 0 }, 'wagering.times'],
    ['a day that there is not', 'bonusRules', 'casino', { 'signUp.lastDay': 20_260_231 }, 'no day'],
    ['a bonus term that there is not', 'bonusTerms', 'EUR', { 'signUp.most': '5' }, 'signUp.most'],
    ['a level below the one before', 'vipLevel', 'gold', { points: 900 }, 'gold would take no more points than silver'],
    ['a reward too few', 'invitation', 'EUR', { rewards: ['1', '2'] }, 'takes 6 amounts'],
    ['a currency twice', 'depositMethod', 'CASH', { currencies: ['EUR', 'EUR'] }, 'twice'],
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
