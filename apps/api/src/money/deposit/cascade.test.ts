/** A deposit that several providers may serve: who is asked next, after what, and that money is credited exactly once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { openRouting, type RoutingDesk, rulesOf } from './routing/routing.fixture.ts';

let casino: MoneyCasino;
let desk: RoutingDesk;
let member: TestMember;

beforeAll(async () => {
  casino = await startMoneyCasino({ GUESSES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000' });
  desk = await openRouting(casino);
  await desk.rulesAreOn(rulesOf({}));
});
afterAll(() => casino.close());

beforeEach(async () => {
  for (const provider of ['onlypay', 'quay']) await trouble(provider, 'none');
  member = await casino.api.join();
});

const trouble = (provider: string, kind: string) => casino.control(`/providers/${provider}`, { trouble: kind });
const order = (more: object = {}) =>
  casino.api.post('/sys/deposit/onlyPay/deposit', { amount: 50, ...more }, member.token);
const cash = async () => (await casino.book(member)).cash;
const look = async (id: number) => (await casino.api.post('/sys/deposit/pollingStatus', { id }, member.token)).data;
const attempts = async (id: number) =>
  (await desk.route(id)).attempts.map(({ provider, state, decline }: Record<string, string>) => [
    provider,
    state,
    decline,
  ]);
const tokenOf = (url: string) => /payment\/([0-9a-f]{36})/.exec(url)![1]!;
async function choose(url: string, choice: string): Promise<void> {
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice }),
  });
}
/** What a provider says of a payment, true or not, sent to the casino. */
async function say(url: string, state: string, times = 1): Promise<void> {
  const { id } = await casino.control<{ id: string }>(`/payments/${tokenOf(url)}/events`, { state });
  await casino.control(`/events/${id}/deliver`, { times });
}
const credits = async () => {
  const { rows } = await casino.api.db.query(
    `select external_id from ledger_posting where member_id = $1 and type = 'DEPOSIT'`,
    [member.id],
  );
  return rows.length;
};

describe('when the order fails', () => {
  it('asks the next provider after `unavailable`, and the player sees one deposit', async () => {
    await trouble('onlypay', 'unavailable');
    const { data } = await order();
    expect(data.payUrl).toBeDefined();
    expect(await attempts(data.orderId)).toEqual([
      ['onlypay', 'failed', 'technical'],
      ['quay', 'pending', null],
    ]);
    const page = await casino.api.post('/sys/member/deposit/page', { pageNum: 1, pageSize: 10 }, member.token);
    expect(page.data.content).toHaveLength(1);
    await choose(data.payUrl, 'approve');
    await until(async () => (await look(data.orderId)).status === 10);
    expect([await cash(), await credits()]).toEqual([50_00n, 1]);
  });

  it.each(['broken', 'dropped', 'hanging'])('asks nobody else after `%s`: the order may exist', async (kind) => {
    await trouble('onlypay', kind);
    const answer = await order();
    expect(answer.error).not.toBe(0);
    const { rows } = await casino.api.db.query('select provider, state from deposit_attempt where member_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([{ provider: 'onlypay', state: 'unknown' }]);
  });

  it('credits once what was paid for an order whose answer was lost', async () => {
    await trouble('onlypay', 'dropped');
    const requestKey = randomUUID();
    await order({ requestKey });
    // What it says of a second try says nothing about the first.
    await trouble('onlypay', 'unavailable');
    expect((await order({ requestKey })).error).not.toBe(0);
    await trouble('onlypay', 'none');
    const { data } = await order({ requestKey });
    expect(await attempts(data.orderId)).toEqual([['onlypay', 'pending', null]]);
    await choose(data.payUrl, 'approve');
    await until(async () => (await stateOf(casino.api, data.orderId)) === 'succeeded');
    expect([await cash(), await credits()]).toEqual([50_00n, 1]);
  });

  it('credits once, and asks nobody else, when the connection is killed between the order and storing it', async () => {
    const { db } = casino.api;
    await db.query(`create function kill_own() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await db.query(`create trigger kill_own before update on deposit_attempt for each row
      when (old.order_id is null and new.order_id is not null) execute function kill_own()`);
    const requestKey = randomUUID();
    expect((await order({ requestKey })).error).not.toBe(0);
    await db.query('drop trigger kill_own on deposit_attempt');
    // As if its time were over: until then nobody else asks.
    await db.query('update deposit_attempt set placing_until = now() where member_id = $1', [member.id]);
    const { data } = await order({ requestKey });
    expect(await attempts(data.orderId)).toEqual([['onlypay', 'pending', null]]);
    await choose(data.payUrl, 'approve');
    await until(async () => (await stateOf(casino.api, data.orderId)) === 'succeeded');
    expect([await cash(), await credits()]).toEqual([50_00n, 1]);
  });

  it('answers a repeat of the request key with the page of the provider that has it now', async () => {
    await trouble('onlypay', 'unavailable');
    const requestKey = randomUUID();
    const first = await order({ requestKey });
    const second = await order({ requestKey });
    expect(second.data).toEqual(first.data);
    expect(await attempts(first.data.orderId)).toHaveLength(2);
  });

  it('stores why it went there, in the transaction of the order', async () => {
    const { data } = await order();
    const { decision } = await desk.route(data.orderId);
    expect(decision).toMatchObject({ rule: 'Rule 1', order: ['onlypay', 'quay'], deposits: 0 });
    expect(decision.providers.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['used', 'used']);
  });

  it('64 repeats at once make one deposit with one order at each provider', async () => {
    await trouble('onlypay', 'unavailable');
    const requestKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 64 }, () => order({ requestKey })));
    const good = answers.filter(({ error }) => error === 0);
    expect(good).toHaveLength(64);
    expect(new Set(good.map(({ data }) => data.payUrl)).size).toBe(1);
    expect(await attempts(good[0]!.data.orderId)).toEqual([
      ['onlypay', 'failed', 'technical'],
      ['quay', 'pending', null],
    ]);
  });
});

describe('when the payment fails on the page', () => {
  it('gives the page of the next provider after a technical fault, and credits once', async () => {
    const { data } = await order();
    await choose(data.payUrl, 'fault');
    await until(async () => (await look(data.orderId)).continueUrl !== null);
    const { continueUrl, status } = await look(data.orderId);
    expect(status).toBe(0);
    expect(continueUrl).not.toBe(data.payUrl);
    await choose(continueUrl, 'approve');
    await until(async () => (await look(data.orderId)).status === 10);
    expect([await cash(), await credits()]).toEqual([50_00n, 1]);
  });

  it('gives it also when the webhook came before the first look', async () => {
    const { data } = await order();
    await choose(data.payUrl, 'fault');
    await until(async () => (await stateOf(casino.api, data.orderId)) === 'failed');
    await until(async () => (await look(data.orderId)).continueUrl !== null);
    expect(await attempts(data.orderId)).toEqual([
      ['onlypay', 'failed', 'technical'],
      ['quay', 'pending', null],
    ]);
  });

  it('asks nobody else after a decline of the bank', async () => {
    const { data } = await order();
    await choose(data.payUrl, 'decline');
    await until(async () => (await look(data.orderId)).status === 20);
    expect((await look(data.orderId)).continueUrl).toBeNull();
    expect(await attempts(data.orderId)).toEqual([['onlypay', 'failed', 'issuerDecline']]);
    expect(await cash()).toBe(0n);
  });

  it('opens one attempt, however often the fault is reported', async () => {
    const { data } = await order();
    await choose(data.payUrl, 'fault');
    await until(async () => (await attempts(data.orderId)).length === 2);
    await say(data.payUrl, 'failed', 8);
    expect(await attempts(data.orderId)).toHaveLength(2);
  });

  it('asks nobody else for a player who has paused meanwhile', async () => {
    const { data } = await order();
    await casino.api.db.query(
      `insert into play_pause (member_id, kind, since, until, started_by) values ($1, 'break', now(), now() + interval '1 day', 'member')`,
      [member.id],
    );
    await choose(data.payUrl, 'fault');
    await until(async () => (await stateOf(casino.api, data.orderId)) === 'failed');
    expect(await attempts(data.orderId)).toEqual([['onlypay', 'failed', 'technical']]);
  });
});

describe('when both are paid', () => {
  it('credits late money of the first, exactly once, and the deposit is paid', async () => {
    const { data } = await order();
    await choose(data.payUrl, 'fault');
    await until(async () => (await attempts(data.orderId)).length === 2);
    await say(data.payUrl, 'succeeded', 8);
    await until(async () => (await look(data.orderId)).status === 10);
    expect([await cash(), await credits()]).toEqual([50_00n, 1]);
  });

  it('credits both payments, also when both webhooks come at once, and flags the second for staff', async () => {
    const { data } = await order();
    await choose(data.payUrl, 'fault');
    await until(async () => (await look(data.orderId)).continueUrl !== null);
    const { continueUrl } = await look(data.orderId);
    await Promise.all([say(data.payUrl, 'succeeded', 4), say(continueUrl, 'succeeded', 4)]);
    await until(async () => (await cash()) === 100_00n);
    expect(await credits()).toBe(2);
    const { rows } = await casino.api.db.query(
      `select count(*)::int as flagged from deposit_attempt
       where member_id = $1 and review_reason like 'deposit % of the same order was credited too'`,
      [member.id],
    );
    expect(rows[0]).toEqual({ flagged: 1 });
    const page = await casino.api.post('/sys/member/deposit/page', { pageNum: 1, pageSize: 10 }, member.token);
    expect(page.data.content).toHaveLength(2);
  });
});
