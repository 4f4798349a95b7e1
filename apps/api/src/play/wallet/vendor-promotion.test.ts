import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
const keys: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
  for (const name of ['anna', 'ben']) keys[name] = await addOperator(api.db, name);
  await api.db.query(
    `insert into vendor (id, name, secret_name, launch_url) values ('outside', 'Outside', 'NONE', 'http://localhost:9/x')`,
  );
});
afterAll(() => api.close());

const desk = (path: string, body: object, by = 'anna') => api.post(`/operator/${path}`, body, keys[by]);
const usual = { vendor: 'outside', currency: 'USD', mayGrant: true, largestWin: '50.00', daily: '1000', reason: 'A test' };
const set = (more: object = {}, by?: string) => desk('vendor/setPromotion', { ...usual, ...more }, by);
const inDollars = async () =>
  (await desk('vendor/promotions', { vendor: 'outside' })).data.find(
    ({ currency }: { currency: string }) => currency === 'USD',
  );
const waiting = async () =>
  (await desk('approval/list', { command: 'vendor.setPromotion' }, 'ben')).data.rows.find(
    ({ state }: { state: string }) => state === 'waiting',
  );

async function approve(): Promise<void> {
  const { id, proposedHash } = await waiting();
  const answer = await desk('approval/approve', { id, proposedHash }, 'ben');
  expect(answer.data.state).toBe('carriedOut');
}

describe('what promotions of a vendor may cost', () => {
  it('is nothing in every currency until it is set', async () => {
    const { data } = await desk('vendor/promotions', { vendor: 'outside' });
    expect(data).toHaveLength(4);
    expect(await inDollars()).toEqual({
      ...{ currency: 'USD', mayGrant: false, largestWin: '0.00', daily: '0.00', spentToday: '0.00' },
      ...{ setBy: null, setTime: null },
    });
  });

  it('is set once a second person has approved it, and recorded with what was before', async () => {
    expect((await set()).error).toBe(errorCodes.waitsForSecond);
    expect(await inDollars()).toMatchObject({ daily: '0.00' });
    expect(await waiting()).toMatchObject({ maker: 'anna', currency: 'USD', amount: 1_000, subject: 'vendor:outside/USD' });
    await approve();
    expect(await inDollars()).toMatchObject({
      ...{ mayGrant: true, largestWin: '50.00', daily: '1000.00', setBy: 'operator:anna' },
    });
    await set({ mayGrant: false, largestWin: '0' });
    await approve();
    const { rows } = await api.db.query(
      `select actor, subject, before, after from audit_event where command = 'vendor.setPromotion' order by id`,
    );
    const first = { currency: 'USD', mayGrant: true, largestWin: '50.00', daily: '1000.00' };
    expect(rows).toEqual([
      {
        actor: 'operator:anna',
        subject: 'vendor:outside',
        before: { currency: 'USD', mayGrant: false, largestWin: '0.00', daily: '0.00' },
        after: { ...first, reason: 'A test' },
      },
      {
        actor: 'operator:anna',
        subject: 'vendor:outside',
        before: first,
        after: { ...first, mayGrant: false, largestWin: '0.00', reason: 'A test' },
      },
    ]);
  });

  it.each([
    [{ reason: '' }, 'missingField'],
    [{ vendor: 'nobody' }, 'noSuchThing'],
    [{ vendor: 'studio' }, 'settingRefused'],
    [{ daily: '49.99' }, 'settingRefused'],
    [{ largestWin: '1.234' }, 'settingRefused'],
    [{ largestWin: '-1' }, 'invalidField'],
  ] as const)('rejects %j', async (more, error) => {
    expect((await set(more)).error).toBe(errorCodes[error]);
  });
});
