import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { announce } from './announce.ts';
import { kindOf, newsKinds } from './news.kinds.ts';
import { removeOldNews } from './news.store.ts';
import { newsText } from './news-text.ts';

let casino: MoneyCasino;
let key: string;

beforeAll(async () => {
  casino = await startMoneyCasino();
  key = await casino.addOperator('anna');
});
afterAll(() => casino.close());

const page = async (member: TestMember, more: object = {}, headers = {}) =>
  (
    await casino.api.post(
      '/base/news/listPage',
      { pageNum: 1, pageSize: 20, createTime_0: 'DESC', ...more },
      member.token,
      headers,
    )
  ).data;
const unread = async (member: TestMember) =>
  (await casino.api.post('/sys/news/getNewCount', { memberId: 1 }, member.token)).data;
const readAll = (member: TestMember) => casino.api.post('/sys/news/setAllRead', {}, member.token);
const tell = (member: TestMember, text: object | string) =>
  casino.api.post(
    '/operator/member/message',
    { memberId: Number(member.id), ...(typeof text === 'string' ? { english: text } : text) },
    key,
  );
const desk = (path: string, body: object) => casino.api.post(`/operator/cashOut/${path}`, body, key);

async function cashOut(member: TestMember, amount: number): Promise<number> {
  const body = { amount, paymentMethod: 'PAYPAL', email: 'maria@example.com', ...(await casino.proofs(member)) };
  const applied = await casino.api.post('/sys/withdraw/apply', body, member.token);
  if (applied.error !== 0) throw new Error(applied.message);
  return applied.data.id;
}

describe('a cash-out', () => {
  it('is notified of at every change that matters, once each, in the language of the reader', async () => {
    const member = await casino.api.join();
    await casino.payIn(member, 200);
    const paid = await cashOut(member, 60.5);
    // Of the deposit and the saved account.
    await readAll(member);
    expect(await unread(member)).toBe(0);
    const { contentHash } = (await desk('get', { id: paid })).data;
    await Promise.all([desk('approve', { id: paid, contentHash }), desk('approve', { id: paid, contentHash })]);
    await until(async () => (await unread(member)) === 2);
    const rejected = await cashOut(member, 30);
    await desk('reject', { id: rejected, reason: 'The photo is not readable' });
    const canceled = await cashOut(member, 25);
    await casino.api.post('/sys/withdraw/cancel', { id: canceled }, member.token);

    const texts = (await page(member, { status: 0 })).content.map(({ type, message }: Record<string, unknown>) => [
      type,
      message,
    ]);
    expect(texts).toEqual([
      [
        0,
        `Your cash-out no. ${rejected} of $30.00 by PayPal was not approved: The photo is not readable. The money is back in your balance.`,
      ],
      [0, `Your cash-out no. ${paid} of $60.50 by PayPal has been paid.`],
      [0, `Your cash-out no. ${paid} of $60.50 by PayPal was approved. We will tell you when it is paid.`],
    ]);
    const filipino = await page(member, {}, { 'x-fe-lang': 'fil' });
    expect(filipino.content[1].message).toBe(`Nabayaran na ang cash-out mong $60.50 (blg. ${paid}) sa PayPal.`);
    expect(await unread(member)).toBe(3);
  });

  it('that could not be paid is shown with what to do', async () => {
    const member = await casino.api.join();
    await casino.payIn(member, 100);
    const id = await cashOut(member, 40);
    await readAll(member);
    const { contentHash } = (await desk('get', { id })).data;
    await casino.control('/payouts', { behaviour: 'fail' });
    await desk('approve', { id, contentHash });
    await until(async () => (await unread(member)) === 2);
    await casino.control('/payouts', { behaviour: 'settle' });
    expect((await page(member)).content[0]).toMatchObject({
      type: 0,
      status: 0,
      memberId: Number(member.id),
      message: expect.stringMatching(
        /^Your cash-out no\. \d+ of \$40\.00 by PayPal could not be paid\..*request it again\.$/,
      ),
    });
  });

  it('told of before messages named number and method reads as it did', () => {
    const details = { amount: { minor: '6050', currency: 'USD' } };
    expect(newsText({ kind: 'cashOutPaid', details }, 'en')).toBe('Your cash-out of $60.50 has been paid.');
  });

  it('that goes back leaves no message behind', async () => {
    const member = await casino.api.join();
    await expect(
      inTransaction(casino.api.db, async (tx) => {
        await announce(tx, { memberId: member.id, kind: 'friendJoined', about: 'member:1' });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await unread(member)).toBe(0);
  });
});

describe('messages', () => {
  it('are read one by one, by their own member only', async () => {
    const [mine, theirs] = [await casino.api.join(), await casino.api.join()];
    for (const text of ['first', 'second']) expect((await tell(mine, text)).error).toBe(0);
    const [{ id }] = (await page(mine)).content;
    expect((await casino.api.post('/sys/news/setNewsStatus', { id }, theirs.token)).error).toBe(1002);
    expect(await unread(mine)).toBe(2);
    for (const _ of [1, 2]) {
      expect((await casino.api.post('/sys/news/setNewsStatus', { id }, mine.token)).error).toBe(0);
      expect(await unread(mine)).toBe(1);
    }
    expect((await page(mine, { status_EQ: 0 })).content.map((it: { message: string }) => it.message)).toEqual([
      'first',
    ]);
    expect((await page(mine, { status: 10 })).totalElements).toBe(1);
    expect(await page(theirs, { memberId_EQ: Number(mine.id) })).toMatchObject({ content: [], totalElements: 0 });
    expect((await casino.api.post('/base/news/listPage', {})).error).toBe(-2);
  });

  it('come twenty a page, the newest first, none twice', async () => {
    const member = await casino.api.join();
    await inTransaction(casino.api.db, async (tx) => {
      for (let number = 1; number <= 45; number += 1) {
        await announce(tx, {
          memberId: member.id,
          kind: 'casino',
          about: `n:${number}`,
          values: { en: `n${number}`, fil: '' },
        });
      }
    });
    const pages = [await page(member), await page(member, { pageNum: 2 }), await page(member, { pageNum: 3 })];
    expect(pages.map(({ content, last }) => [content.length, last])).toEqual([
      [20, false],
      [20, false],
      [5, true],
    ]);
    expect(pages[0].content[0].message).toBe('n45');
    expect(new Set(pages.flatMap(({ content }) => content.map(({ id }: { id: number }) => id))).size).toBe(45);
  });

  it('tell the same thing once, however often it is announced', async () => {
    const member = await casino.api.join();
    const once = () =>
      inTransaction(casino.api.db, (tx) =>
        announce(tx, {
          memberId: member.id,
          kind: 'inviteReward',
          about: 'reward:7',
          values: { amount: amountOf('USD', 1_250n) },
        }),
      );
    const ids = await Promise.all([once(), once(), once()]);
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    expect((await page(member)).content).toMatchObject([
      { type: 10, message: 'Your invitation reward of $12.50 has been added to your balance.' },
    ]);
  });

  it('from an operator are recorded, and read in either language', async () => {
    const member = await casino.api.join();
    const sent = await tell(member, {
      english: 'Please look at your documents.',
      filipino: 'Pakitingnan ang mga dokumento mo.',
    });
    expect((await page(member, {}, { 'x-fe-lang': 'fil' })).content[0]).toMatchObject({
      id: sent.data.id,
      type: 20,
      message: 'Pakitingnan ang mga dokumento mo.',
    });
    await tell(member, 'Only English.');
    expect((await page(member, {}, { 'x-fe-lang': 'fil' })).content[0].message).toBe('Only English.');
    const { rows } = await casino.api.db.query(`select actor, command, after from audit_event where subject = $1`, [
      `news:${sent.data.id}`,
    ]);
    expect(rows).toEqual([
      {
        actor: 'operator:anna',
        command: 'member.message',
        after: { en: 'Please look at your documents.', fil: 'Pakitingnan ang mga dokumento mo.' },
      },
    ]);
    expect((await tell(member, ' ')).error).toBe(1001);
    expect((await casino.api.post('/operator/member/message', { memberId: 9, english: 'x' }, key)).error).toBe(1002);
    expect((await casino.api.post('/operator/member/message', { memberId: 9, english: 'x' }, member.token)).error).toBe(
      -2,
    );
  });

  it('go when they are old', async () => {
    const member = await casino.api.join();
    await tell(member, 'old');
    await casino.api.db.query(`update news set created_at = now() - interval '401 days' where member_id = $1`, [
      member.id,
    ]);
    await tell(member, 'new');
    await removeOldNews(casino.api.db, 400);
    expect((await page(member)).content.map((it: { message: string }) => it.message)).toEqual(['new']);
  });

  it('lead to the page of protection where they name it, in either language', async () => {
    const names = { en: 'Play safely', fil: 'Ligtas na paglalaro' } as const;
    for (const kind of Object.keys(newsKinds) as (keyof typeof newsKinds)[]) {
      for (const language of ['en', 'fil'] as const) {
        const isNamed = newsText({ kind, details: {} }, language).includes(names[language]);
        expect([kind, language, isNamed]).toEqual([kind, language, kindOf(kind).link === 'playSafely']);
      }
    }
    const member = await casino.api.join();
    const of = { memberId: member.id, about: 'a test' };
    await inTransaction(casino.api.db, (tx) => announce(tx, { ...of, kind: 'limitsAsked' }));
    const values = { amount: amountOf('USD', 1n) };
    await inTransaction(casino.api.db, (tx) => announce(tx, { ...of, kind: 'cashback', values }));
    const { content } = await page(member);
    expect(content.map(({ link }: { link: string | null }) => link)).toEqual(['transactions', 'playSafely']);
  });

  it('leave no place of any sentence unfilled', () => {
    const details = {
      amount: { minor: '100', currency: 'USD' },
      reason: 'Because.',
      level: 'Gold',
      en: 'Words',
      fil: 'Mga salita',
    };
    for (const kind of Object.keys(newsKinds) as (keyof typeof newsKinds)[]) {
      for (const language of ['en', 'fil'] as const) {
        const full = newsText({ kind, details }, language);
        expect(full).not.toMatch(/[{}]/);
        expect(full.length).toBeGreaterThan(4);
      }
      if (newsText({ kind, details: { en: '', fil: '' } }, 'en') !== '')
        expect(newsText({ kind, details }, 'en')).not.toBe(newsText({ kind, details }, 'fil'));
    }
  });
});
