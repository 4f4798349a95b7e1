import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../../testing/start-money-casino.ts';
import type { TestMember } from '../../../testing/start-test-api.ts';

let casino: MoneyCasino;

beforeAll(async () => {
  casino = await startMoneyCasino();
});
afterAll(() => casino.close());

const order = async (member: TestMember, amount: number) =>
  casino.api.post('/sys/deposit/cash/depositOrder', { amount, depositAmount: amount }, member.token);

const code = async (member: TestMember, orderId?: number) =>
  casino.api.post('/sys/cash/getImg', orderId === undefined ? {} : { orderId }, member.token);

const approve = async (member: TestMember, orderId: number) => {
  const page = new URL((await code(member, orderId)).data.qrAddress);
  const body = new URLSearchParams({ choice: 'approve' });
  await fetch(casino.sandboxUrl + page.pathname, { method: 'POST', body, redirect: 'manual' });
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
};

const postings = async (member: TestMember) =>
  (
    await casino.api.db.query<{ type: string; amount: bigint }>(
      'select type, amount from posting where member_id = $1 order by seq',
      [member.id],
    )
  ).rows;

it('asks for the discounted amount and credits the whole: a deposit of what was paid, a gift of the rest', async () => {
  const member = await casino.api.join();
  const { data } = await order(member, 50);
  expect(data).toMatchObject({ amount: 50, discountAmount: 47.5 });
  await approve(member, data.orderId);
  expect((await casino.book(member)).cash).toBe(5_000n);
  expect(await postings(member)).toEqual([
    { type: 'DEPOSIT', amount: 4_750n },
    { type: 'GIFT', amount: 250n },
  ]);
});

it('counts for what was bought: the least deposit brings the first-deposit bonus, and opens cashing out', async () => {
  const member = await casino.api.join();
  const { data } = await order(member, 10);
  expect(data).toMatchObject({ amount: 10, discountAmount: 9.5 });
  await approve(member, data.orderId);
  const config = await casino.api.post('/sys/member/withdraw/config', {}, member.token);
  expect(config.data).toMatchObject({ maxDepositAmount: 10, requiredDepositAmount4Withdraw: 10 });
  expect((await casino.api.post('/sys/bonus/claim', { promotion: 'firstDeposit' }, member.token)).error).toBe(0);
  const { active } = (await casino.api.post('/sys/bonus/overview', {}, member.token)).data;
  expect(active).toMatchObject({ promotion: 'firstDeposit', amount: 10, deposit: 10, required: 1_000, own: 10 });
});

it('rounds what need not be paid down to the cent', async () => {
  const member = await casino.api.join();
  // 5 percent of 10.11 is 0.5055.
  const { data } = await order(member, 10.11);
  expect(data.discountAmount).toBe(9.61);
  await approve(member, data.orderId);
  expect(await postings(member)).toEqual([
    { type: 'DEPOSIT', amount: 961n },
    { type: 'GIFT', amount: 50n },
  ]);
});

it('credits nothing when the whole amount is said to be paid instead of the discounted one', async () => {
  const member = await casino.api.join();
  const { data } = await order(member, 50);
  const token = new URL((await code(member, data.orderId)).data.qrAddress).pathname.split('/').at(-1);
  const { id } = await casino.control<{ id: string }>(`/payments/${token}/events`, {
    state: 'succeeded',
    amount: '5000',
  });
  await casino.control(`/events/${id}/deliver`, {});
  await until(async () => (await stateOf(casino.api, data.orderId)) === 'review');
  expect((await casino.book(member)).cash).toBe(0n);
});

it('shows the code of the newest open order, or of the one that is named, and of nobody else', async () => {
  const member = await casino.api.join();
  expect((await code(member)).error).toBe(1002);
  const first = (await order(member, 50)).data.orderId;
  const second = (await order(member, 60)).data.orderId;
  const newest = (await code(member)).data;
  expect(newest).toEqual((await code(member, second)).data);
  expect(newest).not.toEqual((await code(member, first)).data);
  expect(Date.parse(newest.expireTime)).toBeGreaterThan(Date.now());
  expect(newest.qrText).toMatch(/^http/);
  const picture = await fetch(casino.sandboxUrl + new URL(newest.imgUrl).pathname);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect((await code(await casino.api.join(), second)).error).toBe(1002);
});

it('says a failure by true and a payment by false, as the specified wire does', async () => {
  const member = await casino.api.join();
  const find = async (orderId: number) =>
    (await casino.api.post('/sys/cash/findOrder', { orderId }, member.token)).data.status;
  const paid = (await order(member, 50)).data.orderId;
  expect(await find(paid)).toBe('wait');
  await approve(member, paid);
  expect(await find(paid)).toBe('false');
  const refused = (await order(member, 50)).data.orderId;
  const page = new URL((await code(member, refused)).data.qrAddress);
  const body = new URLSearchParams({ choice: 'decline' });
  await fetch(casino.sandboxUrl + page.pathname, { method: 'POST', body, redirect: 'manual' });
  await until(async () => (await stateOf(casino.api, refused)) === 'failed');
  expect(await find(refused)).toBe('true');
});

it('is listed with its discount, for dollars alone', async () => {
  const list = async (currency: string) => {
    const { token } = await casino.api.join({ currency });
    return (await casino.api.post('/sys/depositPaymentMethod/listAll', { enabled: 1 }, token)).data as {
      code: string;
      discount: number;
    }[];
  };
  const inDollars = await list('USD');
  expect(inDollars.find((method) => method.code === 'CASH')?.discount).toBe(5);
  expect(inDollars.map((method) => method.code)).not.toContain('PIX');
  const inReais = (await list('BRL')).map((method) => method.code);
  expect(inReais).toContain('PIX');
  expect(inReais).not.toContain('CASH');
});

it('is reported as late where it is paid after its code had expired, and credited all the same', async () => {
  const member = await casino.api.join();
  const { data } = await order(member, 50);
  const listed = async () => (await casino.api.post('/sys/member/deposit/page', {}, member.token)).data.content;
  expect(await listed()).toMatchObject([{ standing: 'waiting', late: false, payable: true }]);
  await casino.api.db.query("update deposit_attempt set payable_until = now() - interval '1 minute' where id = $1", [
    data.orderId,
  ]);
  expect(await listed()).toMatchObject([{ standing: 'waiting', late: false, payable: false }]);
  await approve(member, data.orderId);
  expect(await listed()).toMatchObject([{ standing: 'credited', late: true, amount: 50, credited: 50 }]);
});
