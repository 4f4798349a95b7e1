/**
 * What every way to pay in must keep, whoever the provider is: duplicates, news out of order, lost news, wrong amounts
 * and late money. A new method is a row of the table.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyHouse, startMoneyHouse, stateOf, until } from '../../../testing/start-money-house.ts';
import type { TestMember } from '../../../testing/start-test-api.ts';

interface Method {
  code: string;
  order: string;
  /** The answer's field with the address of the page. */
  page: string;
  /** The call that asks about the order; undefined where only /sys/deposit/pollingStatus does. */
  find?: string;
}

const methods: Method[] = [
  { code: 'ONLY_PAY', order: '/sys/deposit/onlyPay/deposit', page: 'payUrl' },
  { code: 'CPAY', order: '/sys/deposit/cpay/depositOrder', page: 'payUrl', find: '/sys/cpay/findOrder' },
  { code: 'PINGPONG', order: '/sys/deposit/pingpong/depositOrder', page: 'payUrl', find: '/sys/pingpong/findOrder' },
];

let house: MoneyHouse;

beforeAll(async () => {
  house = await startMoneyHouse();
});
afterAll(() => house.close());

describe.each(methods)('$code', (method) => {
  const order = async (amount = 50, more: object = {}) => {
    const member = await house.api.join();
    const answer = await house.api.post(method.order, { amount, ...more }, member.token);
    expect(answer).toMatchObject({ error: 0 });
    const { orderId, [method.page]: page } = answer.data;
    return {
      member,
      orderId: orderId as number,
      token: new URL(page).pathname.split('/').at(-1)!,
      page: page as string,
    };
  };

  /** The page as its address reaches this house: the sandbox of this test has a port of its own. */
  const choose = (token: string, choice: string) =>
    fetch(`${house.sandboxUrl}/payment/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    });

  /** The provider says this, signed by it, whether it is true or not. */
  const say = async (token: string, statement: object, times = 1) => {
    const { id } = await house.control<{ id: string }>(`/payments/${token}/events`, statement);
    return house.control<number[]>(`/events/${id}/deliver`, { times });
  };

  const settled = (orderId: number, state: string) => until(async () => (await stateOf(house.api, orderId)) === state);
  const cashOf = async (member: TestMember) => (await house.book(member)).cash;
  const statusOf = async (member: TestMember, orderId: number) =>
    (await house.api.post('/sys/deposit/pollingStatus', { id: orderId }, member.token)).data.status;

  it('shows the provider’s page and credits an approved payment by its signed word', async () => {
    const { member, orderId, token } = await order();
    const html = await (await fetch(`${house.sandboxUrl}/payment/${token}`)).text();
    for (const name of ['Approve', 'Decline', 'Cancel', 'Leave pending']) expect(html).toContain(`>${name}</button>`);
    expect(await statusOf(member, orderId)).toBe(0);
    const back = await choose(token, 'approve');
    expect(back.status).toBe(303);
    await settled(orderId, 'succeeded');
    expect(await cashOf(member)).toBe(5_000n);
    expect(await statusOf(member, orderId)).toBe(10);
    if (method.find) {
      expect(await house.api.post(method.find, { orderId }, member.token)).toMatchObject({
        data: { status: 'true', amount: 50, currency: 'USD' },
      });
    }
  });

  it('brings the payer back into the window that the payment had', async () => {
    const { orderId, token } = await order();
    const back = new URL((await choose(token, 'approve')).headers.get('location')!);
    const page = await fetch(`${house.api.url}${back.pathname}${back.search}`, { redirect: 'manual' });
    expect(page.headers.get('location')).toBe(
      `http://localhost:3000/?window=payment#/payment/${back.pathname.split('/')[2]}/return?orderId=${orderId}&status=success`,
    );
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
    expect(await stateOf(house.api, orderId)).toBe('succeeded');
  });

  it('credits by the look of the player when the provider’s word is lost', async () => {
    const { member, orderId, token } = await order();
    await house.control('/deliveries', { hold: true });
    await choose(token, 'approve');
    await until(async () => (await statusOf(member, orderId)) === 10);
    await house.control('/deliveries', { hold: false });
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
    const again = await house.api.post(method.order, { amount: 50, requestKey }, first.member.token);
    expect(again.data).toMatchObject({ orderId: first.orderId, [method.page]: first.page });
    expect(await house.api.post(method.order, { amount: 60, requestKey }, first.member.token)).toMatchObject({
      error: 1003,
    });
  });

  it('refuses amounts outside the limits, in the order of the checks', async () => {
    const { token } = await house.api.join();
    const answered = async (amount: unknown) => (await house.api.post(method.order, { amount }, token)).error;
    expect(await answered(9.99)).toBe(1201);
    expect(await answered(5_000.01)).toBe(1202);
    expect(await answered(10.001)).toBe(1200);
  });
});
