import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { loadPromotions } from './load-promotions.ts';
import { referencePromotions } from './reference-promotions.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi();
  key = await addOperator(api.db, 'anna');
});
afterAll(() => api.close());

const names = async (member: TestMember, event: string, headers = {}) => {
  const answer = await api.post('/sys/promotion/listAll', { event }, member.token, headers);
  expect(answer.error).toBe(0);
  return answer.data.map(({ id }: { id: number }) => referencePromotions.find((it) => it.id === id)!.name);
};
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const set = (id: number, body: object) => api.post('/operator/promotion/set', { id, ...body }, key);
const makeDepositor = (member: TestMember) =>
  api.db.query('update member set credited = true where id = $1', [member.id]);

beforeEach(async () => {
  for (const { id } of referencePromotions) await set(id, { enabled: true });
});

describe('promotions', () => {
  it('follow the event and whether the member has paid in', async () => {
    const member = await api.join();
    expect(await names(member, 'register')).toEqual(['checked']);
    expect(await names(member, 'login')).toEqual(['first-deposit']);
    await makeDepositor(member);
    expect(await names(member, 'login')).toEqual(['nocturne', 'invite']);
  });

  it('carry the five things of the specification and the words of the reader', async () => {
    const member = await api.join();
    await makeDepositor(member);
    const answer = await api.post('/sys/promotion/listAll', { event: 'login' }, member.token, { 'x-fe-lang': 'fil' });
    expect(answer.data[0]).toEqual({
      id: 3,
      action: 'LAUNCH_GAME',
      title: 'Nocturne: ang hardin sa gabi',
      text: expect.stringContaining('96.00 %'),
      buttonText: 'Maglaro ng Nocturne',
      bgImg: '/art/promotions/nocturne-wide.avif',
      mobileBgImg: '/art/promotions/nocturne-mobile.avif',
      gameId: 1,
    });
  });

  it('are shown once a day, even to many windows at once, and again the next day', async () => {
    const member = await api.join();
    const answers = await Promise.all(Array.from({ length: 20 }, () => names(member, 'login')));
    expect(answers.filter((shown) => shown.length > 0)).toEqual([['first-deposit']]);
    await api.db.query('update promotion_shown set shown_on = shown_on - 1 where member_id = $1', [member.id]);
    expect(await names(member, 'login')).toEqual(['first-deposit']);
  });

  it('keep to their days in UTC, both included', async () => {
    for (const [days, isShown] of [
      [{ firstDay: day(0), lastDay: day(0) }, true],
      [{ firstDay: day(1) }, false],
      [{ lastDay: day(-1) }, false],
      [{ firstDay: day(-1), lastDay: day(1) }, true],
    ] as const) {
      expect(await set(2, { enabled: true, ...days })).toMatchObject({ error: 0 });
      const shown = await names(await api.join(), 'login');
      expect(shown, JSON.stringify(days)).toEqual(isShown ? ['first-deposit'] : []);
    }
  });

  it('are not shown to who is on a break or shows signs of harm', async () => {
    const [resting, guarded] = [await api.join(), await api.join()];
    await api.post('/sys/protection/takeBreak', { hours: 24 }, resting.token);
    await api.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [guarded.id],
    );
    for (const member of [resting, guarded]) expect(await names(member, 'login')).toEqual([]);
    await api.db.query(
      `update harm_case set state = 'closed', outcome = 'talked', reason = 'A test', closed_by = 'test', closed_at = now()
       where member_id = $1`,
      [guarded.id],
    );
    expect(await names(guarded, 'login')).toEqual(['first-deposit']);
  });

  it('lead nobody to a game that is closed', async () => {
    const member = await api.join();
    await makeDepositor(member);
    await api.db.query('update game set enabled = false where id = 1');
    expect(await names(member, 'login')).toEqual(['invite']);
    await api.db.query('update game set enabled = true where id = 1');
    expect(await names(member, 'login')).toEqual(['nocturne']);
  });

  it('lead a visitor who has come to join, and no member', async () => {
    const headers = { 'x-fe-lang': 'fil' };
    const shown = await api.post('/sys/promotion/listAll', { event: 'visit' }, undefined, headers);
    expect(shown).toMatchObject({
      error: 0,
      data: [{ id: 5, action: 'REGISTER', buttonText: 'Sumali', gameId: null }],
    });
    expect(shown.data).toHaveLength(1);
    expect(await names(await api.join(), 'visit')).toEqual([]);
    await set(5, { enabled: true, lastDay: day(-1) });
    expect((await api.post('/sys/promotion/listAll', { event: 'visit' })).data).toEqual([]);
    await set(5, { enabled: false });
    expect((await api.post('/sys/promotion/listAll', { event: 'visit' })).data).toEqual([]);
  });

  it('of members want one, and only what has happened', async () => {
    expect((await api.post('/sys/promotion/listAll', { event: 'login' })).error).toBe(-2);
    const member = await api.join();
    expect((await api.post('/sys/promotion/listAll', { event: 'birthday' }, member.token)).error).toBe(1000);
    expect((await api.post('/sys/promotion/listAll', {}, member.token)).error).toBe(1001);
  });
});

describe('the desk', () => {
  it('takes a promotion away with a record of who did, and counts who was shown it', async () => {
    const member = await api.join();
    await names(member, 'login');
    const before = (await api.post('/operator/promotion/listAll', {}, key)).data;
    expect(before.map(({ name }: { name: string }) => name)).toEqual([
      'checked',
      'first-deposit',
      'nocturne',
      'invite',
      'join',
    ]);
    expect(before[1].shownToday).toBeGreaterThan(0);
    expect((await set(2, { enabled: false })).data).toMatchObject({ id: 2, enabled: 0, firstDay: null });
    expect(await names(await api.join(), 'login')).toEqual([]);
    const { rows } = await api.db.query(
      `select actor, before, after from audit_event where subject = 'promotion:2' and command = 'promotion.save' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      actor: 'operator:anna',
      before: { enabled: true },
      after: { enabled: false },
    });
  });

  it('refuses days in the wrong order, an unknown promotion, and anybody without a key', async () => {
    expect((await set(2, { enabled: true, firstDay: day(2), lastDay: day(1) })).error).toBe(1000);
    expect((await set(99, { enabled: true })).error).toBe(1002);
    const member = await api.join();
    expect((await api.post('/operator/promotion/set', { id: 2, enabled: false }, member.token)).error).toBe(-2);
  });

  it('writes promotions from files: a changed one stays over a start of the casino, a new one is hidden', async () => {
    const operator = await testOperator(api, 'promotions-desk');
    const file = join(await mkdtemp(join(tmpdir(), 'promotion-')), 'one.json');
    const draft = JSON.parse((await operator.run('promotions', 'show', '5')).out);
    draft.texts.en.title = 'Come in';
    await writeFile(file, JSON.stringify(draft));
    expect(await operator.run('promotions', 'save', file)).toMatchObject({ code: 0, err: '' });
    await loadPromotions(api.db, true);
    expect((await api.post('/sys/promotion/listAll', { event: 'visit' })).data[0].title).toBe('Come in');
    const { rows } = await api.db.query(
      `select actor, before, after from audit_event where subject = 'promotion:5' and command = 'promotion.save'
         and actor = 'operator:promotions-desk'`,
    );
    expect(rows).toEqual([
      {
        actor: 'operator:promotions-desk',
        before: expect.objectContaining({ name: 'join', texts: expect.objectContaining({}) }),
        after: expect.objectContaining({ name: 'join', texts: draft.texts }),
      },
    ]);
    expect(rows[0].before.texts.en.title).toBe('Like what you see?');

    const { id: _, ...fresh } = draft;
    await writeFile(file, JSON.stringify({ ...fresh, name: 'second-look' }));
    expect((await operator.run('promotions', 'save', file)).out).toMatch(
      /Promotion 1\d\d, second-look, is saved, hidden/,
    );
    expect((await api.post('/sys/promotion/listAll', { event: 'visit' })).data).toHaveLength(1);
    await writeFile(file, '{');
    expect(await operator.run('promotions', 'save', file)).toMatchObject({ code: 2 });
  });

  it.each([
    ['a member led to join', { audience: 'everyone', events: ['login'], action: 'REGISTER' }],
    ['a visitor led to pay in', { action: 'DEPOSIT' }],
    ['a visitor who logs in', { events: ['login'] }],
    ['a member who only comes', { audience: 'everyone', action: 'CLOSE_ONLY' }],
    ['a game that does not exist', { audience: 'everyone', events: ['login'], action: 'LAUNCH_GAME', gameId: 999 }],
    ['a picture of elsewhere', { image: 'https://elsewhere.example/a.png' }],
    ['the name of another one', { name: 'nocturne' }],
  ])('refuses %s', async (_, changed) => {
    const promotions = (await api.post('/operator/promotion/listAll', {}, key)).data;
    const { name, action, gameId, events, audience, image, mobileImage, texts, sortIndex } = promotions.find(
      (it: { id: number }) => it.id === 5,
    );
    const draft = { id: 5, name, action, gameId, events, audience, image, mobileImage, texts, sortIndex, ...changed };
    expect((await api.post('/operator/promotion/save', draft, key)).error).toBe(1000);
  });
});
