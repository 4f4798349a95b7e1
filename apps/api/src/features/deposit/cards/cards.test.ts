import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyHouse, startMoneyHouse, stateOf, until } from '../../../testing/start-money-house.ts';
import type { TestMember } from '../../../testing/start-test-api.ts';

let house: MoneyHouse;

beforeAll(async () => {
  house = await startMoneyHouse();
});
afterAll(() => house.close());

const approving = '4111 1111 1111 1111';
const challenging = '5201 2829 9900 5515';
const declining = '4000 0000 0000 0002';

const form = {
  amount: 50,
  cardNum: approving,
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
};

const oneStep = (member: TestMember, more: object = {}) =>
  house.api.post('/sys/deposit/creditcard/deposit', { ...form, ...more }, member.token);
const firstStep = (member: TestMember, more: object = {}) =>
  house.api.post('/sys/deposit/cattl/deposit', { ...form, ...more }, member.token);
const secondStep = (member: TestMember, depositId: number) =>
  house.api.post('/sys/cattl/pay', { depositId }, member.token);
const cashOf = async (member: TestMember) => (await house.book(member)).cash;

/** Decides on the bank's page and answers where it sends the payer. */
async function decideAtBank(payUrl: string, choice: string): Promise<URL> {
  const answer = await fetch(`${house.sandboxUrl}${new URL(payUrl).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location')!);
}

/** Comes back to the casino as the payer's browser does. */
const comeBack = (back: URL) => fetch(`${house.api.url}${back.pathname}${back.search}`, { redirect: 'manual' });

describe('a card in one step', () => {
  it('is paid at once and credited once', async () => {
    const member = await house.api.join();
    const paid = await oneStep(member, { requestKey: 'card-one-step' });
    expect(paid).toMatchObject({ error: 0, data: { status: 'true', payUrl: null } });
    expect(await cashOf(member)).toBe(5_000n);
    const again = await oneStep(member, { requestKey: 'card-one-step' });
    expect(again.data).toEqual(paid.data);
    expect((await oneStep(member, { requestKey: 'card-one-step', amount: 60 })).error).toBe(1003);
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('that is declined says so and credits nothing', async () => {
    const member = await house.api.join();
    expect(await oneStep(member, { cardNum: declining })).toMatchObject({ error: 1215, data: null });
    expect(await cashOf(member)).toBe(0n);
  });

  it('is one payment when it is asked for many times at once', async () => {
    const member = await house.api.join();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => oneStep(member, { requestKey: 'card-at-once' })),
    );
    expect(new Set(answers.map(({ data }) => data?.orderId)).size).toBe(1);
    expect(await cashOf(member)).toBe(5_000n);
  });
});

describe('a card in two steps', () => {
  it('takes nothing in the first, and pays once in the second', async () => {
    const member = await house.api.join();
    const { data, error } = await firstStep(member);
    expect(error).toBe(0);
    // The janitor asks about attempts that nobody pays for; it must not pay either.
    await house.api.db.query('update deposit_attempt set ask_at = now() where id = $1', [data.id]);
    await until(async () => (await stateOf(house.api, data.id)) === 'unknown');
    expect(await cashOf(member)).toBe(0n);

    const answers = await Promise.all(Array.from({ length: 10 }, () => secondStep(member, data.id)));
    expect(answers.every((answer) => answer.data.status === 'true')).toBe(true);
    expect(await cashOf(member)).toBe(5_000n);
  }, 20_000);

  it('belongs to its member', async () => {
    const member = await house.api.join();
    const { data } = await firstStep(member);
    const thief = await house.api.join();
    expect((await secondStep(thief, data.id)).error).toBe(1002);
    expect(await secondStep(thief, data.id)).toEqual(await secondStep(thief, 999_999_999));
  });
});

describe('the bank’s page', () => {
  const challenged = async () => {
    const member = await house.api.join();
    const { data } = await oneStep(member, { cardNum: challenging });
    expect(data).toMatchObject({ status: 'wait', payUrl: expect.stringContaining('/payment/') });
    return { member, orderId: data.orderId as number, payUrl: data.payUrl as string };
  };

  it('asks in the name of the bank, and an approval is credited by the provider’s word', async () => {
    const { member, orderId, payUrl } = await challenged();
    const page = await fetch(`${house.sandboxUrl}${new URL(payUrl).pathname}`);
    expect(await page.text()).toContain('Your bank asks');
    await decideAtBank(payUrl, 'approve');
    await until(async () => (await stateOf(house.api, orderId)) === 'succeeded');
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('is believed by what it sends back when the provider’s word is lost', async () => {
    const { member, orderId, payUrl } = await challenged();
    await house.control('/deliveries', { hold: true });
    const page = await comeBack(await decideAtBank(payUrl, 'approve'));
    expect(page.headers.get('location')).toBe(
      `http://localhost:3000/#/payment/adyen/return?orderId=${orderId}&status=success`,
    );
    expect(await cashOf(member)).toBe(5_000n);
    await house.control('/deliveries', { hold: false });
  });

  it('credits nothing by the result of another payment', async () => {
    const paid = await challenged();
    const other = await challenged();
    const back = await decideAtBank(paid.payUrl, 'approve');
    const { rows } = await house.api.db.query('select reference from deposit_attempt where id = $1', [other.orderId]);
    back.searchParams.set('attempt', rows[0].reference);
    await comeBack(back);
    expect(await stateOf(house.api, other.orderId)).toBe('action_required');
    expect(await cashOf(other.member)).toBe(0n);
  });

  it.each([
    ['decline', 'failed', 'fail'],
    ['cancel', 'canceled', 'cancel'],
  ])('%s ends it as %s', async (choice, state, status) => {
    const { member, orderId, payUrl } = await challenged();
    const page = await comeBack(await decideAtBank(payUrl, choice));
    expect(page.headers.get('location')).toContain(`status=${status}`);
    expect(await stateOf(house.api, orderId)).toBe(state);
    expect(await cashOf(member)).toBe(0n);
  });
});

describe('the form is refused, in the specified order', () => {
  it.each([
    ['below the minimum', { amount: 9.99, cardNum: '' }, 1201, '$10.00'],
    ['above the maximum', { amount: 5_000.01, cardNum: '' }, 1202, '$5,000.00'],
    ['no card number', { cardNum: ' ', cardCvv: '' }, 1001, 'card number'],
    ['no CVV', { cardCvv: '', expireMonth: '' }, 1001, 'CVV'],
    ['no month', { expireMonth: '', expireYear: '' }, 1001, 'expiry month'],
    ['no year', { expireYear: '', cardFirstName: '' }, 1001, 'expiry year'],
    ['no first name', { cardFirstName: '', cardLastName: '' }, 1001, 'first name'],
    ['no last name', { cardLastName: '', cardCountry: '' }, 1001, 'last name'],
    ['no country', { cardCountry: '', cardState: '' }, 1001, 'country'],
    ['no state', { cardState: '', cardCity: '' }, 1001, 'state'],
    ['no town', { cardCity: '', cardAddress: '' }, 1001, 'town or city'],
    ['no address', { cardAddress: '', cardPostalCode: '' }, 1001, 'address'],
    ['no postal code', { cardPostalCode: '' }, 1001, 'postal code'],
    ['a number that is no test number', { cardNum: '4242424242424242' }, 1216, 'another card'],
    ['a card that has expired', { expireMonth: 1, expireYear: 2020 }, 1000, 'expiry date'],
    ['a CVV of letters', { cardCvv: 'abc' }, 1000, 'CVV'],
  ])('%s', async (_what, changes, error, words) => {
    const answer = await oneStep(await shared(), changes);
    expect(answer).toMatchObject({ error, data: null });
    expect(answer.message).toContain(words);
  });

  let member: Promise<TestMember> | undefined;
  const shared = () => {
    member ??= house.api.join();
    return member;
  };
});

describe('the billing part', () => {
  const prefill = (member: TestMember) => house.api.post('/sys/deposit/creditcard/billingInfo', {}, member.token);

  it('begins with the member’s own details, then with those of the last card', async () => {
    const member = await house.api.join();
    expect((await prefill(member)).data).toMatchObject({ cardFirstName: 'Maria', cardCity: 'Manila' });
    await oneStep(member, { cardFirstName: 'Ana', cardLastName: 'Reyes', cardCity: 'Cebu' });
    expect((await prefill(member)).data).toMatchObject({
      cardFirstName: 'Ana',
      cardLastName: 'Reyes',
      cardCity: 'Cebu',
    });
  });

  it('is filled in on our own form while the sandbox takes the cards', async () => {
    const member = await house.api.join();
    const entry = await house.api.post('/sys/deposit/creditcard/entry', {}, member.token);
    expect(entry.data).toEqual({ kind: 'form', clientKey: null });
  });
});

it('keeps the token, the brand and the last four digits, and neither the number nor the CVV', async () => {
  const member = await house.api.join();
  await oneStep(member);
  const { rows } = await house.api.db.query('select * from deposit_card where member_id = $1', [member.id]);
  expect(rows).toMatchObject([{ brand: 'visa', last_four: '1111', expiry_month: 3, expiry_year: 2030 }]);
  expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    '737',
  );
});
