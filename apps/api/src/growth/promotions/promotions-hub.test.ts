import type { HubPromotion } from '@fairhouse/contract';
import { jurisdictionAt } from '@fairhouse/jurisdictions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import type { BonusDeps } from '../bonus/bonus.deps.ts';
import { promotionsOfBonuses } from '../bonus/hub/promotions-of-bonuses.ts';
import { describeHub } from './describe-hub.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
  key = await addOperator(api.db, 'hub-desk');
});
afterAll(() => api.close());

const dayMs = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);
const hub = async (member?: TestMember, headers = {}) => {
  const answer = await api.post('/sys/promotion/hub', {}, member?.token, headers);
  expect(answer.error).toBe(0);
  return answer.data as { heldBack: string | null; promotions: HubPromotion[] };
};
const find = async (name: string, member?: TestMember) =>
  (await hub(member)).promotions.find(({ kind, key: named }) => kind === name || named === name);
const setTerm = async (name: string, value: number) =>
  expect((await api.post('/operator/bonus/setTerm', { name, value }, key)).error).toBe(0);
const setLevel = (member: TestMember, level: number) =>
  api.db.query('update member set vip_level = $2 where id = $1', [member.id, level]);

async function competition(more: object): Promise<string> {
  const made = await api.post(
    '/operator/competition/create',
    {
      ...{
        english: 'Multiples',
        filipino: 'Mga multiple',
        kind: 'tournament',
        measure: 'multiple',
        rounds: 2,
      },
      beginTime: new Date(Date.now() - dayMs).toISOString(),
      endTime: new Date(Date.now() + dayMs).toISOString(),
      ...{
        minimumStakes: [{ currency: 'USD', amount: '1' }],
        prizes: [[{ currency: 'USD', amount: '100' }]],
      },
      reason: 'A test',
      ...more,
    },
    key,
  );
  expect(made.error).toBe(0);
  const { id, contentHash } = made.data;
  const published = await api.post('/operator/competition/publish', { id, contentHash, reason: 'A test' }, key);
  expect(published.error).toBe(0);
  return `competition-${id}`;
}

const words = (title: string) => ({
  title,
  text: 'What it is.',
  button: 'Go',
  takes: 'Nothing to wager.',
  terms: 'First.\n\nSecond.',
});

async function publish(name: string, more: object = {}): Promise<string> {
  const draft = {
    ...{ name, action: 'CLOSE_ONLY', gameId: null, events: [], audience: 'everyone', page: 'own', sortIndex: 900 },
    image: '/art/promotions/checked-wide.avif',
    mobileImage: '/art/promotions/checked-mobile.avif',
    texts: { en: words('A week of tables'), fil: words('Isang linggo ng mga mesa') },
    ...more,
  };
  const { enabled = true, firstDay, lastDay, ...saved } = draft as typeof draft & Record<string, unknown>;
  const answer = await api.post('/operator/promotion/save', saved, key);
  expect(answer.message).toBe('');
  const set = { id: answer.data.id, enabled, firstDay, lastDay };
  expect((await api.post('/operator/promotion/set', set, key)).error).toBe(0);
  return `published-${answer.data.id}`;
}

describe('the page of promotions', () => {
  it('shows a visitor every promotion with its figures, and asks for an account', async () => {
    const { heldBack, promotions } = await hub();
    expect(heldBack).toBeNull();
    const kinds = promotions.map(({ kind, state, needs, phase }) => [kind, state, needs, phase]);
    expect(kinds).toEqual([
      ['signUp', 'open', 'account', 'running'],
      ['firstDeposit', 'open', 'account', 'running'],
      ['fridayFun', 'open', 'account', 'running'],
      ['cashback', 'open', 'account', 'running'],
    ]);
    expect(promotions[0]).toMatchObject({
      ...{ currency: 'USD', amount: 5, required: 250, claimDays: 30, image: '/art/promotions/welcome-card.avif' },
      wagering: { times: 50, mostCounted: 2, mostReleased: 200, idleDays: 7 },
    });
    expect(promotions[1]).toMatchObject({ percent: 100, most: 200, leastDeposit: 10, windowDays: 90 });
    const [, , friday, cashback] = promotions;
    expect(friday).toMatchObject({
      levels: expect.arrayContaining([expect.objectContaining({ level: 10, bonus: 10 })]),
    });
    expect(friday!.days.every((time) => new Date(time).getUTCDay() === 5)).toBe(true);
    expect(cashback!.days.every((time) => new Date(time).getUTCDay() === 1)).toBe(true);
  });

  it('shows a member the own state: what is missing, in progress with figures, over', async () => {
    const member = await api.join();
    expect(await find('signUp', member)).toMatchObject({ state: 'open', needs: 'mail' });
    expect(await find('firstDeposit', member)).toMatchObject({ state: 'open', needs: 'deposit' });
    expect(await find('fridayFun', member)).toMatchObject({ state: 'notForYou', reason: 'level' });
    await setLevel(member, 20);
    expect(await find('fridayFun', member)).toMatchObject({ state: 'open', reason: null, ownLevel: 20 });
    expect(await find('cashback', member)).toMatchObject({ state: 'taken' });
    await api.db.query('update member set email_verified_at = now() where id = $1', [member.id]);
    expect(await find('signUp', member)).toMatchObject({ state: 'open', needs: null });
    expect((await api.post('/sys/bonus/claim', { promotion: 'signUp' }, member.token)).error).toBe(0);
    const claimed = await find('signUp', member);
    expect(claimed).toMatchObject({ state: 'inProgress', bonus: { status: 'active', required: 250, wagered: 0 } });
    const { id } = (claimed as Extract<HubPromotion, { kind: 'signUp' }>).bonus!;
    expect((await api.post('/sys/bonus/giveUp', { id }, member.token)).error).toBe(0);
    expect(await find('signUp', member)).toMatchObject({ state: 'over', bonus: { status: 'givenUp' } });
  });

  it('says that the time to claim is over', async () => {
    const member = await api.join();
    await api.db.query(`update member set created_at = now() - interval '31 days' where id = $1`, [member.id]);
    expect(await find('signUp', member)).toMatchObject({ state: 'notForYou', reason: 'tooLate' });
  });

  it('keeps to the days of a bonus, and leaves out one that is switched off', async () => {
    const number = (offset: number) => Number(day(offset).replaceAll('-', ''));
    await setTerm('firstDeposit.firstDay', number(2));
    expect(await find('firstDeposit')).toMatchObject({ phase: 'coming', beginTime: `${day(2)}T00:00:00.000Z` });
    await setTerm('firstDeposit.firstDay', number(-3));
    await setTerm('firstDeposit.lastDay', number(-1));
    expect(await find('firstDeposit')).toMatchObject({
      ...{ phase: 'ended', state: 'over', endTime: `${day(0)}T00:00:00.000Z` },
    });
    await setTerm('firstDeposit.on', 0);
    expect(await find('firstDeposit')).toBeUndefined();
    await setTerm('firstDeposit.on', 1);
    await setTerm('firstDeposit.firstDay', 0);
    await setTerm('firstDeposit.lastDay', 0);
  });

  it('shows competitions with the own entry, and none to whose currency they have no prizes', async () => {
    const running = await competition({});
    const coming = await competition({
      beginTime: new Date(Date.now() + dayMs).toISOString(),
      endTime: new Date(Date.now() + 2 * dayMs).toISOString(),
    });
    const member = await api.join();
    expect(await find(running, member)).toMatchObject({ state: 'open', phase: 'running' });
    expect(await find(coming, member)).toMatchObject({ state: 'open', phase: 'coming' });
    expect(await find(running)).toMatchObject({ needs: 'account', image: '/art/promotions/tournament-card.avif' });
    const id = Number(running.split('-')[1]);
    expect((await api.post('/sys/competition/join', { id }, member.token)).error).toBe(0);
    expect(await find(running, member)).toMatchObject({ state: 'taken', competition: { own: { place: null } } });
    const elsewhere = await api.join({ currency: 'EUR' });
    expect(await find(running, elsewhere)).toMatchObject({ state: 'notForYou', reason: 'currency' });
  });

  it('shows what operators publish for it, within its days, to whom it is for', async () => {
    const own = await publish('tables-week', { firstDay: day(-1), lastDay: day(1) });
    const coming = await publish('tables-later', { firstDay: day(5) });
    const over = await publish('tables-over', { lastDay: day(-1) });
    const old = await publish('tables-old', { lastDay: day(-100) });
    const hidden = await publish('tables-hidden', { enabled: false });
    const members = await publish('tables-paid', { audience: 'afterDeposit' });
    const member = await api.join();
    expect(await find(own, member)).toMatchObject({
      ...{ phase: 'running', state: 'open', image: '/art/promotions/checked-mobile.avif' },
      ...{ words: { title: 'A week of tables' }, takes: 'Nothing to wager.', terms: 'First.\n\nSecond.' },
      endTime: `${day(2)}T00:00:00.000Z`,
    });
    expect(await find(coming, member)).toMatchObject({ phase: 'coming' });
    expect(await find(over, member)).toMatchObject({ phase: 'ended', state: 'over' });
    for (const gone of [old, hidden, members]) expect(await find(gone, member)).toBeUndefined();
    await api.db.query('update member set credited = true where id = $1', [member.id]);
    expect(await find(members, member)).toBeDefined();
    const inFilipino = (await hub(member, { 'x-fe-lang': 'fil' })).promotions.find(({ key: named }) => named === own);
    expect(inFilipino?.words?.title).toBe('Isang linggo ng mga mesa');
    // It is in no pop-up.
    const shown = (await api.post('/sys/promotion/listAll', { event: 'login' }, member.token)).data;
    expect(shown.map(({ title }: { title: string }) => title)).not.toContain('A week of tables');
  });

  it('puts an operator’s picture and words at a bonus', async () => {
    await publish('welcome-art', { page: 'signUp' });
    expect(await find('signUp')).toMatchObject({
      ...{ image: '/art/promotions/checked-mobile.avif', words: { title: 'A week of tables', text: 'What it is.' } },
      amount: 5,
    });
    const { promotions } = await hub();
    expect(
      promotions.filter(({ words: said }) => said?.title === 'A week of tables').map(({ kind }) => kind),
    ).toContain('signUp');
  });

  it.each([
    ['one of its own without what it takes', { texts: { en: { ...words('T'), takes: '' }, fil: words('T') } }, 1001],
    ['one of its own without terms', { texts: { en: words('T'), fil: { ...words('T'), terms: '' } } }, 1001],
    ['one that stands nowhere', { page: 'none' }, 1000],
  ])('refuses %s', async (_, more, error) => {
    const draft = {
      ...{ name: 'refused', action: 'CLOSE_ONLY', gameId: null, events: [], audience: 'everyone', page: 'own' },
      ...{ image: '/art/promotions/checked-wide.avif', mobileImage: '/art/promotions/checked-mobile.avif' },
      ...{ texts: { en: words('T'), fil: words('T') }, sortIndex: 1, ...more },
    };
    const answer = await api.post('/operator/promotion/save', draft, key);
    expect(answer.error).toBe(error);
  });

  it('shows nothing on a break or with signs of harm, and says why', async () => {
    const [paused, guarded] = [await api.join(), await api.join()];
    await api.post('/sys/protection/takeBreak', { hours: 24 }, paused.token);
    await api.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [guarded.id],
    );
    expect(await hub(paused)).toMatchObject({ heldBack: 'paused', promotions: [] });
    expect(await hub(guarded)).toMatchObject({ heldBack: 'signs', promotions: [] });
  });

  it('shows no bonus and no competition where the place forbids them', async () => {
    const shared = { name: 'jurisdictions', scope: 'casino' };
    const put = async (packs: string[]) => {
      const [{ version }] = (await api.post('/operator/setting/listAll', { name: shared.name }, key)).data;
      const change = { ...shared, version, fields: { packs }, reason: 'A test' };
      expect((await api.post('/operator/setting/set', change, key)).error).toBe(0);
    };
    const running = await competition({});
    const member = await api.join();
    await api.db.query(`update member set country_code = 'BR', state_code = 'BR-SP' where id = $1`, [member.id]);
    expect(await find(running, member)).toBeDefined();
    await put(['BR']);
    try {
      await vi.waitFor(async () => {
        const kinds = (await hub(member)).promotions.map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind !== 'published')).toEqual([]);
      });
    } finally {
      await put([]);
    }
  });

  it('shows visitors the currency in which accounts are kept there', async () => {
    const { rules } = jurisdictionAt(['ES'], 'ES');
    expect(rules['account.currencies']).toEqual(['EUR']);
    const entries = await promotionsOfBonuses({ db: api.db } as BonusDeps, {
      member: undefined,
      // The pack forbids offers of welcome, which say an amount.
      rules: { ...rules, 'bonus.offers': 'all' },
      now: new Date(),
    });
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry).toMatchObject({ currency: 'EUR' });
  });

  it('is empty where the place wants no such page', async () => {
    const described = await describeHub(
      {
        db: api.db,
        rulesFor: async () => ({ 'offers.promotionsPage': false }),
        countryOf: () => undefined,
        offersHeldBack: async () => undefined,
        isPlayable: async () => true,
        sources: [() => Promise.reject(new Error('asked in vain'))],
      },
      { viewer: { country: 'PH' }, member: undefined, language: 'en' },
    );
    expect(described).toMatchObject({ heldBack: 'place', promotions: [] });
  });
});
