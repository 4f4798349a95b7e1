import { errorCodes } from '@fairhouse/contract';
import { type FigureName, type Role, roleNames } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

/** What each role sees; the rest is not answered to it. */
const seenBy: Record<Role, readonly FigureName[]> = {
  cashier: ['withdrawals', 'cashOutsAsked', 'payoutTime', 'automaticShare', 'bonusCost', 'acceptance'],
  documents: ['withdrawals', 'cashOutsAsked', 'payoutTime', 'automaticShare'],
  risk: [
    'withdrawals',
    'cashOutsAsked',
    'payoutTime',
    'automaticShare',
    'bonusCost',
    'newPlayers',
    'riskAlerts',
    'harmCases',
  ],
  support: ['withdrawals', 'cashOutsAsked', 'payoutTime', 'automaticShare', 'bonusCost', 'messages', 'firstAnswer'],
  bonuses: ['bonusCost'],
  content: ['bonusCost'],
  compliance: [
    ...([
      'deposits',
      'withdrawals',
      'cashOutsAsked',
      'payoutTime',
      'automaticShare',
      'ggr',
      'bonusCost',
      'ngr',
      'ngrAfterCosts',
      'activePlayers',
    ] as const),
    ...(['newPlayers', 'firstDeposits', 'acceptance', 'messages', 'firstAnswer', 'riskAlerts'] as const),
  ],
  finance: [
    ...([
      'deposits',
      'withdrawals',
      'cashOutsAsked',
      'payoutTime',
      'automaticShare',
      'ggr',
      'bonusCost',
      'ngr',
      'ngrAfterCosts',
      'activePlayers',
    ] as const),
    ...(['newPlayers', 'firstDeposits', 'acceptance'] as const),
  ],
  administrator: ['bonusCost', 'newPlayers', 'acceptance'],
};
const ofFinance: readonly Role[] = ['compliance', 'finance'];

let api: TestApi;
const keys = {} as Record<Role, string>;

beforeAll(async () => {
  api = await startTestApi();
  for (const role of roleNames) keys[role] = await addOperator(api.db, `home-${role}`, [role]);
});
afterAll(() => api.close());

const ask = (role: Role, path: string, body: object = {}) => api.post(`/operator/home/${path}`, body, keys[role]);

describe.each(roleNames)('the role %s', (role) => {
  it('sees the figures whose lists it may open', async () => {
    const { error, data } = await ask(role, 'figures');
    expect(error).toBe(0);
    expect(data.figures.map(({ name }: { name: string }) => name)).toEqual(seenBy[role]);
    for (const part of ['costs', 'funnel', 'games']) expect(data[part] !== null, part).toBe(ofFinance.includes(role));
  });

  it('sees the hours of those alone', async () => {
    for (const figure of ['deposits', 'bonusCost', 'riskAlerts', 'acceptance'] as const) {
      const { error } = await ask(role, 'hours', { figure, currency: 'USD' });
      expect(error, figure).toBe(seenBy[role].includes(figure) ? 0 : errorCodes.notPermitted);
    }
  });
});

it('is refused to players and without a session', async () => {
  const member = await api.join();
  for (const key of [undefined, member.token]) {
    expect((await api.post('/operator/home/figures', {}, key)).error).not.toBe(0);
    expect((await api.post('/operator/home/hours', { figure: 'newPlayers' }, key)).error).not.toBe(0);
  }
});

describe('an export', () => {
  const download = (role: Role, body: object) =>
    fetch(`${api.deskUrl}/api/operator/home/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: keys[role] },
      body: JSON.stringify(body),
    });

  it('is a file of the hours, and an audit event', async () => {
    const answer = await download('finance', { figure: 'deposits', currency: 'EUR' });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(25);
    expect(lines[0]).toBe('day,hourUtc,figure,unit,today,weekAgo');
    expect(lines[1]).toMatch(/^\d{4}-\d{2}-\d{2},0,deposits,EUR,/);
    const { rows } = await api.db.query(
      `select actor, after ->> 'figure' as figure, after ->> 'madeFrom' as "madeFrom" from audit_event where command = 'home.export'`,
    );
    expect(rows).toEqual([
      { actor: 'operator:home-finance', figure: 'deposits', madeFrom: answer.headers.get('x-made-from') },
    ]);
  });

  it('is refused to who may not export, and of a figure that is not seen', async () => {
    for (const [role, figure] of [
      ['support', 'messages'],
      ['bonuses', 'deposits'],
    ] as const) {
      const answer = await download(role, { figure, currency: 'USD' });
      expect(((await answer.json()) as { error: number }).error, role).toBe(errorCodes.notPermitted);
    }
  });
});

describe('its settings', () => {
  const rowOf = async (name: string, scope: string) =>
    (await api.post('/operator/setting/listAll', { name }, keys.finance)).data.find(
      (row: { scope: string }) => row.scope === scope,
    );
  const set = async (role: Role, name: string, scope: string, fields: object) =>
    api.post(
      '/operator/setting/set',
      { name, scope, fields, reason: 'a test', version: (await rowOf(name, scope)).version },
      keys[role],
    );

  it('are changed by who may set settings, with an audit event, and count at once', async () => {
    expect(
      (await set('finance', 'reporting', 'casino', { groupCurrency: 'EUR', gamingTaxPercent: '21.5' })).error,
    ).toBe(0);
    expect(
      (await set('finance', 'dailyRate', 'EUR', { day: new Date().toISOString().slice(0, 10), perUsd: '0.92' })).error,
    ).toBe(0);
    const { data } = await ask('finance', 'figures');
    expect(data.costs).toEqual({ providerFeesPercent: '0', gamingTaxPercent: '21.5', paymentCostsPercent: '0' });
    expect(data.group).toMatchObject({ currency: 'EUR', rates: [{ currency: 'EUR', perUsd: '0.92' }] });
    const { rows } = await api.db.query(
      `select subject, before ->> 'gamingTaxPercent' as before, after ->> 'gamingTaxPercent' as after
       from audit_event where command = 'setting.set' and subject like 'setting:reporting%'`,
    );
    expect(rows).toEqual([{ subject: 'setting:reporting:casino', before: '0', after: '21.5' }]);
    expect((await set('cashier', 'reporting', 'casino', { gamingTaxPercent: '0' })).error).toBe(
      errorCodes.notPermitted,
    );
  });

  it.each([
    ['reporting', 'casino', { gamingTaxPercent: '100.001' }],
    ['reporting', 'casino', { providerFeesPercent: '-1' }],
    ['reporting', 'casino', { paymentCostsPercent: '1.2345' }],
    ['reporting', 'casino', { groupCurrency: 'XXX' }],
    ['dailyRate', 'BRL', { day: '2026-13-01', perUsd: '5' }],
    ['dailyRate', 'BRL', { day: '2026-03-01', perUsd: '' }],
    ['dailyRate', 'BRL', { day: '', perUsd: '5' }],
    ['dailyRate', 'BRL', { day: '2026-03-01', perUsd: '0.0' }],
  ])('refuse %s of %s as %j', async (name, scope, fields) => {
    expect((await set('finance', name, scope, fields)).error).toBe(errorCodes.settingRefused);
  });
});
