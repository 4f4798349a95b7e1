import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../../../testing/start-money-casino.ts';
import type { TestMember } from '../../../../testing/start-test-api.ts';

let casino: MoneyCasino;

beforeAll(async () => {
  casino = await startMoneyCasino();
});
afterAll(() => casino.close());

type Does = 'approve' | 'challenge' | 'refuse';
/** A wallet encrypts each payment differently. */
const tokenOf = (sandbox: Does) => JSON.stringify({ sandbox, lastFour: '1111', payment: randomUUID() });

/** As the provider's element hands it over: what Apple gives is encoded, what Google gives is passed on. */
const googlePay = (member: TestMember, does: Does, more: object = {}) =>
  casino.api.post(
    '/sys/deposit/wallet/deposit',
    { method: 'GOOGLE_PAY', amount: 50, walletToken: tokenOf(does), ...more },
    member.token,
  );
const applePay = (member: TestMember, does: Does, more: object = {}) =>
  googlePay(member, does, { method: 'APPLE_PAY', walletToken: btoa(tokenOf(does)), ...more });
const cashOf = async (member: TestMember) => (await casino.book(member)).cash;
const tokensOf = async (member: TestMember) => {
  const { rows } = await casino.api.db.query<{ wallet: string; kept: boolean; sealed: Buffer | null }>(
    `select wallet, wallet_token is not null as kept, wallet_token as sealed from deposit_card
     where member_id = $1 order by attempt_id`,
    [member.id],
  );
  return rows;
};

describe.each([
  ['Apple Pay', applePay, 'APPLE_PAY', 'applePay'],
  ['Google Pay', googlePay, 'GOOGLE_PAY', 'googlePay'],
] as const)('%s', (name, pay, code, wallet) => {
  it('credits an approved payment once, however often it is asked for', async () => {
    const member = await casino.api.join();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay(member, 'approve', { requestKey: `wallet-${code}` })),
    );
    expect(new Set(answers.map(({ data }) => data?.orderId)).size).toBe(1);
    expect(await pay(member, 'approve', { requestKey: `wallet-${code}` })).toMatchObject({ data: { status: 'true' } });
    expect((await pay(member, 'approve', { requestKey: `wallet-${code}`, amount: 60 })).error).toBe(1003);
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('stands on the receipt under its own name', async () => {
    const member = await casino.api.join();
    const { data } = await pay(member, 'approve');
    const receipt = await casino.api.post('/sys/member/deposit/receipt', { id: data.orderId }, member.token);
    expect(receipt.data).toMatchObject({ method: code, methodName: name });
  });

  it('notes which card it was by the provider’s own answer', async () => {
    const member = await casino.api.join();
    await pay(member, 'approve');
    const { rows } = await casino.api.db.query('select kind, label from deposit_instrument where member_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([{ kind: 'card', label: `${name} •••• 1111` }]);
  });

  it('declined answers an error, credits nothing and deletes the token', async () => {
    const member = await casino.api.join();
    expect(await pay(member, 'refuse')).toMatchObject({ error: 1215, data: null });
    expect(await cashOf(member)).toBe(0n);
    expect(await tokensOf(member)).toMatchObject([{ wallet, kept: false }]);
  });

  it('keeps the token sealed while the bank asks, and deletes it with the decision', async () => {
    const member = await casino.api.join();
    const { data } = await pay(member, 'challenge');
    expect(data).toMatchObject({ status: 'wait', payUrl: expect.stringContaining('/payment/') });
    const [waiting] = await tokensOf(member);
    expect(waiting).toMatchObject({ wallet, kept: true });
    expect(waiting!.sealed!.toString('latin1')).not.toContain('sandbox');
    const page = `${casino.sandboxUrl}${new URL(data.payUrl).pathname}`;
    await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' });
    await until(async () => (await stateOf(casino.api, data.orderId)) === 'succeeded');
    expect(await cashOf(member)).toBe(5_000n);
    expect(await tokensOf(member)).toMatchObject([{ wallet, kept: false }]);
  });
});

it('asks again for an answer that was lost, by the token that it kept', async () => {
  const member = await casino.api.join();
  const { data } = await googlePay(member, 'challenge', { requestKey: 'wallet-lost' });
  // As if the process had ended between the provider's answer and our note of it.
  await casino.api.db.query(
    `update deposit_attempt set state = 'unknown', order_id = null, ask_at = now() where id = $1`,
    [data.orderId],
  );
  await until(async () => (await stateOf(casino.api, data.orderId)) !== 'unknown');
  expect((await googlePay(member, 'approve', { requestKey: 'wallet-lost' })).data).toMatchObject({
    orderId: data.orderId,
    status: 'wait',
    payUrl: data.payUrl,
  });
});

describe('a token that comes again', () => {
  const ordersOf = async (member: TestMember) => {
    const { rows } = await casino.api.db.query<{ paid: number }>(
      `select count(*) filter (where state = 'succeeded')::int as paid from deposit_attempt where member_id = $1`,
      [member.id],
    );
    return rows[0]!.paid;
  };

  it('is one payment under as many request keys as it comes with, one after the other and at once', async () => {
    const member = await casino.api.join();
    const walletToken = tokenOf('approve');
    const first = await googlePay(member, 'approve', { walletToken, requestKey: 'wallet-again-0' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        googlePay(member, 'approve', { walletToken, requestKey: `wallet-again-${n}` }),
      ),
    );
    expect(new Set(answers.map(({ data }) => data?.orderId))).toEqual(new Set([first.data.orderId]));
    const second = tokenOf('approve');
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        googlePay(member, 'approve', { walletToken: second, requestKey: `at-once-${n}` }),
      ),
    );
    expect(new Set(atOnce.map(({ data }) => data?.orderId)).size).toBe(1);
    expect(await ordersOf(member)).toBe(2);
    expect(await cashOf(member)).toBe(10_000n);
  });

  it('is refused for another amount, by another method and from another member', async () => {
    const member = await casino.api.join();
    const walletToken = tokenOf('approve');
    await googlePay(member, 'approve', { walletToken });
    expect((await googlePay(member, 'approve', { walletToken, amount: 60 })).error).toBe(1003);
    expect((await googlePay(member, 'approve', { walletToken, method: 'APPLE_PAY' })).error).toBe(1003);
    const another = await casino.api.join();
    expect((await googlePay(another, 'approve', { walletToken })).error).toBe(1003);
    expect(await cashOf(another)).toBe(0n);
    expect(await cashOf(member)).toBe(5_000n);
  });
});

it('refuses a token that is none, and one that is not there', async () => {
  const member = await casino.api.join();
  expect((await googlePay(member, 'approve', { walletToken: '' })).error).toBe(1001);
  expect((await googlePay(member, 'approve', { walletToken: 'made up' })).error).toBe(1215);
  expect((await googlePay(member, 'approve', { method: 'VISA_MASTERCARD' })).error).toBe(1000);
});

describe('what the browser asks for', () => {
  const methodsOf = async (member: TestMember) =>
    (await casino.api.post('/sys/depositPaymentMethod/listAll', {}, member.token)).data.map(
      ({ code }: { code: string }) => code,
    );

  it('lists both wallets with the other methods, and the entry names what the browser needs', async () => {
    const member = await casino.api.join();
    expect(await methodsOf(member)).toEqual(expect.arrayContaining(['APPLE_PAY', 'GOOGLE_PAY']));
    const entry = await casino.api.post('/sys/deposit/wallet/entry', {}, member.token);
    expect(entry.data).toMatchObject({
      clientKey: 'sandbox_wallets',
      countryCode: 'US',
      applePay: { merchantId: 'merchant.sandbox' },
      googlePay: { gatewayMerchantId: 'FairhouseSandbox' },
    });
  });

  it('serves what Apple reads about the domain', async () => {
    const answer = await fetch(`${casino.api.url}/.well-known/apple-developer-merchantid-domain-association`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('test mode');
  });
});
