/**
 * What every way to pay in must keep, no matter who the provider is: duplicates, news out of order, lost news, wrong amounts
 * and late money. A new method is a row of the table.
 */
import { randomUUID } from 'node:crypto';
import { methodsOfProviders } from '@fairhouse/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanMessages } from '../../../testing/scan-messages.ts';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../../testing/start-money-casino.ts';
import type { TestMember } from '../../../testing/start-test-api.ts';

interface Method {
  code: string;
  /** The provider that its row is moved to; without it the one that it names. */
  servedBy?: string;
  order: string;
  /** The address of the provider's page: the answer's field, or what it takes to find it. */
  page: string | ((ordered: Ordered) => Promise<string>);
  /** The call that asks about the order; undefined where only /sys/deposit/pollingStatus does. */
  find?: string;
  /** How that call names the order, where it is not by its number. */
  findBy?: (ordered: Ordered) => object;
  /** What its call says of a paid order; 'true' unless the specified wire is the other way round. */
  paid?: string;
  /** The member's currency where only one is taken. */
  currency?: string;
  /** Where the payer comes back to; a window of its own, unless it says otherwise. */
  returnsTo?: (ordered: Ordered) => string;
  /** What its order asks besides the amount. */
  with?(): object;
  /** The provider tells nobody who asks: only what the payer brings back from its page is answered. */
  tellsOnReturn?: true;
}

interface Ordered {
  member: TestMember;
  // biome-ignore lint/suspicious/noExplicitAny: each method answers in its own shape; the assertions are what checks it.
  data: any;
}

const methods: Method[] = [
  { code: 'ONLY_PAY', order: '/sys/deposit/onlyPay/deposit', page: 'payUrl' },
  { code: 'CPAY', order: '/sys/deposit/cpay/depositOrder', page: 'payUrl', find: '/sys/cpay/findOrder' },
  { code: 'PINGPONG', order: '/sys/deposit/pingpong/depositOrder', page: 'payUrl', find: '/sys/pingpong/findOrder' },
  // What CPAY's row may be moved to.
  {
    code: 'CPAY',
    servedBy: 'quay',
    order: '/sys/deposit/cpay/depositOrder',
    page: 'payUrl',
    find: '/sys/cpay/findOrder',
    returnsTo: ({ data }) => `/?window=payment#/payment/cpay/return?orderId=${data.orderId}&status=success`,
  },
  { code: 'PIX', order: '/sys/deposit/pix/depositOrder', page: 'payUrl', find: '/sys/pix/findOrder', currency: 'BRL' },
  {
    code: 'PAYP',
    order: '/sys/deposit/payp/depositOrder',
    page: 'orderurl',
    find: '/sys/payp/findOrder',
    returnsTo: ({ data }) => `/#/payment/paypal/return?orderId=${data.orderId}&status=success`,
  },
  {
    code: 'PAYPAL_POLL',
    order: '/sys/deposit/paypal/depositOrder',
    // Our own page of the order continues to PayPal's.
    async page({ data }) {
      const { pathname, search } = new URL(data.orderurl);
      const answer = await fetch(casino.api.url + pathname + search, { redirect: 'manual' });
      return answer.headers.get('location')!;
    },
    find: '/sys/paypal/findOrder',
    findBy: ({ data }) => ({ bizId: data.biz_id, cSite: data.c_site }),
    returnsTo: ({ data }) => `/#/?payStatus=payReturn&biz_id=${data.biz_id}&c_url=localhost`,
  },
  {
    code: 'CASH',
    order: '/sys/deposit/cash/depositOrder',
    page: async ({ data, member }) =>
      (await casino.api.post('/sys/cash/getImg', { orderId: data.orderId }, member.token)).data.qrAddress,
    find: '/sys/cash/findOrder',
    paid: 'false',
  },
  {
    code: 'VISA_MASTERCARD',
    order: '/sys/deposit/creditcard/deposit',
    page: 'payUrl',
    // A published test number whose bank asks on its own page.
    with: () => ({
      cardNum: '5201 2829 9900 5515',
      cardCvv: '737',
      expireMonth: 3,
      expireYear: 2030,
      cardFirstName: 'Maria',
      cardLastName: 'Santos',
      cardCountry: 'PH',
      cardState: 'PH-00',
      cardCity: 'Manila',
      cardAddress: '1 Roxas Boulevard',
      cardPostalCode: '1000',
    }),
    returnsTo: ({ data }) => `/#/payment/adyen/return?orderId=${data.orderId}&status=success`,
    tellsOnReturn: true,
  },
  ...(['APPLE_PAY', 'GOOGLE_PAY'] as const).map(
    (code): Method => ({
      code,
      order: '/sys/deposit/wallet/deposit',
      page: 'payUrl',
      // A wallet encrypts each payment differently.
      with() {
        const token = JSON.stringify({ sandbox: 'challenge', lastFour: '5515', payment: randomUUID() });
        return { method: code, walletToken: code === 'APPLE_PAY' ? btoa(token) : token };
      },
      returnsTo: ({ data }) => `/#/payment/adyen/return?orderId=${data.orderId}&status=success`,
      tellsOnReturn: true,
    }),
  ),
];

let casino: MoneyCasino;

beforeAll(async () => {
  // Every member of the suite joins from one address.
  casino = await startMoneyCasino({ GUESSES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000' });
});
afterAll(() => casino.close());

it('every method is served by a provider that says it can', async () => {
  const { rows } = await casino.api.db.query<{ code: string; provider: string }>(
    'select code, provider from deposit_method order by code',
  );
  const unserved = rows.filter(({ code, provider }) => !methodsOfProviders.get(provider)?.includes(code));
  // Coins are the casino's own.
  expect(unserved.map(({ code }) => code)).toEqual(['CRYPT', 'CRYPTO']);
});

const named = methods.map((method) => ({
  ...method,
  name: [method.code, method.servedBy].filter(Boolean).join(' by '),
}));

describe.each(named)('$name', (method) => {
  let servedBefore: string;
  beforeAll(async () => {
    const { rows } = await casino.api.db.query<{ provider: string }>(
      `update deposit_method m set provider = coalesce($2, m.provider) from deposit_method before
       where m.code = $1 and before.code = m.code returning before.provider`,
      [method.code, method.servedBy ?? null],
    );
    servedBefore = rows[0]!.provider;
  });
  afterAll(async () => {
    await casino.api.db.query('update deposit_method set provider = $2 where code = $1', [method.code, servedBefore]);
  });

  const { currency = 'USD', findBy = ({ data }: Ordered) => ({ orderId: data.orderId }) } = method;
  const pageOf = async (ordered: Ordered): Promise<string> =>
    typeof method.page === 'string' ? ordered.data[method.page] : method.page(ordered);

  const order = async (amount = 50, more: object = {}) => {
    const member = await casino.api.join({ currency });
    const answer = await casino.api.post(method.order, { ...method.with?.(), amount, ...more }, member.token);
    expect(answer).toMatchObject({ error: 0 });
    const ordered = { member, data: answer.data };
    const page = await pageOf(ordered);
    return {
      ...ordered,
      orderId: answer.data.orderId as number,
      token: new URL(page).pathname.split('/').at(-1)!,
      page,
    };
  };

  /** The page as its address reaches this casino: the sandbox of this test has a port of its own. */
  const choose = (token: string, choice: string) =>
    fetch(`${casino.sandboxUrl}/payment/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    });

  /** The provider says this, signed by it, whether it is true or not. */
  const say = async (token: string, statement: object, times = 1) => {
    const { id } = await casino.control<{ id: string }>(`/payments/${token}/events`, statement);
    return casino.control<number[]>(`/events/${id}/deliver`, { times });
  };

  const settled = (orderId: number, state: string) => until(async () => (await stateOf(casino.api, orderId)) === state);
  const cashOf = async (member: TestMember) => (await casino.book(member)).cash;
  const statusOf = async (member: TestMember, orderId: number) =>
    (await casino.api.post('/sys/deposit/pollingStatus', { id: orderId }, member.token)).data.status;

  it('shows the provider’s page and credits an approved payment by its signed word', async () => {
    const ordered = await order();
    const { member, orderId, token } = ordered;
    const html = await (await fetch(`${casino.sandboxUrl}/payment/${token}`)).text();
    for (const name of ['Approve', 'Decline', 'Cancel', 'Leave pending']) expect(html).toContain(`>${name}</button>`);
    expect(await statusOf(member, orderId)).toBe(0);
    const back = await choose(token, 'approve');
    expect(back.status).toBe(303);
    await settled(orderId, 'succeeded');
    expect(await cashOf(member)).toBe(5_000n);
    expect(await statusOf(member, orderId)).toBe(10);
    if (method.find) {
      expect(await casino.api.post(method.find, findBy(ordered), member.token)).toMatchObject({
        data: { status: method.paid ?? 'true', amount: 50, currency },
      });
    }
  });

  it('brings the payer back to where the payment was shown', async () => {
    const ordered = await order();
    const { orderId, token } = ordered;
    const back = new URL((await choose(token, 'approve')).headers.get('location')!);
    const provider = back.pathname.split('/')[2];
    const place =
      method.returnsTo?.(ordered) ?? `/?window=payment#/payment/${provider}/return?orderId=${orderId}&status=success`;
    // The provider's own word may be on its way at the same moment; until it has been taken the payer is told to wait.
    const goBack = async () => {
      const page = await fetch(`${casino.api.url}${back.pathname}${back.search}`, { redirect: 'manual' });
      return page.headers.get('location');
    };
    await expect.poll(goBack).toBe(`http://localhost:3000${place}`);
  });

  it.each([
    ['decline', 'failed', 20],
    ['cancel', 'canceled', 20],
    ['pending', 'processing', 5],
  ])('%s makes it %s and credits nothing', async (choice, state, status) => {
    const { member, orderId, token } = await order();
    await choose(token, choice);
    await settled(orderId, state);
    expect(await cashOf(member)).toBe(0n);
    expect(await statusOf(member, orderId)).toBe(status);
  });

  it('credits once, however often the news come and in whatever order', async () => {
    const { member, orderId, token } = await order();
    await say(token, { state: 'succeeded' }, 20);
    await settled(orderId, 'succeeded');
    await say(token, { state: 'pending' });
    await say(token, { state: 'open' });
    await choose(token, 'approve');
    await say(token, { state: 'succeeded' }, 5);
    expect(await cashOf(member)).toBe(5_000n);
    expect(await stateOf(casino.api, orderId)).toBe('succeeded');
  });

  it('credits by the look of the player when the provider’s word is lost', async () => {
    const { member, orderId, token } = await order();
    await casino.control('/deliveries', { hold: true });
    const back = new URL((await choose(token, 'approve')).headers.get('location')!);
    if (method.tellsOnReturn) await fetch(casino.api.url + back.pathname + back.search, { redirect: 'manual' });
    await until(async () => (await statusOf(member, orderId)) === 10);
    await casino.control('/deliveries', { hold: false });
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('credits money that comes after it was given up', async () => {
    const { member, orderId, token } = await order();
    await choose(token, 'cancel');
    await settled(orderId, 'canceled');
    await say(token, { state: 'succeeded' }, 2);
    await settled(orderId, 'succeeded');
    expect(await cashOf(member)).toBe(5_000n);
  });

  it.each([
    ['amount', { amount: '500000' }],
    ['currency', { currency: 'EUR' }],
  ])('credits nothing when the %s is another, and asks for review', async (_what, difference) => {
    const { member, orderId, token } = await order();
    await say(token, { state: 'succeeded', ...difference });
    await settled(orderId, 'review');
    expect(await cashOf(member)).toBe(0n);
  });

  it('takes refunded money back', async () => {
    const { member, orderId, token } = await order();
    await choose(token, 'approve');
    await settled(orderId, 'succeeded');
    await say(token, { state: 'refunded' }, 3);
    await settled(orderId, 'refunded');
    expect(await cashOf(member)).toBe(0n);
  });

  it('answers the same order to the same key, and a conflict to another amount under it', async () => {
    const requestKey = `again-${method.code}`;
    const first = await order(50, { requestKey });
    const again = await casino.api.post(
      method.order,
      { ...method.with?.(), amount: 50, requestKey },
      first.member.token,
    );
    expect(again.data).toMatchObject({ orderId: first.orderId });
    expect(await pageOf({ member: first.member, data: again.data })).toBe(first.page);
    expect(
      await casino.api.post(method.order, { ...method.with?.(), amount: 60, requestKey }, first.member.token),
    ).toMatchObject({
      error: 1003,
    });
  });

  it('refuses amounts outside the limits, in the order of the checks', async () => {
    const { token } = await casino.api.join({ currency });
    const answered = async (amount: unknown) =>
      (await casino.api.post(method.order, { ...method.with?.(), amount }, token)).error;
    expect(await answered(9.99)).toBe(1201);
    expect(await answered(5_000.01)).toBe(1202);
    expect(await answered(10.001)).toBe(1200);
  });
});

it('keeps what was exchanged about all of these payments, and nothing of a card, a person or a secret whole', async () => {
  const { rows } = await casino.api.db.query<{ provider: string }>('select distinct provider from deposit_attempt');
  await scanMessages(
    casino.api.db,
    rows.map(({ provider }) => provider),
    ['5201282999005515', '5201 2829', 'Santos', 'Roxas', '"737"', 'encryptedCardNumber":', 'PayToken":"'],
  );
});
