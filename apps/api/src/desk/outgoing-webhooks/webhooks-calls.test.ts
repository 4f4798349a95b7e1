import { errorCodes } from '@fairhouse/contract/errors';
import { operatorCalls, roleNames, roles, subscribedKinds, webhookEvents } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import { startBeside, type TestMember } from '../../testing/start-test-api.ts';
import { startReceiver, type TestReceiver } from './receiver.fixture.ts';

let casino: MoneyCasino;
let there: TestReceiver;
let keeper: string;
let worker: string;
let id: number;
const reason = 'a test';

beforeAll(async () => {
  casino = await startMoneyCasino();
  there = await startReceiver();
  keeper = await casino.addOperator('keeper', ['administrator']);
  worker = await casino.addOperator('worker');
  const terms = { url: there.url, description: 'a test', kinds: subscribedKinds, reason };
  const made = await casino.api.post('/operator/webhook/create', terms, keeper);
  expect(made.data.secret).toMatch(/^whsec_/);
  id = made.data.webhook.id;
});
afterAll(async () => {
  await casino.close();
  await there.close();
});

const own = ({ id: member }: TestMember) =>
  there.received.map(({ event }) => event).filter(({ data }) => data.playerId === Number(member));
const typesOf = (member: TestMember) => own(member).map(({ type }) => type);

describe('what happens in the casino', () => {
  it('is sent in its order for each player, in the form of the contract', async () => {
    const { api } = casino;
    const member = await api.join();
    await casino.payIn(member, 100);
    const declined = await casino.order(member, 30);
    await casino.control(`/sessions/${declined.sessionId}/decide`, { choice: 'decline' });
    const asked = { amount: 25, paymentMethod: 'PAYPAL', email: 'maria@example.com', ...(await casino.proofs(member)) };
    const applied = await api.post('/sys/withdraw/apply', asked, member.token);
    expect(applied.error).toBe(0);
    expect((await api.post('/sys/withdraw/cancel', { id: applied.data.id }, member.token)).error).toBe(0);
    const limit = { kind: 'deposit', period: 'day', most: 50, timeZone: 'Asia/Manila' };
    expect((await api.post('/sys/protection/setLimit', limit, member.token)).error).toBe(0);
    const risk = await casino.addOperator('risk-of-test', ['risk']);
    const suspended = { memberId: Number(member.id), suspended: true, reason };
    expect((await api.post('/operator/member/suspend', suspended, risk)).error).toBe(0);
    await until(async () => typesOf(member).includes('player.status_changed'));
    const types = typesOf(member);
    expect(types.filter((type) => type !== 'deposit.refused')).toEqual([
      'player.joined',
      'deposit.credited',
      'cash_out.requested',
      'cash_out.refused',
      'protection.limit_changed',
      'player.status_changed',
    ]);
    for (const { type, data } of own(member))
      expect(webhookEvents[type as keyof typeof webhookEvents].data.safeParse(data).error, type).toBeUndefined();
    expect(own(member).find(({ type }) => type === 'deposit.credited')!.data).toMatchObject({
      amount: '100.00',
      currency: 'USD',
    });
    expect(own(member).find(({ type }) => type === 'cash_out.refused')!.data).toMatchObject({ reason: 'canceled' });
    expect(JSON.stringify(own(member))).not.toContain(member.username);
    const { rows } = await api.db.query('select problem from outgoing_outbox where problem is not null');
    expect(rows).toEqual([]);
  });

  it('costs a bet nothing: it writes no audit event, and so nothing into the outbox', async () => {
    const { db } = casino.api;
    const { rows } = await db.query<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace = 'casino'::regnamespace and (p.proname like 'wallet\\_%' or p.proname like 'ledger\\_%' or p.proname like 'bet\\_%')
         and (p.prosrc like '%audit_event%' or p.prosrc like '%outgoing_%')`,
    );
    expect(rows).toEqual([]);
    const wallet = await db.query(`select count(*)::int as n from pg_proc where proname = 'wallet_carry_out'`);
    expect(wallet.rows[0].n).toBeGreaterThan(0);
  });
});

describe('the calls', () => {
  const paths = Object.keys(operatorCalls).filter((path) => path.startsWith('/operator/webhook/'));

  it('are for administrators alone', async () => {
    expect(paths).toHaveLength(11);
    const holders = roleNames.filter((role) =>
      (roles[role] as readonly string[]).some((it) => it.startsWith('webhooks.')),
    );
    expect(holders).toEqual(['administrator']);
    for (const path of paths) {
      const answer = await casino.api.post(path, { id, reason }, worker);
      expect([path, answer.error]).toEqual([path, errorCodes.notPermitted]);
    }
  });

  it('list subscriptions with their health, deliveries by a filter, and each try, and never a secret', async () => {
    const post = (path: string, input: object) => casino.api.post(`/operator/webhook/${path}`, input, keeper);
    const member = await casino.api.join();
    await casino.payIn(member, 20);
    await until(async () => typesOf(member).includes('deposit.credited'));
    await until(async () => (await post('list', {})).data[0].waiting === 0);
    const listed = await post('list', {});
    expect(listed.data).toMatchObject([{ id, state: 'active', failures: 0, dead: 0, madeBy: 'operator:keeper' }]);
    const filter = { id, kind: 'deposit.credited', state: 'delivered', memberId: Number(member.id) };
    const { data } = await post('deliveries', filter);
    expect(data.rows).toMatchObject([{ kind: 'deposit.credited', state: 'delivered', lastStatus: 204, tries: 1 }]);
    expect((await post('deliveries', { ...filter, state: 'dead' })).data.rows).toEqual([]);
    const first = await post('deliveries', { id, pageSize: 1 });
    const second = await post('deliveries', { id, pageSize: 1, before: first.data.next });
    expect(second.data.rows[0].eventId).toBeLessThan(first.data.rows[0].eventId);
    const one = await post('delivery', { id, eventId: data.rows[0].eventId });
    expect(JSON.parse(one.data.body).data).toMatchObject({ amount: '20.00' });
    expect(one.data.attempts).toMatchObject([{ number: 1, status: 204, problem: null }]);
    expect(JSON.stringify([listed, data, one])).not.toContain('whsec_');
    expect((await post('delivery', { id, eventId: 999_999_999 })).error).toBe(errorCodes.noSuchThing);
    expect((await post('deliveries', { id: 99_999 })).error).toBe(errorCodes.noSuchThing);
  });

  it('record each change with its reason', async () => {
    const post = (path: string, input: object) =>
      casino.api.post(`/operator/webhook/${path}`, { id, reason, ...input }, keeper);
    expect((await post('turn', { to: 'paused' })).data.state).toBe('paused');
    expect((await post('turn', { to: 'active' })).data.state).toBe('active');
    expect((await post('rotate', { formerHours: 1 })).data.webhook.formerSecretUntil).not.toBeNull();
    expect((await casino.api.post('/operator/webhook/test', { id }, keeper)).error).toBe(0);
    const { rows } = await casino.api.db.query(
      'select actor, command from audit_event where subject = $1 order by id',
      [`webhook:${id}`],
    );
    expect(rows.map(({ command }) => command)).toEqual([
      'webhook.create',
      'webhook.pause',
      'webhook.resume',
      'webhook.rotate',
      'webhook.test',
    ]);
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['operator:keeper']));
  });
});

it('sends each event once from two processes of a casino', async () => {
  const other = await startBeside(casino.api);
  try {
    const members = await Promise.all([1, 2, 3].map(() => casino.api.join()));
    for (const member of members) await casino.payIn(member, 20);
    await until(async () => members.every((member) => typesOf(member).includes('deposit.credited')));
    for (const member of members) expect(typesOf(member)).toEqual(['player.joined', 'deposit.credited']);
  } finally {
    await other.close();
  }
});
