import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../../testing/start-money-casino.ts';
import { mayBeFramed } from './paypal-page.ts';

let casino: MoneyCasino;

beforeAll(async () => {
  casino = await startMoneyCasino();
});
afterAll(() => casino.close());

const order = async () => {
  const member = await casino.api.join();
  const { data } = await casino.api.post('/sys/deposit/paypal/depositOrder', { amount: 50 }, member.token);
  return { member, ...(data as { biz_id: string; c_site: string; sk: string; orderurl: string; orderId: number }) };
};

/** Where our page of the order continues to. */
const payPage = async (orderurl: string) => {
  const { pathname, search } = new URL(orderurl);
  const answer = await fetch(casino.api.url + pathname + search, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!;
};

const choose = (page: string, choice: string) =>
  fetch(casino.sandboxUrl + new URL(page).pathname, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  });

it('shows PayPal’s page to anyone who has the key of the order, while there is something to pay', async () => {
  const { orderurl, orderId } = await order();
  const page = await payPage(orderurl);
  expect(page).toContain('/payment/');
  const home = 'http://localhost:3000/#/';
  expect(await payPage(orderurl.replace(/sk=\w/, 'sk=x'))).toBe(home);
  expect(await payPage(orderurl.replace(/sk=\w+/, ''))).toBe(home);
  expect(await payPage('http://localhost:3000/payment/paypal/pay')).toBe(home);
  await choose(page, 'approve');
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
  expect(await payPage(orderurl)).toBe(home);
});

it('frames no page of PayPal itself, whose way back then closes its window', async () => {
  expect(mayBeFramed('https://www.paypal.com/checkoutnow?token=1')).toBe(false);
  expect(mayBeFramed('https://notpaypal.com/checkoutnow')).toBe(true);
  const member = await casino.api.join();
  const { data } = await casino.api.post('/sys/deposit/payp/depositOrder', { amount: 50 }, member.token);
  expect(data.framed).toBe(true);
  const back = new URL((await choose(data.orderurl, 'approve')).headers.get('location')!);
  const answer = await fetch(casino.api.url + back.pathname + back.search, {
    redirect: 'manual',
    headers: { 'sec-fetch-dest': 'document' },
  });
  expect(answer.headers.get('location')).toContain('/?window=payment#/payment/paypal/return');
});

it('asks PayPal when it is triggered, so that the balance does not wait for a message', async () => {
  const { member, orderurl, orderId, biz_id: bizId, c_site: cSite } = await order();
  await casino.control('/deliveries', { hold: true });
  await choose(await payPage(orderurl), 'approve');
  expect(await stateOf(casino.api, orderId)).toBe('pending');
  expect((await casino.api.post('/sys/paypal/trigger', { bizId, cSite }, member.token)).error).toBe(0);
  expect(await stateOf(casino.api, orderId)).toBe('succeeded');
  await casino.control('/deliveries', { hold: false });
  expect((await casino.book(member)).cash).toBe(5_000n);
});

it('knows an order only by its own member, site and method', async () => {
  const { member, biz_id: bizId, c_site: cSite } = await order();
  const other = await casino.api.join();
  for (const path of ['/sys/paypal/findOrder', '/sys/paypal/trigger']) {
    const find = async (query: object, token = member.token) => (await casino.api.post(path, query, token)).error;
    expect(await find({ bizId, cSite })).toBe(0);
    expect(await find({ bizId, cSite }, other.token)).toBe(1002);
    expect(await find({ bizId, cSite: 'elsewhere' })).toBe(1002);
    expect(await find({ bizId: '1-nothing', cSite })).toBe(1002);
  }
});

it.each([
  ['decline', 'payError'],
  ['cancel', 'payCancel'],
  ['pending', 'payReturn'],
])('%s brings the payer home with %s', async (choice, payStatus) => {
  const { orderurl, biz_id } = await order();
  const back = new URL((await choose(await payPage(orderurl), choice)).headers.get('location')!);
  const answer = await fetch(casino.api.url + back.pathname + back.search, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(
    `http://localhost:3000/#/?payStatus=${payStatus}&biz_id=${biz_id}&c_url=localhost`,
  );
});

it('says that a payer who left has cancelled, and credits all the same what is paid later', async () => {
  const { member, orderurl, biz_id, orderId } = await order();
  const page = await payPage(orderurl);
  const left = `${casino.api.url}/payment/paypal/return?attempt=${biz_id}&canceled=1`;
  const answer = await fetch(left, { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain('payStatus=payCancel');
  expect(await stateOf(casino.api, orderId)).toBe('pending');
  await choose(page, 'approve');
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
  expect((await casino.book(member)).cash).toBe(5_000n);
});
