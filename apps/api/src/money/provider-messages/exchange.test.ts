import { createHmac } from 'node:crypto';
import type { ProviderMessage } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';
import { testSecrets } from '../../testing/start-test-api.ts';
import { keepExchange } from './keeping/keep-exchange.ts';
import { countQuotas } from './keeping/quota.ts';
import { writeBehind } from './keeping/write-behind.ts';
import { keepMessages, keptOfPayment, removeBefore } from './message.store.ts';
import { removeOldMessagesJob } from './remove-old-messages.ts';

let casino: MoneyCasino;
let cashier: string;

beforeAll(async () => {
  casino = await startMoneyCasino();
  cashier = await casino.addOperator('cora', ['cashier']);
});
afterAll(() => casino.close());

type Kind = 'deposit' | 'cashOut';

/** What the desk is shown, the newest first. */
async function exchangeOf(kind: Kind, id: number, more: object = {}): Promise<ProviderMessage[]> {
  const answer = await casino.api.post('/operator/payment/exchange', { kind, id, ...more }, cashier);
  expect(answer.error).toBe(0);
  return answer.data.messages;
}

/** Messages are written behind the payment. */
async function exchangeOnce(kind: Kind, id: number, isThere: (messages: ProviderMessage[]) => boolean) {
  let messages: ProviderMessage[] = [];
  await until(async () => {
    messages = await exchangeOf(kind, id);
    return isThere(messages);
  });
  return messages;
}

const signed = (body: string, secret: string, atS = Math.floor(Date.now() / 1_000)) =>
  `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')}`;
const webhook = (body: string, signature: string, provider = 'stripe') =>
  fetch(`${casino.api.url}/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
const referenceOf = async (orderId: number) => {
  const { rows } = await casino.api.db.query<{ reference: string }>(
    'select reference from deposit_attempt where id = $1',
    [orderId],
  );
  return rows[0]!.reference;
};

it('shows a deposit’s requests and events with their answers, masked, and each look is recorded', async () => {
  const member = await casino.api.join();
  const { orderId, sessionId } = await casino.order(member, 40);
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
  const messages = await exchangeOnce(
    'deposit',
    orderId,
    (found) => found.some(({ direction }) => direction === 'theirs') && found.every(({ status }) => status === 200),
  );
  const created = messages.at(-1)!;
  expect(created).toMatchObject({
    provider: 'stripe',
    direction: 'ours',
    method: 'POST',
    host: new URL(casino.sandboxUrl).host,
    path: '/v1/checkout/sessions',
    times: 1,
    failure: null,
    refused: null,
  });
  expect(JSON.parse(created.asked)).toMatchObject({ client_reference_id: await referenceOf(orderId) });
  expect(JSON.parse(created.answered!)).toMatchObject({ id: sessionId, amount_total: 4000 });
  expect(created.tookMs).toBeGreaterThanOrEqual(0);
  expect(created.askedBytes).toBeGreaterThan(created.asked.length);
  const paid = messages.find(({ direction }) => direction === 'theirs')!;
  expect(paid).toMatchObject({ path: '/webhooks/stripe', host: null, status: 200, answered: '{"received":true}' });
  expect(paid.asked).toContain(sessionId);
  // What the event made us ask, to know what was paid with, belongs to the deposit as well.
  expect(messages.some(({ direction, path }) => direction === 'ours' && path.includes(sessionId))).toBe(true);
  expect(JSON.stringify(messages)).not.toContain('_secret_');

  const { rows } = await casino.api.db.query(
    `select actor from audit_event_record where command = 'member.look' and member_id = $1 and after->>'at' = $2`,
    [member.id, `deposit:${orderId}:exchange`],
  );
  expect(rows.length).toBeGreaterThan(0);
});

it('continues page by page, and knows no payment that there is not', async () => {
  const member = await casino.api.join();
  const { orderId } = await casino.order(member, 40);
  const { db } = casino.api;
  await keepMessages(
    db,
    Array.from({ length: 5 }, (_, number) => messageOf(orderId, `page ${number}`, { status: 200 + number })),
  );
  const ask = async (before?: number) =>
    (
      await casino.api.post(
        '/operator/payment/exchange',
        { kind: 'deposit', id: orderId, limit: 2, ...(before ? { before } : {}) },
        cashier,
      )
    ).data;
  const first = await ask();
  expect(first.messages.map(({ status }: ProviderMessage) => status)).toEqual([204, 203]);
  const second = await ask(first.next);
  expect(second.messages.map(({ status }: ProviderMessage) => status)).toEqual([202, 201]);
  const unknown = await casino.api.post('/operator/payment/exchange', { kind: 'deposit', id: 999_999_999 }, cashier);
  expect(unknown.error).not.toBe(0);
});

it('is seen by cashiers, finance and risk, and by nobody who sees no deposits', async () => {
  const { orderId } = await casino.order(await casino.api.join(), 40);
  const [finance, risk, documents] = await Promise.all(
    (['finance', 'risk', 'documents'] as const).map((role) => casino.addOperator(`only-${role}`, [role])),
  );
  const may = async (token: string) =>
    (await casino.api.post('/operator/payment/exchange', { kind: 'deposit', id: orderId }, token)).error === 0;
  expect([await may(finance!), await may(risk!), await may(documents!)]).toEqual([true, true, false]);
});

it('keeps a forged event with the deposit that it names, and says that it is forged; an old one too', async () => {
  const { orderId, sessionId } = await casino.order(await casino.api.join(), 40);
  const data = { object: { id: sessionId, client_reference_id: await referenceOf(orderId), payment_status: 'paid' } };
  const body = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'checkout.session.completed', data });
  expect((await webhook(body, signed(body, 'whsec_of_somebody_else'))).status).toBe(401);
  const stale = signed(body, testSecrets.STRIPE_WEBHOOK_SECRET, Math.floor(Date.now() / 1_000) - 301);
  expect((await webhook(body, stale)).status).toBe(401);
  const messages = await exchangeOnce(
    'deposit',
    orderId,
    (found) => found.filter(({ refused }) => refused !== null).length === 2,
  );
  const refused = messages.filter((it) => it.refused !== null);
  expect(refused.map((it) => it.refused).sort()).toEqual(['badSignature', 'stale']);
  for (const message of refused) {
    expect(message).toMatchObject({ status: 401, answered: '{"received":false}', direction: 'theirs' });
    expect(message.asked).toContain(sessionId);
  }
  expect(await stateOf(casino.api, orderId)).toBe('pending');
});

it('keeps some of a flood of forged events and counts the rest', async () => {
  const before = await refusedBy('cpay');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) => webhook(`{"id":"forged-${number}"}`, 'nonsense', 'cpay')),
  );
  expect(answers.every(({ status }) => status === 401)).toBe(true);
  await until(async () => (await refusedBy('cpay')) - before === 10);
  const seen = await casino.api.post('/operator/payment/refusedWebhooks', { limit: 50 }, cashier);
  expect(seen.data.messages.filter(({ provider }: ProviderMessage) => provider === 'cpay')).toHaveLength(10);
});

const refusedBy = async (provider: string) =>
  (
    await casino.api.db.query<{ n: number }>(
      'select count(*)::int as n from provider_message where provider = $1 and refused is not null',
      [provider],
    )
  ).rows[0]!.n;

it('counts each address by itself, and begins again with the next window', () => {
  let nowMs = 0;
  const fits = countQuotas(
    [
      { most: 2, windowMs: 60_000 },
      { most: 3, windowMs: 600_000 },
    ],
    () => nowMs,
  );
  expect([fits('a'), fits('a'), fits('a'), fits('b')]).toEqual([true, true, false, true]);
  nowMs = 60_000;
  expect([fits('a'), fits('a')]).toEqual([true, false]);
  nowMs = 600_000;
  expect(fits('a')).toBe(true);
});

it('says of an event about no payment of ours that it is, and finds its payment when there is one', async () => {
  const { db } = casino.api;
  const { orderId, sessionId } = await casino.order(await casino.api.join(), 40);
  const named = await referenceOf(orderId);
  const object = { id: 'cs_test_unknown1', client_reference_id: 'nobody-1', amount_total: 4000, currency: 'usd' };
  const body = (data: object) =>
    JSON.stringify({ id: 'evt_early', object: 'event', type: 'checkout.session.expired', data: { object: data } });
  const early = body({ ...object, status: 'open', payment_status: 'unpaid', payment_intent: null });
  expect((await webhook(early, signed(early, testSecrets.STRIPE_WEBHOOK_SECRET))).status).toBe(200);
  const kept = async () =>
    (
      await db.query<{ payment: string | null; refused: string | null }>(
        `select payment_id::text as payment, refused from provider_message where key = 'stripe event evt_early'`,
      )
    ).rows[0];
  await until(async () => (await kept())?.refused === 'unknownPayment');
  // The same event once more, after its order has come to be.
  await db.query(`update webhook_event set body = $1, next_at = now() where event_id = 'evt_early'`, [
    Buffer.from(
      body({
        ...object,
        id: sessionId,
        client_reference_id: named,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
      }),
    ),
  ]);
  await until(async () => (await kept())?.payment === String(orderId));
  expect(await kept()).toEqual({ payment: String(orderId), refused: null });
});

it('shows of a cash-out what its provider was sent, without the account', async () => {
  const member = await casino.api.join();
  await casino.payIn(member, 100);
  const proofs = await casino.proofs(member);
  const account = '9988776655';
  const applied = await casino.api.post(
    '/sys/withdraw/apply',
    {
      amount: 30,
      paymentMethod: 'BANK_CARD',
      routingNumber: '021000021',
      accountNumber: account,
      accountName: 'Maria Santos',
      ...proofs,
    },
    member.token,
  );
  expect(applied.error).toBe(0);
  const { rows } = await casino.api.db.query<{ id: bigint; hash: string }>(
    'select id, content_hash as hash from cash_out where member_id = $1',
    [member.id],
  );
  const { id, hash } = rows[0]!;
  await casino.api.post('/operator/cashOut/approve', { id: Number(id), contentHash: hash }, cashier);
  const messages = await exchangeOnce('cashOut', Number(id), (found) =>
    found.some(({ answered }) => answered?.includes('settled')),
  );
  expect(messages.at(-1)).toMatchObject({ provider: 'sandbox', method: 'POST', path: '/payouts', status: 200 });
  expect(messages.at(-1)!.asked).toContain('•••• 6655');
  expect(JSON.stringify(messages)).not.toContain(account);
  expect(JSON.stringify(messages)).not.toContain('Santos');
});

const messageOf = (orderId: number, key: string, more: object = {}) => ({
  key: `${orderId} ${key}`,
  payment: { kind: 'deposit' as const, id: BigInt(orderId) },
  provider: 'stripe',
  direction: 'ours' as const,
  at: new Date(),
  method: 'GET',
  host: 'api.stripe.com',
  path: '/v1/checkout/sessions/cs_1',
  asked: '',
  askedBytes: 0,
  status: 200 as number | null,
  tookMs: 5,
  failure: null,
  answered: '{}',
  answeredBytes: 2,
  refused: null,
  same: null as string | null,
  ...more,
});

it('counts the same answer to the same request instead of keeping it again', async () => {
  const { orderId } = await casino.order(await casino.api.join(), 40);
  const { db } = casino.api;
  for (const [key, same] of [
    ['1', 'open'],
    ['2', 'open'],
    ['3', 'paid'],
    ['4', 'open'],
  ]) {
    // As it stands before its answer has come.
    await keepMessages(db, [messageOf(orderId, `poll ${key}`, { status: null, answered: null, answeredBytes: null })]);
    await keepMessages(db, [messageOf(orderId, `poll ${key}`, { same })]);
  }
  const polls = (await exchangeOf('deposit', orderId)).filter(({ host }) => host === 'api.stripe.com');
  expect(polls.map(({ times }) => times)).toEqual([1, 3]);
});

it('keeps the first and the last of a payment’s messages, and how many lay between', async () => {
  const { orderId } = await casino.order(await casino.api.join(), 40);
  const { first, last } = keptOfPayment;
  await until(async () => (await exchangeOf('deposit', orderId)).length === 1);
  const more = first + last + 40;
  await keepMessages(
    casino.api.db,
    Array.from({ length: more }, (_, number) => messageOf(orderId, `many ${number}`, { path: `/${number}` })),
  );
  const { rows } = await casino.api.db.query<{ path: string; left: number }>(
    `select path, left_out as left from provider_message where payment_kind = 'deposit' and payment_id = $1 order by id`,
    [orderId],
  );
  expect(rows).toHaveLength(first + last);
  expect(rows[first - 1]).toEqual({ path: `/${first - 2}`, left: 41 });
  expect(rows[first]!.path).toBe(`/${first - 2 + 42}`);
  expect(rows.at(-1)!.path).toBe(`/${more - 1}`);
});

it('lets nobody who forges events about a payment drive its messages out', async () => {
  const { orderId } = await casino.order(await casino.api.join(), 40);
  const { first, last, refused } = keptOfPayment;
  await keepMessages(casino.api.db, [messageOf(orderId, 'genuine', { path: '/genuine' })]);
  await keepMessages(
    casino.api.db,
    Array.from({ length: first + last }, (_, number) =>
      messageOf(orderId, `forged ${number}`, { direction: 'theirs', host: null, refused: 'badSignature' }),
    ),
  );
  const { rows } = await casino.api.db.query<{ path: string; refused: string | null }>(
    `select path, refused from provider_message where payment_kind = 'deposit' and payment_id = $1`,
    [orderId],
  );
  expect(rows.filter((row) => row.refused !== null)).toHaveLength(refused);
  expect(rows.map(({ path }) => path)).toContain('/genuine');
});

it('keeps words that a text of the database cannot have, without what it cannot', async () => {
  const { orderId } = await casino.order(await casino.api.join(), 40);
  await keepMessages(casino.api.db, [messageOf(orderId, 'odd', { asked: 'a\0b\ud83d', path: '/\0odd' })]);
  const odd = (await exchangeOf('deposit', orderId)).find(({ path }) => path === '/odd');
  expect(odd?.asked).toBe('ab\ufffd');
});

it('shows a request without an answer where the process died before it came', async () => {
  const { orderId } = await casino.order(await casino.api.join(), 40);
  const dying = keepExchange({ db: casino.api.db, log: { warn() {} }, clock: () => new Date() });
  await dying.aboutPayment({ kind: 'deposit', id: BigInt(orderId) }, async () => {
    const request = {
      provider: 'stripe',
      method: 'POST',
      host: 'api.stripe.com',
      path: '/v1/refunds',
      body: '',
      bytes: 0,
    };
    dying.keep.sent(request);
  });
  await dying.idle();
  const [lost] = await exchangeOf('deposit', orderId);
  expect(lost).toMatchObject({ path: '/v1/refunds', status: null, answered: null, failure: null, tookMs: null });
});

it('keeps only what is about a payment', async () => {
  const exchange = keepExchange({ db: casino.api.db, log: { warn() {} }, clock: () => new Date() });
  expect(exchange.keep.isWanted()).toBe(false);
  await exchange.aboutPayment({ kind: 'deposit', id: 1n }, async () => expect(exchange.keep.isWanted()).toBe(true));
});

it('holds up and fails nothing where the database refuses, and gives up beyond what may wait', async () => {
  const warn = vi.fn();
  let fail = () => {};
  const behind = writeBehind(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('no room'));
      }),
    { warn },
  );
  for (let number = 0; number < 3_000; number++) behind.add(messageOf(1, `${number}`));
  const idle = behind.idle();
  // 64 under way, 2,000 waiting at most.
  for (let batch = 0; batch < 40; batch++) {
    fail();
    await new Promise(setImmediate);
  }
  await idle;
  expect(warn.mock.calls.reduce((sum, [{ messages }]) => sum + messages, 0)).toBeLessThanOrEqual(2_064);
});

it('is removed after as many days as are set, 400 by default', async () => {
  const { orderId } = await casino.order(await casino.api.join(), 40);
  const { db } = casino.api;
  const dayMs = 24 * 3_600_000;
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  await keepMessages(db, [
    messageOf(orderId, 'old', { at: ago(401), path: '/old' }),
    messageOf(orderId, 'new', { at: ago(399), path: '/new' }),
  ]);
  const settingOf = async () => ({ keepDays: 400 }) as never;
  await removeOldMessagesJob({ db, settingOf, clock: () => new Date() }).run();
  const paths = (await exchangeOf('deposit', orderId)).map(({ path }) => path);
  expect(paths).toContain('/new');
  expect(paths).not.toContain('/old');
  const { rows } = await db.query<{ value: object }>(`select value from setting_change where name = 'exchange'`);
  expect(rows).toEqual([{ value: { keepDays: 400 } }]);
  expect(await removeBefore(db, ago(400), 10)).toBe(0);
});
