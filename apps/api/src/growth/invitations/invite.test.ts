import { randomUUID } from 'node:crypto';
import { postWithin, verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { joinFrom, meetTerms } from './invite.fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1,::1' });
});
afterAll(() => api.close());

const record = async (member: TestMember) =>
  (await api.post('/sys/member/getMember', { id: Number(member.id) }, member.token)).data;
const take = (member: TestMember, inviteConfigId: number) =>
  api.post('/sys/member/receiveInviteBonus', { id: Number(member.id), inviteConfigId }, member.token);
const awards = async (member: TestMember) =>
  (
    await api.db.query(
      `select external_id as name, amount from posting where member_id = $1 and type = 'INVITE_AWARD' and seq > 0 order by seq`,
      [member.id],
    )
  ).rows;

describe('who counts', () => {
  it('a friend with a confirmed address, a deposit of 20 and 100 wagered; not before', async () => {
    const inviter = await joinFrom(api);
    const friend = await joinFrom(api, { invitorCode: inviter.code });
    expect(await record(inviter)).toMatchObject({ id: Number(inviter.id), childCount: 0, treasureIndex: 0 });
    const terms = await api.post('/sys/member/inviteTerms', {}, inviter.token);
    expect(terms.data).toEqual({
      leastDeposit: 20,
      leastWagered: 100,
      currency: 'USD',
      waitingCount: 1,
      heldCount: 0,
    });

    await meetTerms(api, friend, { deposit: 19_99n, wagered: 100_00n });
    expect((await record(inviter)).childCount).toBe(0);
    await meetTerms(api, friend, { deposit: 1n, wagered: 0n });
    await api.db.query('update member set email_verified_at = null where id = $1', [friend.id]);
    expect((await record(inviter)).childCount).toBe(0);
    await api.db.query('update member set email_verified_at = now() where id = $1', [friend.id]);
    expect((await record(inviter)).childCount).toBe(1);
    const news = await api.post('/base/news/listPage', {}, inviter.token);
    expect(news.data.content).toHaveLength(1);
    expect(news.data.content[0]).toMatchObject({ type: 10, status: 0 });
  });

  it('not one who wagered too little', async () => {
    const inviter = await joinFrom(api);
    const friend = await joinFrom(api, { invitorCode: inviter.code });
    await meetTerms(api, friend, { deposit: 50_00n, wagered: 99_99n });
    expect((await record(inviter)).childCount).toBe(0);
  });

  it("answers another member's id as if it did not exist", async () => {
    const [inviter, other] = [await joinFrom(api), await joinFrom(api)];
    const asked = (id: bigint | number) => api.post('/sys/member/getMember', { id: Number(id) }, other.token);
    expect(await asked(inviter.id)).toEqual(await asked(99_999_999));
    expect((await asked(inviter.id)).error).toBe(errorCodes.noSuchThing);
    const answer = await api.post(
      '/sys/member/receiveInviteBonus',
      { id: Number(inviter.id), inviteConfigId: 1 },
      other.token,
    );
    expect(answer.error).toBe(errorCodes.noSuchThing);
  });

  it('refuses a code that nobody has', async () => {
    await expect(joinFrom(api, { invitorCode: 'ZZZZZZZZZZ' })).rejects.toThrow(/invitation code/);
  });
});

describe('rewards', () => {
  it("lists the tiers in the member's currency by the number of friends", async () => {
    const tiers = async (member: TestMember, input: object) =>
      (await api.post('/base/inviteConfig/listAll', input, member.token)).data;
    const [dollars, bitcoin] = [await joinFrom(api), await joinFrom(api, { currency: 'BTC' })];
    expect(await tiers(dollars, { personCount_0: 'ASC' })).toEqual([
      { id: 1, personCount: 1, bonusAmount: 3 },
      { id: 2, personCount: 3, bonusAmount: 6 },
      { id: 3, personCount: 5, bonusAmount: 10 },
      { id: 4, personCount: 10, bonusAmount: 25 },
      { id: 5, personCount: 25, bonusAmount: 75 },
      { id: 6, personCount: 50, bonusAmount: 150 },
    ]);
    expect(await tiers(bitcoin, { personCount_LTE: 1 })).toEqual([{ id: 1, personCount: 1, bonusAmount: 0.000045 }]);
  });

  it('are paid once when 100 ask at once, with their record', async () => {
    const inviter = await joinFrom(api);
    await meetTerms(api, await joinFrom(api, { invitorCode: inviter.code }));
    expect((await take(inviter, 1)).error).toBe(errorCodes.rewardNotReached);
    await record(inviter);
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(inviter, 1)));
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === errorCodes.rewardAlreadyTaken)).toHaveLength(99);
    expect(await awards(inviter)).toEqual([{ name: 'reward:1', amount: 300n }]);
    expect(await record(inviter)).toMatchObject({ childCount: 1, treasureIndex: 1 });
    const { rows } = await api.db.query(
      `select before, after from audit_event where member_id = $1 and command = 'invite.reward'`,
      [inviter.id],
    );
    expect(rows).toEqual([
      { before: { treasureIndex: 0 }, after: { treasureIndex: 1, childCount: 1, amount: '300', currency: 'USD' } },
    ]);
    expect((await verifyBooks(api.db, { memberId: inviter.id })).findings).toEqual([]);
  });

  it('are paid in order: a higher one brings those below it that were left', async () => {
    const inviter = await joinFrom(api);
    for (let friends = 0; friends < 5; friends++) {
      await meetTerms(api, await joinFrom(api, { invitorCode: inviter.code }));
    }
    expect((await record(inviter)).childCount).toBe(5);
    expect((await take(inviter, 4)).error).toBe(errorCodes.rewardNotReached);
    expect((await take(inviter, 77)).error).toBe(errorCodes.noSuchThing);
    expect((await take(inviter, 1)).error).toBe(0);
    expect((await take(inviter, 3)).error).toBe(0);
    expect((await take(inviter, 2)).error).toBe(errorCodes.rewardAlreadyTaken);
    expect(await awards(inviter)).toEqual([
      { name: 'reward:1', amount: 300n },
      { name: 'reward:3', amount: 600n },
      { name: 'reward:5', amount: 1000n },
    ]);
    expect((await record(inviter)).treasureIndex).toBe(5);
  });
});

describe('one person with several accounts', () => {
  const statusOf = async (member: TestMember) =>
    (await api.db.query('select status, matches from invitation where member_id = $1', [member.id])).rows[0];

  it.each([
    ['device', { deviceId: 'the-browser-of-the-inviter' }],
    ['address', { address: '112.200.1.1' }],
  ])('is held for the same %s as the inviter, and does not count', async (kind, same) => {
    const inviter = await joinFrom(api, same);
    const self = await joinFrom(api, { ...same, invitorCode: inviter.code });
    expect(await statusOf(self)).toEqual({ status: 'held', matches: [{ kind, memberId: String(inviter.id) }] });
    await meetTerms(api, self);
    expect((await record(inviter)).childCount).toBe(0);
    const terms = await api.post('/sys/member/inviteTerms', {}, inviter.token);
    expect(terms.data).toMatchObject({ waitingCount: 1, heldCount: 1 });
  });

  it('is held for an address from which the inviter merely logged in', async () => {
    const inviter = await joinFrom(api);
    const address = '112.200.2.2';
    const body = { username: inviter.username, password: inviter.password, type: 'MEMBER' };
    expect((await api.post('/sys/auth/login', body, undefined, { 'x-forwarded-for': address })).error).toBe(0);
    const self = await joinFrom(api, { address, invitorCode: inviter.code });
    expect((await statusOf(self)).status).toBe('held');
  });

  it('is held for being like an earlier friend, or like anyone who invited the inviter; the earlier one counts', async () => {
    const root = await joinFrom(api, { deviceId: 'the-browser-of-the-root' });
    const first = await joinFrom(api, { invitorCode: root.code, deviceId: 'the-browser-of-the-first' });
    const second = await joinFrom(api, { invitorCode: root.code, deviceId: 'the-browser-of-the-first' });
    const held = await joinFrom(api, { invitorCode: first.code, deviceId: 'the-browser-of-the-root' });
    await meetTerms(api, first);
    await meetTerms(api, second);
    expect((await record(root)).childCount).toBe(1);
    expect((await statusOf(first)).status).toBe('counted');
    expect((await statusOf(second)).status).toBe('held');
    expect((await statusOf(held)).status).toBe('held');
  });

  it('is no stranger behind the same address', async () => {
    const [one, other] = [await joinFrom(api), await joinFrom(api)];
    const address = '112.200.3.3';
    await joinFrom(api, { address, invitorCode: one.code });
    const friend = await joinFrom(api, { address, invitorCode: other.code });
    expect((await statusOf(friend)).status).toBe('waiting');
  });

  it('is held, counted before or not, for a cash-out to the same account', async () => {
    const inviter = await joinFrom(api);
    const friend = await joinFrom(api, { invitorCode: inviter.code });
    await meetTerms(api, friend);
    expect((await record(inviter)).childCount).toBe(1);
    for (const [member, email] of [
      [friend, 'One@example.com'],
      [inviter, 'one@example.com '],
    ] as const) {
      await inTransaction(api.db, (tx) =>
        postWithin(tx, {
          memberId: member.id,
          type: 'DEPOSIT',
          amount: amountOf('USD', 100_00n),
          source: 'test',
          externalId: randomUUID(),
        }),
      );
      // The cash-out asks for a deposit of the cashier's.
      await api.db.query(
        `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, request_hash)
         values ($1, 'STRIPE', 'stripe', gen_random_uuid()::text, 10000, 'USD', 'succeeded', '')`,
        [member.id],
      );
      const { rows } = await api.db.query(
        `insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes)
         select $1, gen_random_uuid()::text, sha256(gen_random_uuid()::text::bytea), 10, 10, 100
         from generate_series(1, 2) returning id`,
        [member.id],
      );
      const [idcardProofId, paymentProofId] = rows.map((row) => String(row.id));
      const applied = await api.post(
        '/sys/withdraw/apply',
        { amount: 25, paymentMethod: 'PAYPAL', email, idcardProofId, paymentProofId },
        member.token,
      );
      expect(applied.message).toBe('');
    }
    expect(await statusOf(friend)).toEqual({
      status: 'held',
      matches: [{ kind: 'account', memberId: String(inviter.id) }],
    });
    expect((await record(inviter)).childCount).toBe(0);
  });

  it('keeps no device, address or account as it was sent', async () => {
    const member = await joinFrom(api, { deviceId: 'a-device-that-is-not-kept' });
    const { rows } = await api.db.query('select kind, hash from member_origin where member_id = $1 order by kind', [
      member.id,
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(['address', 'device']);
    for (const { hash } of rows) expect(hash).toHaveLength(32);
  });
});
