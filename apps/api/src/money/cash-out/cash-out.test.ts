import { setTimeout as sleep } from 'node:timers/promises';
import { lockBooks } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf, zero } from '@fairhouse/money';
import { createLogger } from '@fairhouse/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsAtOnce } from '../../testing/requests-at-once.ts';
import { settingOfCasino } from '../../testing/setting-of.ts';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { applyForCashOut } from './application/apply.ts';
import type { CashOutDeps } from './cash-out.deps.ts';

let casino: MoneyCasino;
let key: string;
const logged: string[] = [];

beforeAll(async () => {
  casino = await startMoneyCasino({}, createLogger('test', { write: (line) => void logged.push(line) }));
  key = await casino.addOperator('anna');
});
afterAll(() => casino.close());

const bank = {
  paymentMethod: 'BANK_CARD',
  routingNumber: '021000021',
  accountNumber: '1234567890',
  accountName: 'Maria Santos',
};
const paypal = { paymentMethod: 'PAYPAL', email: 'maria@example.com' };

async function richMember(amount = 200): Promise<TestMember & { proofs: object }> {
  const member = await casino.api.join();
  await casino.payIn(member, amount);
  return { ...member, proofs: await casino.proofs(member) };
}

const apply = (member: TestMember & { proofs: object }, body: object) =>
  casino.api.post('/sys/withdraw/apply', { ...paypal, ...member.proofs, ...body }, member.token);
const desk = (path: string, body: object) => casino.api.post(`/operator/cashOut/${path}`, body, key);
const statusOf = async (id: number) => (await desk('get', { id })).data.status;
const approve = async (id: number) =>
  desk('approve', { id, contentHash: (await desk('get', { id })).data.contentHash });
const auditEventsOf = async (id: number) =>
  (
    await casino.api.db.query('select actor, command, before, after from audit_event where subject = $1 order by id', [
      `cash-out:${id}`,
    ])
  ).rows;

describe('a cash-out', () => {
  it('is held, approved by name, paid by the provider and settled', async () => {
    const member = await richMember();
    const applied = await apply(member, { amount: 60.5, ...bank });
    expect(applied).toMatchObject({ error: 0, data: { status: 0, amount: 60.5, currency: 'USD' } });
    expect(await casino.book(member)).toEqual({ cash: 13_950n, bonus: 0n, held: 6_050n });
    const { id } = applied.data;

    const seen = await desk('get', { id });
    expect(seen.data).toMatchObject({
      username: member.username,
      destination: '021000021 · 1234567890 · Maria Santos',
      decidedBy: null,
    });
    const changed = await desk('approve', { id, contentHash: '0'.repeat(64) });
    expect(changed.error).toBe(1602);
    expect((await approve(id)).data).toMatchObject({ status: 'passed', decidedBy: 'anna' });
    await until(async () => (await statusOf(id)) === 'completed');

    expect(await casino.book(member)).toEqual({ cash: 13_950n, bonus: 0n, held: 0n });
    const auditEvents = await auditEventsOf(id);
    expect(auditEvents.map(({ actor, command }) => [actor, command])).toEqual([
      [`member:${member.id}`, 'cashOut.apply'],
      ['operator:anna', 'cashOut.approve'],
      ['system:payout worker', 'cashOut.claim'],
      ['system:payout worker', 'cashOut.accept'],
      ['system:payout worker', 'cashOut.settle'],
    ]);
    expect(auditEvents[1]).toMatchObject({
      before: { status: 'pending' },
      after: { status: 'passed', amount: '6050' },
    });
    expect(JSON.stringify(auditEvents)).not.toContain('1234567890');
    const page = await casino.api.post(
      '/sys/withdraw/listPage',
      { memberId: 1, pageNum: 1, pageSize: 20, createTime_0: 'DESC' },
      member.token,
    );
    expect(page.data).toMatchObject({
      number: 0,
      size: 20,
      totalElements: 1,
      last: true,
      content: [{ id, status: 40 }],
    });
  });

  it('is found by its number, by its member alone', async () => {
    const member = await richMember();
    const { id } = (await apply(member, { amount: 100 })).data;
    const find = (number: number, one: TestMember) => casino.api.post('/sys/withdraw/find', { id: number }, one.token);
    expect((await find(id, member)).data).toMatchObject({ id, amount: 100, status: 0 });
    const other = await casino.api.join();
    expect((await find(id, other)).error).toBe(1002);
    expect(await find(id, other)).toEqual(await find(999_999_999, other));
  });

  it('is canceled by its member while it is pending, and the money is back', async () => {
    const member = await richMember();
    const { id } = (await apply(member, { amount: 100 })).data;
    const cancel = (one: TestMember) => casino.api.post('/sys/withdraw/cancel', { id }, one.token);
    const thief = await casino.api.join();
    expect(await cancel(thief)).toEqual(
      await casino.api.post('/sys/withdraw/cancel', { id: 999_999_999 }, thief.token),
    );
    expect((await cancel(member)).data.status).toBe(1);
    expect((await cancel(member)).data.status).toBe(1);
    expect(await casino.book(member)).toEqual({ cash: 20_000n, bonus: 0n, held: 0n });
    expect((await approve(id)).error).toBe(1601);
    const history = await casino.api.post(
      '/sys/member/transaction/page',
      { amount_GT: 0, createTime_0: 'DESC' },
      member.token,
    );
    expect(history.data.content).toMatchObject([
      { type: 'WITHDRAW_ROLLBACK', amount: 100, balanceBefore: 100, balanceAfter: 200 },
      { type: 'WITHDRAW', amount: 100, balanceBefore: 200, balanceAfter: 100 },
      { type: 'DEPOSIT', amount: 200, balanceBefore: 0, balanceAfter: 200 },
    ]);
  });

  it('is rejected with a reason that the member reads', async () => {
    const member = await richMember();
    const { id } = (await apply(member, { amount: 50 })).data;
    expect((await desk('reject', { id, reason: '' })).error).toBe(1001);
    expect((await desk('reject', { id, reason: 'The proof is not readable.' })).data.status).toBe('rejected');
    const page = await casino.api.post('/sys/withdraw/listPage', { status_IN: [10] }, member.token);
    expect(page.data.content).toMatchObject([{ id, status: 10, reason: 'The proof is not readable.' }]);
    const [before, after] = [-3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString());
    const listed = async (filter: object) =>
      (await casino.api.post('/sys/withdraw/listPage', filter, member.token)).data.totalElements;
    expect(await listed({ status: 10, createTime_GTE: before, createTime_LT: after })).toBe(1);
    expect(await listed({ status: 0, createTime_GTE: before })).toBe(0);
    expect(await listed({ status: 10, createTime_LT: before })).toBe(0);
    expect(await listed({ status_IN: [0, 10] })).toBe(1);
    expect(await listed({ status_NEQ: 10 })).toBe(0);
    expect(await listed({ status: 11 })).toBe(0);
    expect(await listed({ status_NEQ: 11 })).toBe(1);
    expect((await casino.book(member)).cash).toBe(20_000n);
    expect((await desk('reject', { id, reason: 'again' })).error).toBe(1601);
    expect((await casino.api.post('/sys/withdraw/cancel', { id }, member.token)).error).toBe(1213);
  });

  it('is marked as paid by an operator', async () => {
    const member = await richMember();
    const { id } = (await apply(member, { amount: 50 })).data;
    expect((await desk('markPaid', { id, reference: 'wire 17' })).error).toBe(1601);
    await leaveToOperators(id);
    expect((await desk('markPaid', { id, reference: 'wire 17' })).data).toMatchObject({
      status: 'completed',
      providerReference: 'wire 17',
    });
    expect(await casino.book(member)).toEqual({ cash: 15_000n, bonus: 0n, held: 0n });
  });

  it('is not marked as paid while a provider is asked, only when that one is not configured any more', async () => {
    const member = await richMember();
    await casino.control('/payouts', { behaviour: 'busy' });
    const { id } = (await apply(member, { amount: 50 })).data;
    await approve(id);
    await until(async () => (await statusOf(id)) === 'paying');
    expect((await desk('markPaid', { id, reference: 'wire 18' })).error).toBe(1601);
    expect((await casino.book(member)).held).toBe(5_000n);
    await casino.api.db.query(`update cash_out set provider = 'gone' where id = $1`, [id]);
    expect((await desk('markPaid', { id, reference: 'wire 18' })).data.status).toBe('completed');
    await casino.control('/payouts', { behaviour: 'settle' });
    expect(await casino.book(member)).toEqual({ cash: 15_000n, bonus: 0n, held: 0n });
  });

  it('is not marked as paid when it is claimed at the same time', async () => {
    const member = await richMember();
    const { id } = (await apply(member, { amount: 50 })).data;
    await leaveToOperators(id);
    const marking = await inTransaction(casino.api.db, async (tx) => {
      await tx.query(`update cash_out set status = 'paying' where id = $1`, [id]);
      const answer = desk('markPaid', { id, reference: 'wire 19' });
      await until(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await casino.api.db.query(waiting)).rowCount === 1;
      });
      return { answer };
    });
    expect((await marking.answer).error).toBe(1601);
    expect(await statusOf(id)).toBe('paying');
    expect((await casino.book(member)).held).toBe(5_000n);
  });

  /** Approved, and waiting for an operator: so it is when no configured provider takes its method. */
  const leaveToOperators = (id: number) =>
    casino.api.db.query(`update cash_out set status = 'passed', approved_hash = content_hash where id = $1`, [id]);
});

describe('of a member whose deposit was taken back, a cash-out', () => {
  async function owing(): Promise<{ member: TestMember; id: number }> {
    const member = await casino.api.join();
    const { orderId, sessionId } = await casino.order(member, 100);
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
    await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
    const { id } = (await apply({ ...member, proofs: await casino.proofs(member) }, { amount: 100 })).data;
    expect((await desk('get', { id })).data.owesDeposit).toBe(false);
    const lost = await casino.control<{ id: string }>('/events', {
      sessionId,
      type: 'charge.dispute.closed',
      changes: { status: 'lost' },
    });
    await casino.control(`/events/${lost.id}/deliver`, {});
    await until(async () => (await stateOf(casino.api, orderId)) === 'charged_back');
    return { member, id };
  }

  it('is not approved, and the desk says why', async () => {
    const { member, id } = await owing();
    expect(await approve(id)).toMatchObject({
      error: 1601,
      message: 'This is blocked, since the member owes a deposit that was taken back, and cannot be changed like that.',
    });
    const page = await desk('listPage', { memberId: Number(member.id) });
    expect(page.data.content).toMatchObject([{ id, status: 'pending', owesDeposit: true }]);
    expect((await casino.book(member)).held).toBe(10_000n);
    expect((await desk('reject', { id, reason: 'The deposit was taken back.' })).data.status).toBe('rejected');
  });

  it('is left to a person instead of paid, when that came after its approval', async () => {
    const { member, id } = await owing();
    await casino.api.db.query(
      `update cash_out set status = 'passed', approved_hash = content_hash, ask_at = now() where id = $1`,
      [id],
    );
    await until(async () => (await desk('get', { id })).data.review !== null);
    expect((await desk('get', { id })).data).toMatchObject({
      status: 'passed',
      provider: null,
      review: 'The member owes a deposit that was taken back.',
    });
    expect((await auditEventsOf(id)).at(-1)).toMatchObject({
      actor: 'system:payout worker',
      command: 'cashOut.review',
      before: { status: 'passed' },
      after: { status: 'passed' },
    });
    expect((await casino.book(member)).held).toBe(10_000n);
    expect((await desk('reject', { id, reason: 'The deposit was taken back.' })).data.status).toBe('rejected');
    expect(await casino.book(member)).toEqual({ cash: 10_000n, bonus: 0n, held: 0n });
  });

  it('is not held, when that came after the first look at the application', async () => {
    const member = await richMember(100);
    const { db } = casino.api;
    const deps: CashOutDeps = {
      db,
      settingOf: settingOfCasino(db),
      payoutProviders: [],
      aboutPayment: (_, work) => work(),
      mayCancel: async () => true,
      cashOf: async () => amountOf('USD', 10_000n),
      rollingAmountOf: async () => zero('USD'),
      velocity: async () => ({ refusal: undefined, review: async () => {} }),
      disputesDeposit: async () => false,
      async ownsFiles() {
        // The last of the checks: what happens here happens before the member is locked.
        await db.query('update deposit_attempt set shortfall = 1 where member_id = $1', [member.id]);
        return true;
      },
      isLoggedIn: async () => true,
      knownProofs: async () => ({ known: {}, expired: [] }),
      handInProofs: async () => {},
      acceptProofs: async () => {},
      takesBitcoinAddress: () => false,
      mailAccount: async () => {},
      noteAccount: async () => {},
      announce: async () => {},
      log: { warn: () => {}, error: () => {} },
    };
    const session = { sessionId: 1n, type: 0, vipLevel: 0, credited: true, countryCode: 'PH' };
    const answer = await applyForCashOut(
      deps,
      { ...session, id: BigInt(member.id), username: member.username, currency: 'USD' },
      {
        paymentMethod: 'PAYPAL',
        type: 0,
        email: 'maria@example.com',
        amount: 50,
        idcardProofId: [1],
        paymentProofId: [2],
      },
      'en',
    );
    expect(answer).toMatchObject({ ok: false, error: 'depositOwed' });
    expect((await casino.book(member)).held).toBe(0n);
  });
});

describe('an application that waits behind the lock of the book', () => {
  const untilWaiting = async (count: number) => {
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await casino.api.db.query(isWaiting)).rowCount! < count) await sleep(10);
  };

  it.each([
    ['a log-out', (member: TestMember) => casino.api.post('/sys/auth/logout', {}, member.token)],
    [
      'a suspension',
      ({ id }: TestMember) =>
        casino.api.post('/operator/member/suspend', { memberId: Number(id), suspended: true, reason: 'A test' }, key),
    ],
  ])('is refused behind %s, and neither of them fails', async (_, end) => {
    const member = await richMember(100);
    const ended = await inTransaction(casino.api.db, async (tx) => {
      await lockBooks(tx, [BigInt(member.id)]);
      const ending = end(member);
      await Promise.race([untilWaiting(1), ending]);
      const applied = apply(member, { amount: 50 });
      await Promise.race([untilWaiting(2), applied]);
      return { ending, applied };
    });
    expect(await ended.ending).toMatchObject({ error: 0 });
    expect(await ended.applied).toMatchObject({ error: -2 });
    expect((await casino.book(member)).held).toBe(0n);
  });
});

describe('payouts', () => {
  const instructionsOf = async (id: number) => {
    const { rows } = await casino.api.db.query('select instruction from cash_out where id = $1', [id]);
    const all = await casino.control<{ id: string; submissions: number }[]>('/payouts');
    return all.filter((payout) => payout.id === rows[0].instruction);
  };

  it('give the money back when the provider definitely refuses', async () => {
    const member = await richMember();
    await casino.control('/payouts', { behaviour: 'refuse' });
    const { id } = (await apply(member, { amount: 50 })).data;
    await approve(id);
    await until(async () => (await statusOf(id)) === 'failed');
    await casino.control('/payouts', { behaviour: 'settle' });
    expect(await casino.book(member)).toEqual({ cash: 20_000n, bonus: 0n, held: 0n });
  });

  it('give it back too when an accepted payout fails later', async () => {
    const member = await richMember();
    await casino.control('/payouts', { behaviour: 'fail' });
    const { id } = (await apply(member, { amount: 50 })).data;
    await approve(id);
    await until(async () => (await statusOf(id)) === 'failed');
    await casino.control('/payouts', { behaviour: 'settle' });
    expect(await casino.book(member)).toEqual({ cash: 20_000n, bonus: 0n, held: 0n });
    expect((await auditEventsOf(id)).map(({ command }) => command)).toContain('cashOut.accept');
  });

  it('whose answer is lost stay held, and are one instruction in the end', async () => {
    const member = await richMember();
    await casino.control('/payouts', { behaviour: 'hangUp' });
    const { id } = (await apply(member, { amount: 50 })).data;
    await approve(id);
    await until(async () => (await instructionsOf(id)).length === 1);
    // The book is read first: what is not paid yet was held then.
    const { cash, held } = await casino.book(member);
    const status = await statusOf(id);
    expect(cash).toBe(15_000n);
    if (status !== 'completed') expect([status, held]).toEqual(['paying', 5_000n]);
    await until(async () => (await statusOf(id)) === 'completed');
    await casino.control('/payouts', { behaviour: 'settle' });
    expect(await instructionsOf(id)).toMatchObject([{ submissions: 1 }]);
    expect(await casino.book(member)).toEqual({ cash: 15_000n, bonus: 0n, held: 0n });
  });

  it('that somebody else moved while the provider was asked are in the log', async () => {
    const member = await richMember();
    await casino.control('/payouts', { behaviour: 'slow' });
    const { id } = (await apply(member, { amount: 50 })).data;
    await approve(id);
    await until(async () => (await instructionsOf(id)).length === 1);
    await casino.api.db.query(`update cash_out set review = 'asked by phone' where id = $1`, [id]);
    expect((await desk('markPaid', { id, reference: 'wire 20' })).data.status).toBe('completed');
    await casino.control('/payouts', { behaviour: 'settle' });
    const reported = () =>
      logged.map((line) => JSON.parse(line)).find(({ move, cashOut }) => move && cashOut === String(id));
    await until(async () => reported() !== undefined);
    expect(reported()).toMatchObject({ level: 50, move: 'accept', providerReference: expect.any(String) });
  });

  it('that were claimed by a process which died before asking are asked for once', async () => {
    const member = await richMember();
    const { id } = (await apply(member, { amount: 50 })).data;
    // What a process leaves behind that is killed between its claim and its call.
    await casino.api.db.query(
      `update cash_out set status = 'paying', approved_hash = content_hash, ask_at = now() where id = $1`,
      [id],
    );
    await until(async () => (await statusOf(id)) === 'completed');
    expect(await instructionsOf(id)).toMatchObject([{ submissions: 1 }]);
  });
});

describe('at the same time', () => {
  it(`${requestsAtOnce} cash-outs never pass the balance`, async () => {
    const member = await richMember(200);
    const answers = await Promise.all(Array.from({ length: requestsAtOnce }, () => apply(member, { amount: 30 })));
    const byError: Record<string, number> = {};
    for (const { error } of answers) byError[error] = (byError[error] ?? 0) + 1;
    expect(byError).toEqual({ 0: 6, 1203: requestsAtOnce - 6 });
    expect(await casino.book(member)).toEqual({ cash: 2_000n, bonus: 0n, held: 18_000n });
  });

  it('the same request is one cash-out', async () => {
    const member = await richMember(200);
    const requestKey = 'cash-out-0001';
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(member, { amount: 30, requestKey })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await casino.book(member)).held).toBe(3_000n);
    expect((await apply(member, { amount: 31, requestKey })).error).toBe(1003);
    // Its answer may have been lost: the repeat is the same cash-out although the cash has gone into it.
    const all = await apply(member, {
      amount: Number((await casino.book(member)).cash) / 100,
      requestKey: 'cash-out-0002',
    });
    const again = await apply(member, { amount: all.data.amount, requestKey: 'cash-out-0002' });
    expect(again).toMatchObject({ error: 0, data: { id: all.data.id } });
  });

  it('sixteen cancels at once are one, and each is told that it is done', async () => {
    const member = await richMember(100);
    for (let round = 0; round < 5; round++) {
      const { id } = (await apply(member, { amount: 25 })).data;
      const cancel = () => casino.api.post('/sys/withdraw/cancel', { id }, member.token);
      const answers = await Promise.all(Array.from({ length: 16 }, cancel));
      expect(answers.map(({ error, data }) => [error, data?.status])).toEqual(Array(16).fill([0, 1]));
    }
    expect(await casino.book(member)).toEqual({ cash: 10_000n, bonus: 0n, held: 0n });
  });

  it('cancel and approve end in one of the two, with the money where it belongs', async () => {
    const member = await richMember(2_000);
    await casino.control('/payouts', { behaviour: 'settle' });
    const ends = new Map<number, string>();
    for (let round = 0; round < 20; round++) {
      const { id } = (await apply(member, { amount: 25 })).data;
      const { contentHash } = (await desk('get', { id })).data;
      const [cancel, approved] = await Promise.all([
        casino.api.post('/sys/withdraw/cancel', { id }, member.token),
        desk('approve', { id, contentHash }),
      ]);
      expect([cancel.error, approved.error].filter((error) => error === 0)).toHaveLength(1);
      ends.set(id, cancel.error === 0 ? 'canceled' : 'completed');
    }
    for (const [id, status] of ends) {
      await until(async () => ['canceled', 'completed'].includes(await statusOf(id)));
      expect(await statusOf(id)).toBe(status);
    }
    const paid = [...ends.values()].filter((status) => status === 'completed').length;
    expect(await casino.book(member)).toEqual({ cash: 200_000n - BigInt(paid) * 2_500n, bonus: 0n, held: 0n });
  });
});

describe('an account that was used before', () => {
  const saved = async (member: TestMember) =>
    (await casino.api.post('/sys/withdraw/account/listAll', {}, member.token)).data;
  const remove = (member: TestMember, id: number) =>
    casino.api.post('/sys/withdraw/account/remove', { id }, member.token);

  it('is offered masked, the last used first, and takes the place of its fields', async () => {
    const member = await richMember();
    expect(await saved(member)).toEqual([]);
    await apply(member, { amount: 25, ...bank });
    await apply(member, { amount: 25 });
    await apply(member, { amount: 25, ...bank });
    const accounts = await saved(member);
    expect(accounts).toMatchObject([
      { paymentMethod: 'BANK_CARD', account: '•••• 7890 · Maria Santos' },
      { paymentMethod: 'PAYPAL', account: 'm•••@example.com' },
    ]);
    const again = await apply(member, { amount: 30, paymentMethod: 'BANK_CARD', accountId: accounts[0].id, email: '' });
    expect(again.error).toBe(0);
    expect((await desk('get', { id: again.data.id })).data.destination).toBe('021000021 · 1234567890 · Maria Santos');
    expect(await saved(member)).toHaveLength(2);
    const { rows } = await casino.api.db.query(
      `select command, after from audit_event where subject = $1 and command like 'cashOut.%Account' order by id`,
      [`member:${member.id}`],
    );
    expect(rows.map(({ command }) => command)).toEqual(['cashOut.saveAccount', 'cashOut.saveAccount']);
    expect(JSON.stringify(rows)).not.toContain('1234567890');
  });

  it('is mailed about when it is added and when it is removed, without its number', async () => {
    const member = await richMember();
    await apply(member, { amount: 25, ...bank });
    await apply(member, { amount: 25, ...bank });
    await remove(member, (await saved(member))[0].id);
    const { rows } = await casino.api.db.query(
      `select subject, body_text from mail where recipient = $1 and subject like '%payout account%' order by id`,
      [`${member.username}@example.com`],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A payout account was added'),
      expect.stringContaining('A payout account was removed'),
    ]);
    for (const { body_text } of rows) expect(body_text).toContain('Not you? Change your password right away');
    expect(JSON.stringify(rows)).not.toContain('1234567890');
  });

  it('is nobody else’s, and of no other method', async () => {
    const [member, thief] = [await richMember(), await richMember()];
    await apply(member, { amount: 25, ...bank });
    const [{ id }] = await saved(member);
    for (const accountId of [id, 999_999_999]) {
      const stolen = await apply(thief, { amount: 25, paymentMethod: 'BANK_CARD', accountId });
      expect(stolen).toMatchObject({ error: 1002, data: null });
    }
    expect((await apply(member, { amount: 25, paymentMethod: 'PAYPAL', accountId: id })).error).toBe(1002);
    expect(await remove(thief, id)).toEqual(await remove(thief, 999_999_999));
    expect(await saved(member)).toHaveLength(1);
  });

  it('is forgotten for good when it is removed, while its cash-out stays', async () => {
    const member = await richMember();
    const applied = await apply(member, { amount: 25, ...bank });
    const [{ id }] = await saved(member);
    expect((await remove(member, id)).error).toBe(0);
    expect((await remove(member, id)).error).toBe(1002);
    expect(await saved(member)).toEqual([]);
    expect((await apply(member, { amount: 25, paymentMethod: 'BANK_CARD', accountId: id })).error).toBe(1002);
    expect((await desk('get', { id: applied.data.id })).data.destination).toContain('1234567890');
  });

  it('makes room for a sixth of its method', async () => {
    const member = await richMember(500);
    for (let i = 1; i <= 6; i++) await apply(member, { amount: 25, email: `maria${i}@example.com` });
    await apply(member, { amount: 25, ...bank });
    const mails = (await saved(member)).filter(
      ({ paymentMethod }: { paymentMethod: string }) => paymentMethod === 'PAYPAL',
    );
    expect(mails).toHaveLength(5);
    const { rows } = await casino.api.db.query(
      `select destination->>'email' as email from cash_out_account where member_id = $1 and method = 'PAYPAL'`,
      [member.id],
    );
    expect(rows.map(({ email }) => email)).not.toContain('maria1@example.com');
  });
});

it('tells what can be applied for now and what the month still allows, by the rule that refuses', async () => {
  const member = await richMember(5_000);
  for (let i = 0; i < 3; i++) await casino.payIn(member, 5_000);
  const config = async () => (await casino.api.post('/sys/member/withdraw/config', {}, member.token)).data;
  expect(await config()).toMatchObject({
    monthlyMostAmount: 16_000,
    leftThisMonthAmount: 16_000,
    mostNowAmount: 16_000,
  });
  expect((await apply(member, { amount: 15_950 })).error).toBe(0);
  expect(await config()).toMatchObject({ leftThisMonthAmount: 50, mostNowAmount: 50 });
  expect((await apply(member, { amount: 50.01 })).error).toBe(1218);
  expect((await apply(member, { amount: 50 })).error).toBe(0);
  expect(await config()).toMatchObject({ leftThisMonthAmount: 0, mostNowAmount: 0 });
});

it('puts its documents into review once, asks for none of them again and accepts by approval what needs no date', async () => {
  const member = await richMember();
  const { idcardProofId, paymentProofId } = (member as unknown as { proofs: Record<string, string> }).proofs;
  const documents = async () =>
    Object.fromEntries(
      (await casino.api.post('/sys/member/documents/listAll', {}, member.token)).data.map(
        ({ kind, status }: { kind: string; status: number }) => [kind, status],
      ),
    );
  const first = await apply(member, { amount: 25 });
  expect(first.error).toBe(0);
  expect(await documents()).toEqual({ idcardProof: 10, idcardHoldProof: 0, addressProof: 0, paymentProof: 10 });
  const idsOf = async () =>
    (await casino.api.db.query('select id from member_document where member_id = $1 order by id', [member.id])).rows;
  const entered = await idsOf();

  // Neither is asked for while it is being reviewed, and other files do not start the review again.
  const without = { idcardProofId: '', paymentProofId: '' };
  const second = await apply(member, { amount: 25, ...without });
  expect(second.error).toBe(0);
  expect((await desk('get', { id: second.data.id })).data).toMatchObject({ idcardProofId, paymentProofId });
  expect((await apply(member, { amount: 25, ...(await casino.proofs(member)) })).error).toBe(0);
  expect(await idsOf()).toEqual(entered);
  const { rows: auditEvents } = await casino.api.db.query(
    `select actor from audit_event where member_id = $1 and command = 'member.updateDocuments'`,
    [member.id],
  );
  expect(auditEvents).toEqual([{ actor: `member:${member.id}` }]);

  // The identity document waits for the operator who reads its last day.
  expect((await approve(first.data.id)).error).toBe(0);
  expect(await documents()).toMatchObject({ idcardProof: 10, paymentProof: 20 });
  const { rows: accepted } = await casino.api.db.query(
    `select actor, after->>'cashOut' as "cashOut" from audit_event where member_id = $1 and command = 'document.accept'`,
    [member.id],
  );
  expect(accepted).toEqual([{ actor: 'operator:anna', cashOut: String(first.data.id) }]);
});

it('accepts by approval no other files than those that came with it', async () => {
  const member = await richMember();
  const { id } = (await apply(member, { amount: 25 })).data;
  await casino.api.post('/sys/member/documents/update', await casino.proofs(member), member.token);
  expect((await approve(id)).error).toBe(0);
  const { rows } = await casino.api.db.query('select distinct status from member_document where member_id = $1', [
    member.id,
  ]);
  expect(rows).toEqual([{ status: 'waiting' }]);
});

it('asks for no proof that an operator has accepted', async () => {
  const member = await richMember();
  const { idcardProofId, paymentProofId } = (member as unknown as { proofs: Record<string, string> }).proofs;
  await casino.api.post('/sys/member/documents/update', { idcardProofId, paymentProofId }, member.token);
  const without = { idcardProofId: '', paymentProofId: '' };
  const { rows } = await casino.api.db.query('select id, kind from member_document where member_id = $1', [member.id]);
  for (const { id, kind } of rows) {
    const dates = kind === 'idcardProof' ? { expiryDate: '2090-01-31' } : {};
    expect((await casino.api.post('/operator/document/accept', { id: Number(id), ...dates }, key)).error).toBe(0);
  }
  const applied = await apply(member, { amount: 25, ...without });
  expect(applied.error).toBe(0);
  // The desk sees the documents that were accepted.
  expect((await desk('get', { id: applied.data.id })).data).toMatchObject({ idcardProofId, paymentProofId });

  // Since yesterday the identity card has expired: neither it nor its files, handed in once more, prove anything.
  await casino.api.db.query(
    `update member_document set expires_on = (now() at time zone 'utc')::date - 1 where member_id = $1 and kind = 'idcardProof'`,
    [member.id],
  );
  expect((await apply(member, { amount: 25, ...without })).error).toBe(1212);
  expect((await apply(member, { amount: 25, idcardProofId, paymentProofId: '' })).error).toBe(1212);
});

describe('an application is refused, in the specified order', () => {
  it.each([
    ['three decimals', { amount: 25.001 }, 1200],
    ['below the minimum', { amount: 24.99 }, 1201],
    ['negative', { amount: -50 }, 1201],
    ['above the maximum', { amount: 100_000.01 }, 1202],
    ['more than there is', { amount: 200.01, paymentMethod: 'BTC' }, 1203],
    ['a method of another currency', { amount: 50, paymentMethod: 'MERCADO_PAGO', email: '' }, 1204],
    ['no routing number', { amount: 50, ...bank, routingNumber: '' }, 1001],
    ['a routing number with a wrong check digit', { amount: 50, ...bank, routingNumber: '021000022' }, 1214],
    ['an account number of letters', { amount: 50, ...bank, accountNumber: '12AB' }, 1214],
    ['a script for a name', { amount: 50, ...bank, accountName: '<script>alert(1)</script>' }, 1214],
    ['no email', { amount: 50, email: '' }, 1001],
    ['a broken email', { amount: 50, email: 'maria@' }, 1214],
    ['no proofs', { amount: 50, idcardProofId: '' }, 1212],
    ['files that are not there', { amount: 50, idcardProofId: '999999999' }, 1504],
  ])('%s', async (_what, body, error) => {
    const member = await shared();
    const answer = await apply(member, body);
    expect(answer).toMatchObject({ error, data: null });
    expect(answer.message).not.toMatch(/[{}]/);
    expect((await casino.book(member)).held).toBe(0n);
  });

  it("another member's proofs", async () => {
    const member = await shared();
    const proofs = await casino.proofs(await casino.api.join());
    expect((await apply(member, { amount: 50, ...proofs })).error).toBe(1504);
  });

  it('before a first deposit', async () => {
    const member = await casino.api.join();
    await casino.api.db.query(
      `select ledger_post_within(array[row($1::bigint, 'GIFT', 10000, 'USD', 'test', 'gift', null, null, null,
         null)::ledger_instruction])`,
      [member.id],
    );
    const answer = await apply({ ...member, proofs: await casino.proofs(member) }, { amount: 50 });
    expect(answer.error).toBe(1211);
    expect(answer.message).toContain('For the first');
  });

  it('above what is left of the month', async () => {
    const member = await richMember(5_000);
    for (let i = 0; i < 3; i++) await casino.payIn(member, 5_000);
    expect((await apply(member, { amount: 15_990 })).error).toBe(0);
    const answer = await apply(member, { amount: 25 });
    expect(answer.error).toBe(1218);
    expect(answer.message).toContain('$10.00');
  });

  let sharedMember: ReturnType<typeof richMember> | undefined;
  const shared = () => {
    sharedMember ??= richMember();
    return sharedMember;
  };
});

it('cannot be on its way without an approval of exactly this content, whatever a program does', async () => {
  const member = await richMember(50);
  const { id } = (await apply(member, { amount: 25 })).data;
  const force = (hash: string) =>
    casino.api.db.query(`update cash_out set status = 'passed', approved_hash = $2 where id = $1`, [id, hash]);
  await expect(force('0'.repeat(64))).rejects.toThrow(/cash_out_approved/);
  await expect(casino.api.db.query(`update cash_out set status = 'paying' where id = $1`, [id])).rejects.toThrow(
    /cash_out_approved/,
  );
});

it('keeps the desk to operators', async () => {
  const member = await casino.api.join();
  for (const token of [undefined, member.token, 'op_nobody']) {
    expect((await casino.api.post('/operator/cashOut/listPage', {}, token)).error).toBe(-2);
  }
});
