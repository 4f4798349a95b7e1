import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let key: string;
let member: TestMember;

beforeAll(async () => {
  casino = await startMoneyCasino({ GUESSES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000' });
  key = await casino.addOperator('anna', ['cashier']);
});
afterAll(() => casino.close());
beforeEach(async () => {
  member = await casino.api.join();
});

const limit = {
  name: 'Deposits of a day',
  kind: 'deposit',
  method: '',
  currency: 'USD',
  scope: 'player',
  hours: 24,
  mostCount: 3,
  mostAmount: null,
  action: 'refuse',
};
const desk = (path: string, body: object) => casino.api.post(`/operator/velocity/${path}`, body, key);
async function limitsAre(...changes: object[]) {
  const { versions } = (await desk('list', {})).data;
  const version = versions[0]?.version;
  const limits = changes.map((change, index) => ({ ...limit, name: `Limit ${index}`, ...change }));
  return desk('save', { limits, reason: 'A test', ...(version ? { version } : {}) });
}
const order = (amount = 50, of = member, more: object = {}) =>
  casino.api.post('/sys/deposit/stripe/depositOrder', { amount, ...more }, of.token);
const reached = 1207;
const cases = async (of = member) => {
  const { rows } = await casino.api.db.query<{ cases: number }>(
    'select count(*)::int as cases from risk_case_member where member_id = $1',
    [of.id],
  );
  return rows[0]!.cases;
};

it('refuses the payment beyond the number, with the next step, and answers a repeat of an earlier one', async () => {
  await limitsAre({});
  const first = await order(50, member, { requestKey: 'key-of-the-first-order' });
  await order();
  expect((await order()).error).toBe(0);
  const refused = await order();
  expect(refused.error).toBe(reached);
  expect(refused.message).toContain('try again in 24 h');
  expect((await order(50, member, { requestKey: 'key-of-the-first-order' })).data).toEqual(first.data);
});

it('refuses exactly one of four at once', async () => {
  await limitsAre({});
  const answers = await Promise.all(Array.from({ length: 4 }, () => order()));
  expect(answers.filter(({ error }) => error === reached)).toHaveLength(1);
});

it('counts the sum with the payment itself, at both sides of the border', async () => {
  await limitsAre({ mostCount: null, mostAmount: '100' });
  expect((await order(50)).error).toBe(0);
  expect((await order(50.01)).error).toBe(reached);
  expect((await order(50)).error).toBe(0);
});

it('opens a case and takes the payment, where a limit gives it', async () => {
  await limitsAre({ mostCount: 1, action: 'review' });
  await order();
  expect(await cases()).toBe(0);
  expect((await order()).error).toBe(0);
  expect(await cases()).toBe(1);
});

it('counts for everyone seen with a device or address, and for another method not', async () => {
  const other = await casino.api.join();
  await limitsAre({ mostCount: 1, scope: 'origin' });
  await casino.api.db.query('delete from member_origin where member_id = any($1)', [[member.id, other.id]]);
  await order(50, other);
  expect((await order()).error).toBe(0);
  await casino.api.db.query(
    `insert into member_origin (member_id, kind, hash) select unnest($1::bigint[]), 'device', '\\x01'`,
    [[member.id, other.id]],
  );
  expect((await order()).error).toBe(reached);
  await limitsAre({ mostCount: 1, scope: 'origin', method: 'PIX' });
  expect((await order()).error).toBe(0);
});

it('never keeps money from a player who is leaving: a cash-out is taken and reviewed', async () => {
  await limitsAre({});
  await casino.payIn(member, 200);
  await limitsAre({ kind: 'cashOut', mostCount: 1 });
  const apply = async () =>
    casino.api.post(
      '/sys/withdraw/apply',
      {
        ...{ amount: 30, paymentMethod: 'BANK_CARD', routingNumber: '021000021', accountNumber: '1234567890' },
        ...{ accountName: 'Maria Santos', ...(await casino.proofs(member)) },
      },
      member.token,
    );
  expect((await apply()).error).toBe(0);
  expect((await apply()).error).toBe(reached);
  await casino.api.db.query(
    `insert into play_pause (member_id, kind, since, until, started_by) values ($1, 'exclusion', now(), now() + interval '1 day', 'member')`,
    [member.id],
  );
  expect((await apply()).error).toBe(0);
  expect(await cases()).toBe(1);
});

it.each([
  ['neither number nor sum', { mostCount: null }],
  ['an amount that is none', { mostAmount: 'much' }],
])('rejects a limit with %s', async (_, change) => {
  expect((await limitsAre(change)).error).not.toBe(0);
});

it('rejects a version that was made from an older one', async () => {
  const answer = await desk('save', { limits: [limit], reason: 'A test' });
  expect(answer.error).not.toBe(0);
});
