import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyHouse, startMoneyHouse, stateOf, until } from '../../testing/start-money-house.ts';
import { testSecrets } from '../../testing/start-test-api.ts';

let house: MoneyHouse;

beforeAll(async () => {
  house = await startMoneyHouse();
});
afterAll(() => house.close());

const post = async (body: string, signature?: string, provider = 'stripe') =>
  (
    await fetch(`${house.api.url}/webhooks/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
      body,
    })
  ).status;

const signed = (body: string, atS = Math.floor(Date.now() / 1_000), secret = testSecrets.STRIPE_WEBHOOK_SECRET) =>
  `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')}`;

const stored = async () =>
  (await house.api.db.query<{ n: number }>('select count(*)::int as n from webhook_event')).rows[0]!.n;

it('credits once when the same event comes a hundred times at once, and acknowledges all', async () => {
  const member = await house.api.join();
  const { orderId, sessionId } = await house.order(member, 40);
  await house.control('/deliveries', { hold: true });
  await house.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  const events = await house.control<{ id: string; objectId: string }[]>('/events');
  const { id } = events.find((event) => event.objectId === sessionId)!;
  const answers = await house.control<number[]>(`/events/${id}/deliver`, { times: 100 });
  await house.control('/deliveries', { hold: false });
  expect(answers).toEqual(Array(100).fill(200));
  await until(async () => (await stateOf(house.api, orderId)) === 'succeeded');
  expect((await house.book(member)).cash).toBe(4_000n);
  const { rows } = await house.api.db.query(
    `select count(*)::int as n from posting where member_id = $1 and type = 'DEPOSIT'`,
    [member.id],
  );
  expect(rows[0].n).toBe(1);
});

it('keeps an event that comes before its order, and credits when the order is there', async () => {
  const member = await house.api.join();
  const { orderId, sessionId } = await house.order(member, 15);
  // The order's row as it is before its own transaction has committed: not there.
  const { rows } = await house.api.db.query('select * from deposit_attempt where id = $1', [orderId]);
  await house.api.db.query('delete from deposit_attempt where id = $1', [orderId]);
  await house.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  const isKept = async () => {
    const kept = await house.api.db.query(
      `select from webhook_event where outcome = 'noAttempt' and next_at is not null and convert_from(body, 'UTF8') like '%' || $1 || '%'`,
      [sessionId],
    );
    return kept.rowCount === 1;
  };
  await until(isKept);
  const columns = Object.keys(rows[0]);
  await house.api.db.query(
    `insert into deposit_attempt (${columns.join(', ')}) overriding system value
     values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(rows[0]),
  );
  await until(async () => (await stateOf(house.api, orderId)) === 'succeeded');
  expect((await house.book(member)).cash).toBe(1_500n);
});

it('takes events out of order: paid first, the older news later', async () => {
  const member = await house.api.join();
  const { orderId, sessionId } = await house.order(member, 15);
  await house.control('/deliveries', { hold: true });
  await house.control(`/sessions/${sessionId}/decide`, { choice: 'pending' });
  await house.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  const events = (await house.control<{ id: string; type: string; objectId: string }[]>('/events')).filter(
    (event) => event.objectId === sessionId,
  );
  const paid = events.find(({ type }) => type === 'checkout.session.async_payment_succeeded')!;
  const older = events.find(({ type }) => type === 'checkout.session.completed')!;
  await house.control(`/events/${paid.id}/deliver`, {});
  await until(async () => (await stateOf(house.api, orderId)) === 'succeeded');
  await house.control(`/events/${older.id}/deliver`, {});
  await until(async () => {
    const { rowCount } = await house.api.db.query(
      `select from webhook_event where event_id = $1 and outcome = 'unchanged'`,
      [older.id],
    );
    return rowCount === 1;
  });
  await house.control('/deliveries', { hold: false });
  expect(await stateOf(house.api, orderId)).toBe('succeeded');
  expect((await house.book(member)).cash).toBe(1_500n);
});

it('refuses what is forged, stale, dated ahead, unsigned or changed on the way, and stores nothing of it', async () => {
  const before = await stored();
  const nowS = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'checkout.session.completed', data: {} });
  expect(await post(body)).toBe(401);
  expect(await post(body, 'nonsense')).toBe(401);
  expect(await post(body, signed(body, nowS, 'whsec_of_somebody_else'))).toBe(401);
  expect(await post(body, signed(body, nowS - 301))).toBe(401);
  expect(await post(body, signed(body, nowS + 400))).toBe(401);
  expect(await post(`${body} `, signed(body))).toBe(401);
  expect(await post('not json', signed('not json'))).toBe(400);
  expect(await post('', signed(''))).toBe(400);
  expect(await post(body, signed(body), 'nobody')).toBe(404);
  expect(await post('x'.repeat(300_000), signed('x'))).toBe(413);
  expect(await stored()).toBe(before);
});

it('acknowledges events that say nothing about a deposit', async () => {
  const body = JSON.stringify({ id: 'evt_other', object: 'event', type: 'customer.created', data: { object: {} } });
  expect(await post(body, signed(body))).toBe(200);
  await until(async () => {
    const { rows } = await house.api.db.query(`select outcome from webhook_event where event_id = 'evt_other'`);
    return rows[0].outcome === 'nothing to do';
  });
});
