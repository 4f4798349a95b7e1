import { amountOf } from '@fairhouse/money';
import type { CreatedOrder, Observation, OrderState, PaymentProvider } from '@fairhouse/payments';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { settingOfCasino } from '../../testing/setting-of.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { startDeposit } from './start-deposit.ts';
import { sweepDueOrders } from './sweep-orders.ts';

const origin = 'http://127.0.0.1:1';
let api: TestApi;
let member: TestMember;

beforeAll(async () => {
  api = await startTestApi({ SANDBOX: 'on', SANDBOX_ORIGIN: origin });
  member = await api.join();
});
afterAll(() => api.close());

const orders: string[] = [];
let creating: CreatedOrder;
let state: OrderState = { outcome: 'unknown', reason: 'no answer' };

const provider: PaymentProvider = {
  name: 'stripe',
  opens: 'iframe',
  takes: () => true,
  async createOrder({ attemptId }) {
    orders.push(attemptId);
    return creating;
  },
  fetchState: async () => state,
  verifyWebhook: async () => ({ ok: false, reason: 'unreadable' }),
  readEvent: async () => [],
};

const deps = (): DepositDeps => ({
  db: api.db,
  settingOf: settingOfCasino(api.db),
  providers: new Map([['stripe', provider]]),
  aboutPayment: (_, work) => work(),
  publicOrigin: 'http://localhost:3000',
  markCredited: async () => {},
  secret: 'a secret of these tests',
  markAllCredited: async () => {},
  guard: async () => undefined,
  velocity: async () => ({ refusal: undefined, review: async () => {} }),
  isBarred: async () => false,
  providersInIncident: async () => new Set(),
  instrumentsNoted: async () => {},
  creditedUnjudged: async () => {},
  tellCredited: async () => {},
  claims: {
    disputed: async () => ({ isOld: false, othersOpen: false }),
    refunded: async () => {},
    unknown: async () => {},
  },
  admit: async () => ({ ok: true, data: null }),
  placeRules: async () => ({ credit: true, currencies: null }),
  emailOf: async () => undefined,
  log: { warn() {} },
});

const dueNow = (id: bigint) => api.db.query('update deposit_attempt set ask_at = now() where id = $1', [id]);
const read = async (id: bigint) =>
  (
    await api.db.query(
      'select state, reference, order_id, asks, ask_at > now() as later from deposit_attempt where id = $1',
      [id],
    )
  ).rows[0];

it('finds out about an order whose answer was lost, under the same key, and credits it in the end', async () => {
  creating = { outcome: 'unknown', reason: 'time-out' };
  const asker = { ...member, id: member.id, currency: 'USD', credited: false } as never;
  const request = { amount: 50, method: 'STRIPE', requestKey: undefined, language: 'en' };
  expect(await startDeposit(deps(), asker, request, 'iframe')).toMatchObject({
    ok: false,
    error: 'providerUnavailable',
  });
  const { rows } = await api.db.query<{ id: bigint }>('select max(id) as id from deposit_attempt');
  const { id } = rows[0]!;
  expect(await read(id)).toMatchObject({ state: 'unknown', order_id: null });

  creating = { outcome: 'created', orderId: 'cs_9', next: { kind: 'iframe', url: 'x' } };
  await dueNow(id);
  await sweepDueOrders(deps());
  const { reference } = await read(id);
  expect(await read(id)).toMatchObject({ state: 'pending', order_id: 'cs_9', asks: 1, later: true });
  expect(new Set(orders)).toEqual(new Set([reference]));

  await dueNow(id);
  await sweepDueOrders(deps());
  expect(await read(id)).toMatchObject({ state: 'pending', asks: 2, later: true });

  const observation: Observation = {
    provider: 'stripe',
    state: 'succeeded',
    attemptId: reference,
    orderId: 'cs_9',
    paymentId: 'pi_9',
    amount: { minor: amountOf('USD', 5_000n).minor, currency: 'USD' },
  };
  state = { outcome: 'observed', observation };
  await dueNow(id);
  await sweepDueOrders(deps());
  expect(await read(id)).toMatchObject({ state: 'succeeded', later: null });
  const book = await api.db.query('select cash from book where member_id = $1', [member.id]);
  expect(book.rows).toEqual([{ cash: 5_000n }]);
});

it('gives an order up that was never placed once its key is forgotten', async () => {
  creating = { outcome: 'unknown', reason: 'time-out' };
  const asker = { ...member, currency: 'USD', credited: false } as never;
  const request = { amount: 50, method: 'STRIPE', requestKey: undefined, language: 'en' };
  await startDeposit(deps(), asker, request, 'iframe');
  const { rows } = await api.db.query<{ id: bigint }>('select max(id) as id from deposit_attempt');
  const { id } = rows[0]!;
  // By the clock of the database, which wrote when it began: that of a process may be a day ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  await dueNow(id);
  await sweepDueOrders(deps()).finally(() => vi.useRealTimers());
  expect(await read(id)).toMatchObject({ state: 'unknown', later: true });
  await api.db.query(`update deposit_attempt set created_at = now() - interval '24 hours' where id = $1`, [id]);
  const asked = orders.length;
  await dueNow(id);
  await sweepDueOrders(deps());
  expect(await read(id)).toMatchObject({ state: 'expired', later: null });
  expect(orders).toHaveLength(asked);
});
