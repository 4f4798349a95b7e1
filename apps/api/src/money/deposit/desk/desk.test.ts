import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestOperator, testOperator } from '../../../testing/run-operator.ts';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../../testing/start-money-casino.ts';
import type { TestMember } from '../../../testing/start-test-api.ts';

let casino: MoneyCasino;
let anna: TestOperator;

beforeAll(async () => {
  casino = await startMoneyCasino();
  anna = await testOperator(casino.api, 'anna');
});
afterAll(() => casino.close());

const reason = 'The bank shows it';
const desk = (call: string, body: object) => casino.api.post(`/operator/deposit/${call}`, body, anna.key);

/** The webhook of a new event, answered and worked off. */
async function tell(sessionId: string, type: string, changes: object): Promise<void> {
  const { id } = await casino.control<{ id: string }>('/events', { sessionId, type, changes });
  await casino.control(`/events/${id}/deliver`, {});
  await until(async () => {
    const { rows } = await casino.api.db.query('select from webhook_event where next_at is not null');
    return rows.length === 0;
  });
}

const paid = (minor: number, currency = 'usd') =>
  [
    'checkout.session.completed',
    { amount_total: minor, currency, payment_status: 'paid', status: 'complete' },
  ] as const;

async function inReview(minor: number, currency?: string) {
  const member = await casino.api.join();
  const { orderId: id, sessionId } = await casino.order(member, 25);
  await tell(sessionId, ...paid(minor, currency));
  expect(await stateOf(casino.api, id)).toBe('review');
  return { member, id, sessionId };
}

async function partRefunded() {
  const member = await casino.api.join();
  const { orderId: id, sessionId } = await casino.order(member, 100);
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  await until(async () => (await stateOf(casino.api, id)) === 'succeeded');
  const refunded = (minor: number) => tell(sessionId, 'charge.refunded', { refunded: false, amount_refunded: minor });
  await refunded(1_000);
  expect(await stateOf(casino.api, id)).toBe('part_refunded');
  return { member, id, sessionId, refunded };
}

const creditsOf = async ({ id }: TestMember) =>
  (
    await casino.api.db.query<{ amount: bigint }>(
      `select amount from posting where member_id = $1 and type in ('DEPOSIT', 'GIFT')`,
      [id],
    )
  ).rows.map(({ amount }) => amount);

/** What operators did to it. */
const auditEventsOn = async (id: number) =>
  (
    await casino.api.db.query(
      `select actor, command, before, after from audit_event where subject = $1 and actor like 'operator:%' order by id`,
      [`deposit:${id}`],
    )
  ).rows;

const listed = async (member: TestMember) =>
  (await desk('listPage', { memberId: Number(member.id) })).data.content as Record<string, unknown>[];

async function cashOut(member: TestMember): Promise<number> {
  const proofs = await casino.proofs(member);
  const body = { amount: 25, paymentMethod: 'PAYPAL', email: 'ann@example.com', ...proofs };
  return (await casino.api.post('/sys/withdraw/apply', body, member.token)).error;
}

describe('a deposit in review', () => {
  it('is listed and credited with what really came, once, no matter who asks again', async () => {
    const { member, id, sessionId } = await inReview(1_234);
    expect(await listed(member)).toMatchObject([
      { id, memberId: Number(member.id), amount: 25, state: 'review', shortfall: 0, paymentMethod: 'STRIPE' },
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => desk('credit', { id, amount: '12.34', reason })));
    expect(answers.map(({ error }) => error).sort()).toEqual([0, errorCodes.wrongState, errorCodes.wrongState]);
    expect(answers.find(({ error }) => error === 0)?.data).toMatchObject({
      state: 'succeeded',
      amount: 12.34,
      review: null,
    });

    await tell(sessionId, ...paid(1_234));
    expect((await desk('close', { id, reason })).error).toBe(errorCodes.wrongState);
    expect(await listed(member)).toEqual([]);
    expect(await creditsOf(member)).toEqual([1_234n]);
    expect((await casino.book(member)).cash).toBe(1_234n);
    const { rows } = await casino.api.db.query('select credited from member where id = $1', [member.id]);
    expect(rows[0].credited).toBe(true);
    expect(await auditEventsOn(id)).toEqual([
      {
        actor: 'operator:anna',
        command: 'deposit.credit',
        before: {
          state: 'review',
          amount: '2500',
          currency: 'USD',
          shortfall: '0',
          reviewReason: 'the provider names 1234 minor units of USD',
        },
        after: { state: 'succeeded', amount: '1234', currency: 'USD', shortfall: '0', reason },
      },
    ]);
  });

  it('is not asked about again when the provider repeats the other currency', async () => {
    const { member, id, sessionId } = await inReview(2_500, 'eur');
    expect((await desk('credit', { id, amount: 26.9, reason })).error).toBe(0);
    await tell(sessionId, ...paid(2_500, 'eur'));
    expect(await listed(member)).toEqual([]);
    expect(await creditsOf(member)).toEqual([2_690n]);
  });

  it('is closed without a credit; the amount asked for is credited once when it comes later', async () => {
    const { member, id, sessionId } = await inReview(1_234);
    expect(await desk('close', { id, reason: 'Sent back' })).toMatchObject({
      error: 0,
      data: { state: 'failed', review: null },
    });
    await tell(sessionId, ...paid(1_234));
    expect(await stateOf(casino.api, id)).toBe('failed');
    expect((await desk('credit', { id, amount: 12.34, reason })).error).toBe(errorCodes.wrongState);
    expect(await creditsOf(member)).toEqual([]);
    await tell(sessionId, ...paid(2_500));
    await tell(sessionId, ...paid(2_500));
    expect(await stateOf(casino.api, id)).toBe('succeeded');
    expect(await creditsOf(member)).toEqual([2_500n]);
    expect(await auditEventsOn(id)).toMatchObject([
      { command: 'deposit.close', after: { state: 'failed', reason: 'Sent back' } },
    ]);
  });

  it.each([
    [{ amount: 0 }, errorCodes.amountTooSmall],
    [{ amount: -5 }, errorCodes.amountTooSmall],
    [{ amount: 5_000.01 }, errorCodes.amountTooLarge],
    [{ amount: '12.345' }, errorCodes.amountInvalid],
    [{ amount: '1e3' }, errorCodes.invalidField],
    [{ amount: 12, reason: ' ' }, errorCodes.missingField],
  ])('is not credited with %j', async (body, error) => {
    const { member, id } = await inReview(1_234);
    expect((await desk('credit', { id, reason, ...body })).error).toBe(error);
    expect(await stateOf(casino.api, id)).toBe('review');
    expect((await casino.book(member)).cash).toBe(0n);
  });

  it('is not settled: it is credited or closed', async () => {
    const { id } = await inReview(1_234);
    expect((await desk('settle', { id, reason })).error).toBe(errorCodes.wrongState);
  });
});

describe('what was given back in part', () => {
  it('is owed until it is settled; the repeat of it changes nothing, and more of it is owed again', async () => {
    const { member, id, refunded } = await partRefunded();
    expect(await listed(member)).toMatchObject([{ id, state: 'part_refunded', shortfall: 10 }]);
    expect(await cashOut(member)).toBe(errorCodes.depositOwed);
    const before = await casino.book(member);
    expect(await desk('settle', { id, reason: 'Paid back by wire' })).toMatchObject({
      error: 0,
      data: { state: 'part_refunded', shortfall: 0 },
    });
    expect((await desk('settle', { id, reason })).error).toBe(errorCodes.wrongState);
    expect(await casino.book(member)).toEqual(before);
    await refunded(1_000);
    expect(await listed(member)).toEqual([]);
    expect(await cashOut(member)).toBe(0);
    expect(await auditEventsOn(id)).toMatchObject([
      {
        actor: 'operator:anna',
        command: 'deposit.settle',
        before: { state: 'part_refunded', shortfall: '1000' },
        after: { state: 'part_refunded', shortfall: '0', reason: 'Paid back by wire' },
      },
    ]);

    await refunded(1_500);
    expect(await listed(member)).toMatchObject([{ id, shortfall: 5 }]);
    expect(await cashOut(member)).toBe(errorCodes.depositOwed);
  });

  it('is not taken a second time when the rest goes back as well: the rest is owed', async () => {
    const { member, id, sessionId } = await partRefunded();
    await desk('settle', { id, reason });
    await tell(sessionId, 'charge.refunded', {});
    expect(await stateOf(casino.api, id)).toBe('refunded');
    expect(await listed(member)).toMatchObject([{ id, state: 'refunded', shortfall: 90 }]);
    expect((await casino.book(member)).cash).toBe(10_000n);
  });

  it('is flagged when it did not arrive, credits nothing, and is settled once', async () => {
    const { member, id, sessionId } = await partRefunded();
    await tell(sessionId, 'charge.refunded', {});
    expect(await stateOf(casino.api, id)).toBe('refunded');
    expect(await listed(member)).toEqual([]);
    const before = await casino.book(member);
    await tell(sessionId, 'refund.failed', {});
    expect(await listed(member)).toMatchObject([
      { id, state: 'refunded', review: 'the provider says refund_failed after refunded' },
    ]);
    expect((await desk('settle', { id, reason: 'Sent once more, to the new card' })).error).toBe(0);
    await tell(sessionId, 'refund.failed', {});
    expect(await listed(member)).toEqual([]);
    expect(await casino.book(member)).toEqual(before);
  });

  it('is settled where it was only flagged, and the repeat flags nothing', async () => {
    const { member, id, sessionId } = await partRefunded();
    await desk('settle', { id, reason });
    const failed = () => tell(sessionId, 'checkout.session.async_payment_failed', {});
    await failed();
    expect(await listed(member)).toMatchObject([{ id, shortfall: 0, review: expect.stringContaining('failed') }]);
    expect((await desk('settle', { id, reason })).error).toBe(0);
    await failed();
    expect(await listed(member)).toEqual([]);
  });
});

describe('the desk', () => {
  it('knows no deposit that does not exist, and nobody but an operator', async () => {
    const member = await casino.api.join();
    for (const call of ['credit', 'close', 'settle']) {
      const body = { id: 999_999_999, amount: 10, reason };
      expect((await desk(call, body)).error).toBe(errorCodes.noSuchThing);
      const asMember = await casino.api.post(`/operator/deposit/${call}`, body, member.token);
      expect(asMember.error).toBe(errorCodes.loginAgain);
    }
    const list = await casino.api.post('/operator/deposit/listPage', {}, member.token);
    expect(list.error).toBe(errorCodes.loginAgain);
  });

  it('works on the command line', async () => {
    const [first, second, third] = [await inReview(1_234), await inReview(1_234), await partRefunded()];
    const list = await anna.run('deposits');
    expect(list.out).toMatch(new RegExp(`${first.id} .*25\\.00 USD\\s+STRIPE.*review.*the provider names 1234`));
    expect(list.out).toMatch(new RegExp(`${third.id} .*part_refunded\\s+10\\.00 USD`));
    const credited = await anna.run('deposits', 'credit', String(first.id), '12.34', '--reason', reason);
    expect(credited.out).toMatch(/Credited\.[\s\S]*12\.34 USD[\s\S]*State\s+succeeded/);
    const closed = await anna.run('deposits', 'close', String(second.id), '--reason', reason);
    expect(closed.out).toMatch(/nothing was credited[\s\S]*State\s+failed/);
    const settled = await anna.run('deposits', 'settle', String(third.id), '--reason', reason);
    expect(settled.out).toMatch(/no money was moved[\s\S]*Owed\s+0\.00 USD/);
    expect(await anna.run('deposits', 'settle', String(third.id))).toMatchObject({ code: 2, out: '' });
    expect(await anna.run('deposits', 'credit', String(first.id), '--reason', reason)).toMatchObject({ code: 2 });
    expect((await anna.run('deposits', 'close', String(first.id), '--reason', reason)).err).toContain('succeeded');
    expect((await anna.run('deposits', 'burn')).code).toBe(2);
  });
});
