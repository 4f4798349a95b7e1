import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../../testing/start-money-casino.ts';
import { countAcceptance } from './count-acceptance.ts';
import { openRouting, type RoutingDesk, rulesOf } from './routing.fixture.ts';

let casino: MoneyCasino;
let desk: RoutingDesk;

beforeAll(async () => {
  casino = await startMoneyCasino({ GUESSES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000' });
  desk = await openRouting(casino);
});
afterAll(() => casino.close());

const order = async () => {
  const member = await casino.api.join();
  const { data } = await casino.api.post('/sys/deposit/onlyPay/deposit', { amount: 50 }, member.token);
  return desk.route(data.orderId);
};
const on = async () => (await desk.desk('routing/list', {})).data.on;
const toQuay = rulesOf({
  providers: [
    { provider: 'quay', share: 0 },
    { provider: 'onlypay', share: 0 },
  ],
});

it('without rules a deposit goes to the provider of its method, and no other is asked', async () => {
  const { decision, attempts } = await order();
  expect(decision).toBeNull();
  expect(attempts.map(({ provider }: { provider: string }) => provider)).toEqual(['onlypay']);
});

it('a version is switched on only when it was tried, by two people, and off by one', async () => {
  expect((await desk.save(toQuay)).error).toBe(0);
  expect((await desk.turn('on')).message).toContain('not tried');
  const { data: trial } = await desk.tryOut();
  expect(trial).toMatchObject({ orders: 1, moved: 1, rules: [{ rule: 'Rule 1', orders: 1 }] });
  await desk.turn('on');
  expect(await on()).toBeNull();
  expect((await desk.latest()).state).toBe('proposed');
  // The same person twice is one person.
  await desk.turn('on');
  expect(await on()).toBeNull();
  await desk.turn('on', 'ben');
  expect(await on()).toBe(1);
  expect((await order()).attempts[0].provider).toBe('quay');
  expect((await desk.turn('off')).error).toBe(0);
  expect((await order()).attempts[0].provider).toBe('onlypay');
});

it('the database refuses to switch on what was not tried or agreed to', async () => {
  await desk.save(rulesOf({ name: 'Another' }));
  const { version } = await desk.latest();
  const turn = () =>
    casino.api.db.query(
      `insert into deposit_routing_switch (version, turned, made_by, reason) values ($1, 'on', 'operator:anna', 'x')`,
      [version],
    );
  await expect(turn()).rejects.toThrow('back-tested');
  await desk.tryOut();
  await expect(turn()).rejects.toThrow('second person');
});

it('each step has its audit event, and rejects a version made from an older one', async () => {
  const { rows } = await casino.api.db.query<{ command: string }>(
    `select distinct command from audit_event where command like 'routing.%' order by command`,
  );
  expect(rows.map(({ command }) => command)).toEqual([
    'routing.save',
    'routing.switchOff',
    'routing.switchOn',
    'routing.try',
  ]);
  const answer = await desk.desk('routing/save', { rules: toQuay, reason: 'A test', version: 1 });
  expect(answer.error).not.toBe(0);
});

it('puts a provider last whose acceptance of the last hour became weak, and notes when it does', async () => {
  await desk.rulesAreOn(rulesOf({ name: 'Cards' }));
  const member = await casino.api.join();
  await casino.api.db.query(
    `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, request_hash, ask_at)
     select $1, 'ONLY_PAY', 'onlypay', 'weak-' || n, 100, 'USD', case when n <= 3 then 'succeeded' else 'failed' end, '\\x00', null
     from generate_series(1, 10) n`,
    [member.id],
  );
  expect(await countAcceptance({ db: casino.api.db })).toBeLessThanOrEqual(1);
  const { decision, attempts } = await order();
  expect(attempts[0].provider).toBe('quay');
  expect(decision.providers[0]).toMatchObject({ provider: 'onlypay', behind: 'weak', accepted: 3, declined: 7 });
  const { rows } = await casino.api.db.query(
    `select count(*)::int as noted from audit_event where command = 'routing.weak' and subject = 'provider:onlypay'`,
  );
  expect(rows[0]).toEqual({ noted: 1 });
});
