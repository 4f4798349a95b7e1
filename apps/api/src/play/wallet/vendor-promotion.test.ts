import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { setCasino } from '../../testing/setting-of.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { writePromotion } from './vendor-promotion.store.ts';

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
const usual = {
  vendor: 'outside',
  currency: 'USD',
  mayGrant: true,
  largestWin: '50.00',
  daily: '1000',
  reason: 'A test',
};
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
    expect(await waiting()).toMatchObject({
      maker: 'anna',
      currency: 'USD',
      amount: 1_000,
      subject: 'vendor:outside/USD',
    });
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

describe('a promotion of a vendor', () => {
  const dayMs = 24 * 3_600_000;

  /** A member with a session in a game of the vendor `studio`, which may do all of it. */
  async function seat() {
    await inTransaction(api.db, (tx) =>
      writePromotion(tx, {
        ...{ vendor: 'studio', currency: 'USD', setBy: 'operator:anna' },
        ...{ mayGrant: true, winMost: 10_000n, daily: 1_000_000n },
      }),
    );
    const member = await api.join();
    const { data } = await api.post('/sys/game/getLaunchUrl', { id: 1 }, member.token);
    const launchToken = new URL(data).searchParams.get('token');
    const { user, token } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
    const session = { user, token, gameCode: 'nocturne', currency: 'USD' };
    const terms = { stake: 20, count: 2, winMost: 5_000, wagering: 0 };
    const expiresAt = new Date(Date.now() + dayMs).toISOString();
    return {
      member,
      win: () =>
        callWallet(api.url, 'promotion-win', { ...session, promotionId: 'cup', transactionId: 'cup-1', amount: 2_500 }),
      grant: () =>
        callWallet(api.url, 'free-rounds/grant', { ...session, ...terms, expiresAt, transactionId: 'gift-1' }),
    };
  }

  it('that pays a win is named with its game in the history and the own data, and in the report by vendor', async () => {
    const { member, win } = await seat();
    expect(await win()).toMatchObject({ status: 'OK', balance: 2_500 });
    const { content } = (await api.post('/sys/member/transaction/page', {}, member.token)).data;
    expect(content).toMatchObject([
      { type: 'SUPPLIER_PRIZE', amount: 25, balanceAfter: 25, about: { is: 'game', name: 'Nocturne' } },
    ]);
    const { rows } = await api.db.query(`select data from ledger_own_data where member_id = $1`, [member.id]);
    expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).toContain(
      'SUPPLIER_PRIZE',
    );
    const day = new Date().toISOString().slice(0, 10);
    const byVendor = async () =>
      (await desk('finance/breakdown', { from: day, to: day, by: 'vendor' })).data.rows.find(
        ({ key, currency }: { key: string; currency: string }) => key === 'studio' && currency === 'USD',
      );
    await expect.poll(byVendor, { timeout: 60_000 }).toMatchObject({ granted: '25.00', supplierPrizes: '25.00' });
  });

  it('that grants free rounds shows them with a message to the player, and the vendor as their source to the staff', async () => {
    const { member, grant } = await seat();
    const { status, freeRoundsId } = await grant();
    expect(status).toBe('OK');
    const { freeRounds } = (await api.post('/sys/freeRounds/list', {}, member.token)).data;
    expect(freeRounds).toMatchObject([{ id: freeRoundsId, stake: 0.2, count: 2, winMost: 50, state: 'open' }]);
    const shown = (await desk('freeRounds/list', { memberId: Number(member.id) })).data.freeRounds;
    expect(shown).toMatchObject([{ id: freeRoundsId, source: 'vendor', givenBy: 'vendor:studio' }]);
    const { rows } = await api.db.query(`select kind from news where member_id = $1 and kind = 'freeRoundsGiven'`, [
      member.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('reaches no player who is excluded, or whose place allows no free rounds', async () => {
    const [excluded, moved] = [await seat(), await seat()];
    await api.db.query(
      `insert into play_pause (member_id, kind, until, since, started_by)
       values ($1, 'exclusion', now() + interval '200 days', now(), 'player')`,
      [excluded.member.id],
    );
    expect((await excluded.win()).status).toBe('PLAYER_NOT_ELIGIBLE');
    expect((await excluded.grant()).status).toBe('PLAYER_NOT_ELIGIBLE');
    await api.db.query(`update member set country_code = 'BR' where id = $1`, [moved.member.id]);
    expect((await moved.grant()).status).toBe('OK');
    await setCasino(api, 'jurisdictions', 'casino', { packs: ['BR'] });
    expect((await moved.win()).status).toBe('PLAYER_NOT_ELIGIBLE');
    // The repeat of what was granted before is answered as it was.
    expect((await moved.grant()).status).toBe('OK');
  });
});
