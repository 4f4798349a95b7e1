import type { DepositRecord } from '@fairhouse/contract';
import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCasino } from '../../testing/setting-of.ts';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let member: TestMember;

beforeAll(async () => {
  casino = await startMoneyCasino();
  member = await casino.api.join();
});
afterAll(() => casino.close());

const auditEventsOf = async (orderId: number) =>
  (
    await casino.api.db.query<{ command: string; actor: string }>(
      'select command, actor from audit_event where subject = $1 order by id',
      [`deposit:${orderId}`],
    )
  ).rows;

const depositsOf = async (one: TestMember) =>
  (
    await casino.api.db.query<{ n: number }>(
      `select count(*)::int as n from posting where member_id = $1 and type = 'DEPOSIT'`,
      [one.id],
    )
  ).rows[0]!.n;

describe('a deposit that is approved', () => {
  it('is credited by the signed webhook, recorded, and marks the member', async () => {
    const { orderId, sessionId } = await casino.order(member, 50);
    expect(await casino.api.post('/sys/stripe/findOrder', { orderId }, member.token)).toMatchObject({
      error: 0,
      data: { status: 'wait', amount: 50, currency: 'USD' },
    });
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
    await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');

    expect((await casino.book(member)).cash).toBe(5_000n);
    expect(await casino.api.post('/sys/stripe/findOrder', { orderId }, member.token)).toMatchObject({
      data: { status: 'true' },
    });
    const auditEvents = await auditEventsOf(orderId);
    expect(auditEvents.map(({ command }) => command)).toEqual(['deposit.start', 'deposit.order', 'deposit.succeeded']);
    const { rows } = await casino.api.db.query('select credited from member where id = $1', [member.id]);
    expect(rows[0].credited).toBe(true);
  });

  it('is credited by the poll when the webhook never comes', async () => {
    const one = await casino.api.join();
    const { orderId, sessionId } = await casino.order(one, 10);
    await casino.control('/deliveries', { hold: true });
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
    const answer = await casino.api.post('/sys/stripe/findOrder', { orderId }, one.token);
    await casino.control('/deliveries', { hold: false });
    expect(answer.data.status).toBe('true');
    expect((await casino.book(one)).cash).toBe(1_000n);
  });
});

describe('what the provider says of other ends', () => {
  it.each([
    ['decline', 'failed', 'false'],
    ['cancel', 'expired', 'false'],
    ['pending', 'processing', 'wait'],
  ])('%s makes it %s, reported as %s, and credits nothing', async (choice, state, status) => {
    const one = await casino.api.join();
    const { orderId, sessionId } = await casino.order(one, 25);
    await casino.control(`/sessions/${sessionId}/decide`, { choice });
    await until(async () => (await stateOf(casino.api, orderId)) === state);
    const answer = await casino.api.post('/sys/stripe/findOrder', { orderId }, one.token);
    expect(answer.data.status).toBe(status);
    expect((await casino.book(one)).cash).toBe(0n);
  });

  it('credits late money once, after the attempt had failed', async () => {
    const one = await casino.api.join();
    const { orderId, sessionId } = await casino.order(one, 25);
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'decline' });
    await until(async () => (await stateOf(casino.api, orderId)) === 'failed');
    const late = { sessionId, type: 'checkout.session.async_payment_succeeded', agoS: 3 * 86_400 };
    const { id } = await casino.control<{ id: string }>('/events', late);
    await casino.control(`/events/${id}/deliver`, { times: 3 });
    await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
    expect((await casino.book(one)).cash).toBe(2_500n);
    expect(await depositsOf(one)).toBe(1);
  });

  it('keeps the credit when a failure comes after the success, and flags it once', async () => {
    const one = await casino.api.join();
    const { orderId, sessionId } = await casino.order(one, 25);
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
    await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
    for (let i = 0; i < 2; i++) {
      const { id } = await casino.control<{ id: string }>('/events', {
        sessionId,
        type: 'checkout.session.async_payment_failed',
      });
      await casino.control(`/events/${id}/deliver`, {});
    }
    await until(async () => (await auditEventsOf(orderId)).some(({ command }) => command === 'deposit.flag'));
    expect(await stateOf(casino.api, orderId)).toBe('succeeded');
    expect((await casino.book(one)).cash).toBe(2_500n);
    expect((await auditEventsOf(orderId)).filter(({ command }) => command === 'deposit.flag')).toHaveLength(1);
  });

  it.each([
    ['amount', { amount_total: 250_000, payment_status: 'paid' }],
    ['currency', { currency: 'eur', payment_status: 'paid' }],
  ])('credits nothing and asks for review when the %s differs', async (_what, changes) => {
    const one = await casino.api.join();
    const { orderId, sessionId } = await casino.order(one, 25);
    const event = { sessionId, type: 'checkout.session.completed', changes: { ...changes, status: 'complete' } };
    const { id } = await casino.control<{ id: string }>('/events', event);
    expect(await casino.control(`/events/${id}/deliver`, {})).toEqual([200]);
    await until(async () => (await stateOf(casino.api, orderId)) === 'review');
    expect((await casino.book(one)).cash).toBe(0n);
    expect((await casino.api.post('/sys/stripe/findOrder', { orderId }, one.token)).data.status).toBe('wait');
  });

  it('takes a refunded deposit back, and blocks cash-outs while the book cannot give it', async () => {
    const one = await casino.api.join();
    await casino.payIn(one, 30);
    const { orderId, sessionId } = await casino.order(one, 25);
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
    await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
    const first = await casino.control<{ id: string }>('/events', { sessionId, type: 'charge.refunded' });
    await casino.control(`/events/${first.id}/deliver`, { times: 5 });
    await until(async () => (await stateOf(casino.api, orderId)) === 'refunded');
    expect((await casino.book(one)).cash).toBe(3_000n);

    const spent = await casino.order(one, 100);
    await casino.control(`/sessions/${spent.sessionId}/decide`, { choice: 'approve' });
    await until(async () => (await stateOf(casino.api, spent.orderId)) === 'succeeded');
    const proofs = await casino.proofs(one);
    const apply = (amount: number) =>
      casino.api.post(
        '/sys/withdraw/apply',
        { amount, paymentMethod: 'PAYPAL', email: 'ann@example.com', ...proofs },
        one.token,
      );
    expect((await apply(50)).error).toBe(0);
    const lost = await casino.control<{ id: string }>('/events', {
      sessionId: spent.sessionId,
      type: 'charge.dispute.closed',
      changes: { status: 'lost' },
    });
    await casino.control(`/events/${lost.id}/deliver`, {});
    await until(async () => (await stateOf(casino.api, spent.orderId)) === 'charged_back');
    expect(await casino.book(one)).toEqual({ cash: 8_000n, bonus: 0n, held: 5_000n });
    expect((await apply(25)).error).toBe(1220);
    // The book could not give the last one back, and it counts as paid in no more than the first.
    const kept = await casino.api.db.query('select amount from deposit_kept where member_id = $1 order by seq', [
      one.id,
    ]);
    expect(kept.rows).toEqual([{ amount: 3_000n }]);
    const today = new Date().toISOString().slice(0, 10);
    const summary = await casino.api.post('/sys/protection/summary', { from: today, to: today }, one.token);
    expect(summary.data).toMatchObject({ deposited: 30, lifetime: { deposited: 30, netDeposits: 30 } });
  });
});

describe('part refunds and disputes', () => {
  it('keep what was given back as owed, growing with the sum the provider names, and end in one reversal', async () => {
    const one = await casino.api.join();
    const { orderId, sessionId } = await casino.order(one, 40);
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
    await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
    const tell = async (type: string, changes: object) => {
      const { id } = await casino.control<{ id: string }>('/events', { sessionId, type, changes });
      await casino.control(`/events/${id}/deliver`, {});
    };
    const owed = async () =>
      (await casino.api.db.query('select shortfall from deposit_attempt where id = $1', [orderId])).rows[0].shortfall;
    await tell('charge.refunded', { refunded: false, amount_refunded: 1_000 });
    await until(async () => (await owed()) === 1_000n);
    await tell('charge.refunded', { refunded: false, amount_refunded: 1_500 });
    await until(async () => (await owed()) === 1_500n);
    await tell('checkout.session.async_payment_failed', {});
    await until(async () => (await auditEventsOf(orderId)).some(({ command }) => command === 'deposit.flag'));
    expect(await owed()).toBe(1_500n);
    expect((await casino.book(one)).cash).toBe(4_000n);
    await tell('charge.refunded', {});
    await until(async () => (await stateOf(casino.api, orderId)) === 'refunded');
    expect(await owed()).toBe(0n);
    expect((await casino.book(one)).cash).toBe(0n);
  });

  it('change nothing of the credit when the dispute is won', async () => {
    const one = await casino.api.join();
    const { orderId, sessionId } = await casino.order(one, 40);
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
    await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
    for (const [type, status, state] of [
      ['charge.dispute.created', 'needs_response', 'disputed'],
      ['charge.dispute.closed', 'won', 'succeeded'],
    ] as const) {
      const { id } = await casino.control<{ id: string }>('/events', { sessionId, type, changes: { status } });
      await casino.control(`/events/${id}/deliver`, {});
      await until(async () => (await stateOf(casino.api, orderId)) === state);
    }
    expect((await casino.book(one)).cash).toBe(4_000n);
    expect(await depositsOf(one)).toBe(1);
  });
});

describe('an order', () => {
  it.each([
    [9.99, 1201],
    [5_000.01, 1202],
    [10.001, 1200],
    [-10, 1201],
    [0, 1201],
    ['1e309', 1000],
    ['NaN', 1000],
    [null, 1000],
  ])('of %s is refused with %i', async (amount, error) => {
    const before = await casino.api.db.query('select count(*)::int as n from deposit_attempt');
    const answer = await casino.api.post('/sys/deposit/stripe/depositOrder', { amount }, member.token);
    expect(answer).toMatchObject({ status: 200, error, data: null });
    expect(answer.message).not.toContain('{');
    const after = await casino.api.db.query('select count(*)::int as n from deposit_attempt');
    expect(after.rows).toEqual(before.rows);
  });

  it('is the same attempt for every click with its key, and a conflict with another amount', async () => {
    const requestKey = 'one-click-0001';
    const orders = await Promise.all(Array.from({ length: 10 }, () => casino.order(member, 20, { requestKey })));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(new Set(orders.map(({ sessionId }) => sessionId)).size).toBe(1);
    const other = await casino.api.post('/sys/deposit/stripe/depositOrder', { amount: 21, requestKey }, member.token);
    expect(other.error).toBe(1003);
  });

  it('is answered again for the same key when limits and counts would refuse a new one', async () => {
    const repeat = async (key: string, body: object = {}) =>
      casino.api.post('/sys/deposit/stripe/depositOrder', { amount: 20, requestKey: key, ...body }, busy.token);
    const busy = await casino.api.join();
    const first = await repeat('lost-answer-0001');
    await casino.api.db.query(
      `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, request_hash, pays)
       select member_id, method, provider, reference || n, amount, currency, request_hash, pays
       from deposit_attempt, generate_series(1, 60) n where member_id = $1`,
      [busy.id],
    );
    expect(await repeat('lost-answer-0002')).toMatchObject({ error: errorCodes.tooManyRequests });
    expect(await repeat('lost-answer-0001')).toMatchObject({ error: 0, data: first.data });
    expect(await repeat('lost-answer-0001', { amount: 4.5 })).toMatchObject({ error: errorCodes.conflict });
  });

  it("of somebody else answers as one that does not exist, and the body's memberId is ignored", async () => {
    const thief = await casino.api.join();
    const { orderId } = await casino.order(member, 20, { memberId: Number(thief.id) });
    const stolen = await casino.api.post('/sys/stripe/findOrder', { orderId }, thief.token);
    const missing = await casino.api.post('/sys/stripe/findOrder', { orderId: 999_999_999 }, thief.token);
    expect(stolen).toEqual(missing);
    expect(stolen.error).toBe(1002);
    expect((await casino.api.post('/sys/stripe/findOrder', { orderId }, member.token)).error).toBe(0);
  });

  it('is not to be had by card in bitcoin', async () => {
    const one = await casino.api.join({ currency: 'BTC' });
    const answer = await casino.api.post('/sys/deposit/stripe/depositOrder', { amount: 0.001 }, one.token);
    expect(answer.error).toBe(1217);
    const methods = await casino.api.post('/sys/depositPaymentMethod/listAll', { enabled: 1 }, one.token);
    expect(methods.data).toEqual([]);
  });

  it('comes back through the return page with the truth, whatever the address says', async () => {
    const { orderId, sessionId } = await casino.order(member, 20);
    const { rows } = await casino.api.db.query('select reference from deposit_attempt where id = $1', [orderId]);
    const back = (status: string) =>
      fetch(`${casino.api.url}/payment/stripe/return?attempt=${rows[0].reference}&redirect_status=${status}`, {
        redirect: 'manual',
      });
    expect((await back('succeeded')).headers.get('location')).toBe(
      `http://localhost:3000/#/payment/stripe/return?orderId=${orderId}&status=wait`,
    );
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'decline' });
    await until(async () => (await stateOf(casino.api, orderId)) === 'failed');
    expect((await back('succeeded')).headers.get('location')).toContain('status=fail');
    const unknown = await fetch(`${casino.api.url}/payment/stripe/return?attempt=1-x`, { redirect: 'manual' });
    expect(unknown.headers.get('location')).toBe('http://localhost:3000/#/');
  });

  it('is answered in its frame by a page of no origin, which does not load the site there', async () => {
    const { orderId } = await casino.order(member, 20);
    const { rows } = await casino.api.db.query('select reference from deposit_attempt where id = $1', [orderId]);
    const framed = await fetch(`${casino.api.url}/payment/stripe/return?attempt=${rows[0].reference}`, {
      headers: { 'sec-fetch-dest': 'iframe' },
      redirect: 'manual',
    });
    expect([framed.status, framed.headers.get('location')]).toEqual([200, null]);
    const policy = framed.headers.get('content-security-policy')!;
    expect(policy.split('; ')).toEqual(expect.arrayContaining(['sandbox allow-scripts', "frame-ancestors 'self'"]));
    expect(policy).not.toContain('allow-same-origin');
    // Of a page without an origin, a browser warns of that header.
    expect(framed.headers.get('origin-agent-cluster')).toBeNull();
    expect(await framed.text()).toContain('data-site="http://localhost:3000" data-status="wait"');
  });
});

describe('the methods', () => {
  it('follow the session and the list convention', async () => {
    const all = await casino.api.post(
      '/sys/depositPaymentMethod/listAll',
      { enabled: 1, visibility_IN: [0, 10, 20], sortIndex_0: 'ASC' },
      member.token,
    );
    expect(all.data[0]).toMatchObject({ code: 'STRIPE', enabled: 1, visibility: 0 });
    const codes = (methods: { code: string }[]) => methods.map(({ code }) => code);
    const everybodys = codes(all.data);
    const setMethod = (fields: object) => setCasino(casino.api, 'depositMethod', 'PAYP', fields);
    await setMethod({ visibility: 20, sortIndex: 5 });
    const credited = await casino.api.post('/sys/depositPaymentMethod/listAll', { visibility_IN: [20] }, member.token);
    expect(credited.data).toEqual([]);
    const hidden = await casino.api.post('/sys/deposit/payp/depositOrder', { amount: 50 }, member.token);
    expect(hidden.error).toBe(1204);
    const fresh = await casino.api.join();
    const uncredited = await casino.api.post('/sys/depositPaymentMethod/listAll', {}, fresh.token);
    expect(codes(uncredited.data)).toEqual(['PAYP', ...everybodys.filter((code) => code !== 'PAYP')]);
    await setMethod({ visibility: 0, sortIndex: 70 });
    const undeclared = await casino.api.post('/sys/depositPaymentMethod/listAll', { icon_EQ: 'x' }, member.token);
    expect(undeclared.error).toBe(1000);
  });

  it('are found by code, and configured in the currency of the member', async () => {
    const found = await casino.api.post('/base/depositPaymentMethod/find', { code: 'STRIPE' }, member.token);
    expect(found.data.name).toBe('Card');
    expect((await casino.api.post('/base/depositPaymentMethod/find', { code: 'NONE' }, member.token)).error).toBe(1002);
    const config = await casino.api.post('/sys/member/deposit/config', {}, member.token);
    expect(config.data).toEqual({
      minimumAmount: 10,
      maximumAmount: 5000,
      paymentAmounts: '25/30/50/100/200/500/1000/2000',
      paymentAllowManualInput: 1,
      currency: 'USD',
    });
  });
});

describe('the deposits of a member', () => {
  const list = (one: TestMember, body: object = {}) => casino.api.post('/sys/member/deposit/page', body, one.token);
  const receipt = (one: TestMember, id: number) => casino.api.post('/sys/member/deposit/receipt', { id }, one.token);
  const standingsOf = async (one: TestMember, body: object = {}) =>
    (await list(one, body)).data.content.map(({ id, standing, late }: DepositRecord) => [id, standing, late]);
  const decided = async (one: TestMember, amount: number, choice: string, state: string) => {
    const ordered = await casino.order(one, amount);
    await casino.control(`/sessions/${ordered.sessionId}/decide`, { choice });
    await until(async () => (await stateOf(casino.api, ordered.orderId)) === state);
    return ordered;
  };

  it('are listed newest first with how they stand: pending, failed and late ones too', async () => {
    const one = await casino.api.join();
    const paid = await decided(one, 10, 'approve', 'succeeded');
    const failed = await decided(one, 20, 'decline', 'failed');
    const late = await decided(one, 25, 'cancel', 'expired');
    const waiting = await casino.order(one, 30);
    const processing = await decided(one, 40, 'pending', 'processing');
    expect(await standingsOf(one)).toContainEqual([late.orderId, 'expired', false]);
    const event = { sessionId: late.sessionId, type: 'checkout.session.async_payment_succeeded' };
    const { id } = await casino.control<{ id: string }>('/events', event);
    await casino.control(`/events/${id}/deliver`, {});
    await until(async () => (await stateOf(casino.api, late.orderId)) === 'succeeded');

    expect(await standingsOf(one)).toEqual([
      [processing.orderId, 'processing', false],
      [waiting.orderId, 'waiting', false],
      [late.orderId, 'credited', true],
      [failed.orderId, 'failed', false],
      [paid.orderId, 'credited', false],
    ]);

    expect(await standingsOf(one, { standing: 'credited', late: 0 })).toEqual([[paid.orderId, 'credited', false]]);
    expect(await standingsOf(one, { late: 1 })).toEqual([[late.orderId, 'credited', true]]);
    expect(await standingsOf(one, { standing_IN: ['failed', 'expired', 'canceled'] })).toEqual([
      [failed.orderId, 'failed', false],
    ]);
    const second = await list(one, { pageSize: 2, pageNum: 2, createTime_0: 'DESC' });
    expect(second.data).toMatchObject({ number: 1, totalElements: 5, last: false });
    expect(second.data.content.map((it: DepositRecord) => it.id)).toEqual([late.orderId, failed.orderId]);
    expect((await list(one, { pageSize: 301 })).error).toBe(1000);
    expect((await list(await casino.api.join())).data).toMatchObject({ content: [], totalElements: 0, last: true });
  });

  it('have a receipt each: of what was asked, paid and credited, when, and under which names', async () => {
    const one = await casino.api.join();
    const { orderId } = await decided(one, 25, 'approve', 'succeeded');
    const answer = await receipt(one, orderId);
    expect(answer.data).toMatchObject({
      id: orderId,
      method: 'STRIPE',
      methodName: 'Card',
      currency: 'USD',
      amount: 25,
      pays: 25,
      credited: 25,
      standing: 'credited',
      late: false,
      payable: false,
      page: null,
      code: null,
      giveUpTime: null,
      coins: [],
      arrivals: [],
    });
    expect(answer.data.providerReference).toMatch(/^pi_/);
    const times = [answer.data.createTime, answer.data.payTime, answer.data.creditTime];
    expect([...times].sort()).toEqual(times);
    const { headers } = await fetch(`${casino.api.url}/api/sys/member/deposit/receipt`, {
      method: 'POST',
      headers: { authorization: one.token, 'content-type': 'application/json' },
      body: JSON.stringify({ id: orderId }),
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('say of a failed one when, and credit nothing; of one that was given back, that nothing is left', async () => {
    const one = await casino.api.join();
    const failed = await decided(one, 25, 'decline', 'failed');
    const { data } = await receipt(one, failed.orderId);
    expect(data).toMatchObject({ standing: 'failed', amount: 25, credited: 0, payable: false, payTime: null });
    expect(Date.parse(data.giveUpTime)).toBeGreaterThanOrEqual(Date.parse(data.createTime));

    const back = await decided(one, 30, 'approve', 'succeeded');
    const refund = { sessionId: back.sessionId, type: 'charge.refunded' };
    const { id } = await casino.control<{ id: string }>('/events', refund);
    await casino.control(`/events/${id}/deliver`, {});
    await until(async () => (await stateOf(casino.api, back.orderId)) === 'refunded');
    expect((await receipt(one, back.orderId)).data).toMatchObject({ standing: 'returned', amount: 30, credited: 0 });
  });

  it('tell how one that waits can still be paid, by the page or the code that was shown', async () => {
    const one = await casino.api.join();
    const { data: stripe } = await casino.api.post('/sys/deposit/stripe/depositOrder', { amount: 25 }, one.token);
    expect((await receipt(one, stripe.orderId)).data).toMatchObject({ payable: true, page: stripe.iframe, code: null });
    const { data: window } = await casino.api.post('/sys/deposit/cpay/depositOrder', { amount: 25 }, one.token);
    expect((await receipt(one, window.orderId)).data).toMatchObject({ payable: true, page: window.payUrl });
    const { data: cash } = await casino.api.post('/sys/deposit/cash/depositOrder', { amount: 50 }, one.token);
    const { data: code } = await casino.api.post('/sys/cash/getImg', { orderId: cash.orderId }, one.token);
    expect((await receipt(one, cash.orderId)).data).toMatchObject({
      payable: true,
      amount: 50,
      pays: 47.5,
      discount: 2.5,
      page: code.qrAddress,
      code: code.qrText,
      expireTime: code.expireTime,
    });
    await casino.api.db.query("update deposit_attempt set payable_until = now() - interval '1 minute' where id = $1", [
      cash.orderId,
    ]);
    expect((await receipt(one, cash.orderId)).data).toMatchObject({ payable: false, page: null, code: code.qrText });
  });
});
