import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAlone } from '../../growth/bonus/bonus.fixture.ts';
import { type TestOperator, testOperator } from '../../testing/run-operator.ts';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let operator: TestOperator;
beforeAll(async () => {
  casino = await startMoneyCasino({ CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1,::1' });
  operator = await testOperator(casino.api, 'looker');
});
afterAll(() => casino.close());

const visa = {
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

/** The published test number that stands for a payer's card. */
const numbers: Record<string, string> = {
  'shared-account': '4111 1111 1111 1111',
  '': '5555 5555 5555 4444',
  'another-account': '2222 4000 7000 0005',
};

/** Pays in by a method with this account of the provider's, on its own page, and waits for the credit. */
async function payIn(member: TestMember, method: string, payer: string, amount = 50): Promise<void> {
  const { order, page } = methods[method]!;
  const card = page ? {} : { ...visa, cardNum: numbers[payer] };
  const { data } = await casino.api.post(order, { ...card, amount }, member.token);
  const address = await page?.(data, member);
  if (address?.includes('#cs_test')) {
    await casino.control(`/sessions/${/#(cs_test_\w+)_secret/.exec(address)![1]}/decide`, { choice: 'approve', payer });
  } else if (address) {
    await fetch(casino.sandboxUrl + new URL(address).pathname, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'approve', payer }),
      redirect: 'manual',
    });
  }
  await until(async () => (await stateOf(casino.api, data.orderId)) === 'succeeded');
}

interface Method {
  order: string;
  /** Where the payer decides; a card that is entered on our own page needs none. */
  // biome-ignore lint/suspicious/noExplicitAny: each method answers in its own shape.
  page?: (data: any, member: TestMember) => string | Promise<string>;
  currency?: string;
}

const methods: Record<string, Method> = {
  STRIPE: { order: '/sys/deposit/stripe/depositOrder', page: ({ iframe }) => iframe },
  VISA_MASTERCARD: { order: '/sys/deposit/creditcard/deposit' },
  PAYP: { order: '/sys/deposit/payp/depositOrder', page: ({ orderurl }) => orderurl },
  PIX: { order: '/sys/deposit/pix/depositOrder', page: ({ payUrl }) => payUrl, currency: 'BRL' },
  CASH: {
    order: '/sys/deposit/cash/depositOrder',
    page: async ({ orderId }, { token }) =>
      (await casino.api.post('/sys/cash/getImg', { orderId }, token)).data.qrAddress,
  },
  ONLY_PAY: { order: '/sys/deposit/onlyPay/deposit', page: ({ payUrl }) => payUrl },
};

const claim = (member: TestMember) => casino.api.post('/sys/bonus/claim', { promotion: 'firstDeposit' }, member.token);
const bookOf = (member: TestMember) => casino.book(member);
const noted = async (member: TestMember) =>
  (
    await casino.api.db.query<{ kind: string; label: string; digest: Buffer }>(
      'select kind, label, digest from deposit_instrument where member_id = $1 order by kind, created_at',
      [member.id],
    )
  ).rows;
const flagsOf = async (member: TestMember) =>
  (await casino.api.post('/operator/bonus/sharedPage', { memberId: Number(member.id) }, operator.key)).data.content;

describe.each(Object.keys(methods))('what a deposit by %s was paid with', (method) => {
  const currency = methods[method]!.currency ?? 'USD';

  it('is noted without its own name, and brings one member the promotion, not two', async () => {
    const [first, second] = [await joinAlone(casino.api, { currency }), await joinAlone(casino.api, { currency })];
    await payIn(first, method, 'shared-account');
    await payIn(second, method, 'shared-account');
    const [one] = await noted(first);
    expect(one!.label).toMatch(/••••|@|\$|Banco/);
    expect((await noted(second)).map(({ digest }) => digest.toString('hex'))).toContain(one!.digest.toString('hex'));
    expect((await claim(first)).error).toBe(0);
    const refused = await claim(second);
    expect(refused.error).toBe(errorCodes.bonusShared);
    expect(await bookOf(second)).toMatchObject({ cash: 5_000n, bonus: 0n });
  });

  it('is another where the account is another', async () => {
    const [first, second] = [await joinAlone(casino.api, { currency }), await joinAlone(casino.api, { currency })];
    await payIn(first, method, '');
    await payIn(second, method, 'another-account');
    expect((await claim(first)).error).toBe(0);
    expect((await claim(second)).error).toBe(0);
  });
});

it('goes to one of two who claim at once with one card', async () => {
  const both = [await joinAlone(casino.api), await joinAlone(casino.api)];
  for (const member of both) await payIn(member, 'STRIPE', 'one card of two');
  const answers = await Promise.all(both.flatMap((member) => [claim(member), claim(member)]));
  const errors = answers.map(({ error }) => error);
  expect(errors.filter((error) => error === 0)).toHaveLength(1);
  expect(errors.filter((error) => error === errorCodes.bonusShared)).toHaveLength(2);
  const books = await Promise.all(both.map(bookOf));
  expect(books.map(({ bonus }) => bonus).sort()).toEqual([0n, 5_000n]);
});

it('refuses with a card that a member who had the promotion used only afterwards', async () => {
  const [first, second] = [await joinAlone(casino.api), await joinAlone(casino.api)];
  await payIn(first, 'STRIPE', '');
  expect((await claim(first)).error).toBe(0);
  await payIn(first, 'STRIPE', 'a second card');
  await payIn(second, 'STRIPE', 'a second card');
  expect((await claim(second)).error).toBe(errorCodes.bonusShared);
  expect(await flagsOf(second)).toEqual([]);
});

describe('what turns out to be shared after both had the promotion', () => {
  it('is flagged once, with a record, and nothing is taken', async () => {
    const [first, second] = [await joinAlone(casino.api), await joinAlone(casino.api)];
    for (const member of [first, second]) {
      await payIn(member, 'STRIPE', '');
      expect((await claim(member)).error).toBe(0);
    }
    await payIn(first, 'STRIPE', 'a card of both');
    expect(await flagsOf(first)).toEqual([]);
    await payIn(second, 'STRIPE', 'a card of both');
    await payIn(second, 'STRIPE', 'a card of both');
    const [flag, ...others] = await flagsOf(second);
    expect(others).toEqual([]);
    expect(flag).toMatchObject({
      promotion: 'firstDeposit',
      period: 'once',
      kind: 'account',
      label: expect.stringMatching(/^visa •••• \d{4}$/),
      memberId: Number(second.id),
      firstMemberId: Number(first.id),
      closed: false,
    });
    const { rows } = await casino.api.db.query(
      `select actor, after from audit_event where member_id = $1 and command = 'bonus.flag'`,
      [second.id],
    );
    expect(rows).toMatchObject([{ actor: 'system:bonus', after: { firstMemberId: String(first.id) } }]);
    for (const member of [first, second]) expect((await bookOf(member)).bonus).toBe(5_000n);

    expect((await operator.run('bonus', 'shared')).out).toMatch(
      new RegExp(`visa •••• \\d{4}\\s+${second.id}\\s+${first.id}`),
    );
    expect((await operator.run('bonus', 'close', String(flag.id), '--reason', 'a couple')).code).toBe(0);
    expect(await flagsOf(second)).toMatchObject([
      { closed: true, closedBy: 'operator:looker', closedReason: 'a couple' },
    ]);
    expect((await operator.run('bonus', 'close', String(flag.id), '--reason', 'again')).code).toBe(1);
  });
});

it('is kept as digest and mask alone, and never changed', async () => {
  const { rows } = await casino.api.db.query<{ row: string }>(
    'select row_to_json(i)::text as row from deposit_instrument i',
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { row } of rows) expect(row).not.toMatch(/4111111111111111|shared-account|H[0-9A-F]{15}|payer@sandbox/);
  await expect(casino.api.db.query('delete from deposit_instrument')).rejects.toThrow('never changed');
});
