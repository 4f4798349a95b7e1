import { createHmac } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { createStripeProvider } from '@fairhouse/payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setAllCredited, setCredited } from '../../players/access/member.store.ts';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';
import { type TestMember, testSecrets } from '../../testing/start-test-api.ts';
import { applyObservations } from '../deposit/apply-observations.ts';
import { workOffWebhooksJob } from './work-off-webhooks.ts';

let casino: MoneyCasino;

beforeAll(async () => {
  casino = await startMoneyCasino();
});
afterAll(() => casino.close());

const post = async (body: string, signature?: string, provider = 'stripe') =>
  (
    await fetch(`${casino.api.url}/webhooks/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
      body,
    })
  ).status;

const signed = (body: string, atS = Math.floor(Date.now() / 1_000), secret = testSecrets.STRIPE_WEBHOOK_SECRET) =>
  `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')}`;

const stored = async () =>
  (await casino.api.db.query<{ n: number }>('select count(*)::int as n from webhook_event')).rows[0]!.n;

it('credits once when the same event comes a hundred times at once, and acknowledges all', async () => {
  const member = await casino.api.join();
  const { orderId, sessionId } = await casino.order(member, 40);
  await casino.control('/deliveries', { hold: true });
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  const events = await casino.control<{ id: string; objectId: string }[]>('/events');
  const { id } = events.find((event) => event.objectId === sessionId)!;
  const answers = await casino.control<number[]>(`/events/${id}/deliver`, { times: 100 });
  await casino.control('/deliveries', { hold: false });
  expect(answers).toEqual(Array(100).fill(200));
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
  expect((await casino.book(member)).cash).toBe(4_000n);
  const { rows } = await casino.api.db.query(
    `select count(*)::int as n from posting where member_id = $1 and type = 'DEPOSIT'`,
    [member.id],
  );
  expect(rows[0].n).toBe(1);
});

it('keeps an event that comes before its order, and credits when the order is there', async () => {
  const member = await casino.api.join();
  const { orderId, sessionId } = await casino.order(member, 15);
  // The order's row as it is before its own transaction has committed: not there.
  const { rows } = await casino.api.db.query('select * from deposit_attempt where id = $1', [orderId]);
  await casino.api.db.query('delete from deposit_attempt where id = $1', [orderId]);
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  const isKept = async () => {
    const kept = await casino.api.db.query(
      `select from webhook_event where outcome = 'noAttempt' and next_at is not null and convert_from(body, 'UTF8') like '%' || $1 || '%'`,
      [sessionId],
    );
    return kept.rowCount === 1;
  };
  await until(isKept);
  const columns = Object.keys(rows[0]);
  await casino.api.db.query(
    `insert into deposit_attempt (${columns.join(', ')}) overriding system value
     values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(rows[0]),
  );
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
  expect((await casino.book(member)).cash).toBe(1_500n);
});

it('takes events out of order: paid first, the older news later', async () => {
  const member = await casino.api.join();
  const { orderId, sessionId } = await casino.order(member, 15);
  await casino.control('/deliveries', { hold: true });
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'pending' });
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  const events = (await casino.control<{ id: string; type: string; objectId: string }[]>('/events')).filter(
    (event) => event.objectId === sessionId,
  );
  const paid = events.find(({ type }) => type === 'checkout.session.async_payment_succeeded')!;
  const older = events.find(({ type }) => type === 'checkout.session.completed')!;
  await casino.control(`/events/${paid.id}/deliver`, {});
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
  await casino.control(`/events/${older.id}/deliver`, {});
  await until(async () => {
    const { rowCount } = await casino.api.db.query(
      `select from webhook_event where event_id = $1 and outcome = 'unchanged'`,
      [older.id],
    );
    return rowCount === 1;
  });
  await casino.control('/deliveries', { hold: false });
  expect(await stateOf(casino.api, orderId)).toBe('succeeded');
  expect((await casino.book(member)).cash).toBe(1_500n);
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
    const { rows } = await casino.api.db.query(`select outcome from webhook_event where event_id = 'evt_other'`);
    return rows[0].outcome === 'nothing to do';
  });
});

/** Orders that their payers have approved, and the provider's news of them, which nobody has delivered yet. */
async function paidOrders(members: readonly TestMember[]) {
  await casino.control('/deliveries', { hold: true });
  const orders = await Promise.all(members.map(async (member) => ({ member, ...(await casino.order(member, 20)) })));
  for (const { sessionId } of orders) await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  return orders;
}

/** Stores what the provider has to say in one statement, as if it had come at one moment; `times` of each. */
async function storeAtOnce(sessionIds: readonly string[], times = 1): Promise<void> {
  await casino.api.db.query(
    `insert into webhook_event (provider, event_id, type, body)
     select 'stripe', id || '-' || n, type, convert_to(body, 'UTF8')
     from sandbox.event, generate_series(1, $2) n
     where type = 'checkout.session.completed' and body::json #>> '{data,object,id}' = any($1)`,
    [sessionIds, times],
  );
}

/** Two questions, since books may lie elsewhere than audit events. */
const creditsOf = async (orderIds: readonly number[]) => {
  const { rows: postings } = await casino.api.db.query<{ order: string }>(
    `select external_id as order from posting where source = 'deposit' and type = 'DEPOSIT' and external_id = any($1)`,
    [orderIds.map(String)],
  );
  const { rows: auditEvents } = await casino.api.db.query<{ order: string }>(
    `select substr(subject, length('deposit:') + 1) as order from audit_event where command = 'deposit.succeeded' and subject = any($1)`,
    [orderIds.map((id) => `deposit:${id}`)],
  );
  const countOf = (rows: { order: string }[], id: number) => rows.filter(({ order }) => order === String(id)).length;
  return orderIds.map((id) => ({
    order: String(id),
    postings: countOf(postings, id),
    auditEvents: countOf(auditEvents, id),
  }));
};

it('credits payments of different members in one transaction, and the second of a member after the first', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => casino.api.join()));
  const orders = await paidOrders([...members, members[0]!]);
  await storeAtOnce(orders.map(({ sessionId }) => sessionId));
  await until(async () => (await Promise.all(orders.map((it) => stateOf(casino.api, it.orderId)))).every(isSucceeded));
  // Of the record, which is written in the same transaction: books may lie on several machines.
  const { rows } = await casino.api.db.query<{ credits: number }>(
    `select count(*)::int as credits from audit_event where command = 'deposit.succeeded' and subject = any($1)
     group by xmin::text order by 1`,
    [orders.map(({ orderId }) => `deposit:${orderId}`)],
  );
  expect(rows.map(({ credits }) => credits)).toEqual([1, 5]);
  expect((await casino.book(members[0]!)).cash).toBe(4_000n);
  expect((await casino.book(members[4]!)).cash).toBe(2_000n);
  await casino.control('/deliveries', { hold: false });
});

it('credits the others of a group when one of them cannot be credited, and tries that one again', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => casino.api.join()));
  const orders = await paidOrders(members);
  const [poisoned, ...others] = orders;
  // Its posting's name is used up by another one.
  await inTransaction(casino.api.db, (tx) =>
    postWithin(tx, {
      memberId: poisoned!.member.id,
      type: 'GIFT',
      amount: amountOf('USD', 1n),
      source: 'deposit',
      externalId: String(poisoned!.orderId),
    }),
  );
  await storeAtOnce(orders.map(({ sessionId }) => sessionId));
  await until(async () => (await Promise.all(others.map((it) => stateOf(casino.api, it.orderId)))).every(isSucceeded));
  expect(await creditsOf(others.map(({ orderId }) => orderId))).toEqual(
    others.map(({ orderId }) => ({ order: String(orderId), postings: 1, auditEvents: 1 })),
  );
  for (const { member } of others) expect((await casino.book(member)).cash).toBe(2_000n);
  await until(async () => {
    const { rows } = await casino.api.db.query<{ tries: number }>(
      `select attempts as tries from webhook_event
       where outcome = 'error' and next_at is not null and convert_from(body, 'UTF8') like '%' || $1 || '%'`,
      [poisoned!.sessionId],
    );
    return (rows[0]?.tries ?? 0) > 1;
  });
  expect(await stateOf(casino.api, poisoned!.orderId)).toBe('pending');
  await casino.control('/deliveries', { hold: false });
});

it('credits once where several work on the same news at the same time, and every news is worked off', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => casino.api.join()));
  const orders = await paidOrders([...members, ...members]);
  const { db } = casino.api;
  const log = { warn: () => {} };
  const stripe = createStripeProvider({
    apiKey: testSecrets.STRIPE_API_KEY,
    webhookSecret: testSecrets.STRIPE_WEBHOOK_SECRET,
    apiOrigin: casino.sandboxUrl,
    frameUrl: `${casino.sandboxUrl}/checkout`,
  });
  const deposits = {
    db,
    markCredited: setCredited,
    markAllCredited: setAllCredited,
    secret: testSecrets.SIGNING_SECRET,
    instrumentsNoted: async () => {},
    creditedUnjudged: async () => {},
    tellCredited: async () => {},
    isBarred: async () => false,
    claims: {
      disputed: async () => ({ isOld: false, othersOpen: false }),
      refunded: async () => {},
      unknown: async () => {},
    },
    log,
  };
  await storeAtOnce(
    orders.map(({ sessionId }) => sessionId),
    5,
  );
  const others = [1, 2].map(() =>
    workOffWebhooksJob({
      db,
      providers: new Map([['stripe', stripe]]),
      applyObservations: (observations) => applyObservations(deposits, observations, 'webhook'),
      messages: {
        refused: () => {},
        reading: (_, read) => ({ observations: read(), keepWith: () => {}, keepWithNamed: async () => {} }),
        heard: () => {},
      },
      log,
    }),
  );
  const sessions = orders.map(({ sessionId }) => sessionId);
  await until(async () => {
    await Promise.all(others.map((worker) => worker.run()));
    const { rows } = await db.query<{ done: number }>(
      `select count(*)::int as done from webhook_event
       where next_at is null and convert_from(body, 'UTF8')::json #>> '{data,object,id}' = any($1)`,
      [sessions],
    );
    return rows[0]!.done === orders.length * 5;
  });
  expect(await creditsOf(orders.map(({ orderId }) => orderId))).toEqual(
    orders.map(({ orderId }) => ({ order: String(orderId), postings: 1, auditEvents: 1 })),
  );
  for (const member of members) expect((await casino.book(member)).cash).toBe(4_000n);
  await casino.control('/deliveries', { hold: false });
});

const isSucceeded = (state: string) => state === 'succeeded';
