import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../../testing/start-money-casino.ts';
import { type TestMember, testSecrets } from '../../../testing/start-test-api.ts';

let casino: MoneyCasino;

beforeAll(async () => {
  casino = await startMoneyCasino();
});
afterAll(() => casino.close());

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
  casino.api.post('/sys/deposit/creditcard/deposit', { ...form, ...more }, member.token);
const firstStep = (member: TestMember, more: object = {}) =>
  casino.api.post('/sys/deposit/cattl/deposit', { ...form, ...more }, member.token);
const secondStep = (member: TestMember, depositId: number) =>
  casino.api.post('/sys/cattl/pay', { depositId }, member.token);
const cashOf = async (member: TestMember) => (await casino.book(member)).cash;

/** Decides on the bank's page and answers where it sends the payer. */
async function decideAtBank(payUrl: string, choice: string): Promise<URL> {
  const answer = await fetch(`${casino.sandboxUrl}${new URL(payUrl).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location')!);
}

/** Comes back to the casino as the payer's browser does. */
const comeBack = (back: URL) => fetch(`${casino.api.url}${back.pathname}${back.search}`, { redirect: 'manual' });

describe('a card in one step', () => {
  it('is paid at once and credited once', async () => {
    const member = await casino.api.join();
    const paid = await oneStep(member, { requestKey: 'card-one-step' });
    expect(paid).toMatchObject({ error: 0, data: { status: 'true', payUrl: null } });
    expect(await cashOf(member)).toBe(5_000n);
    const again = await oneStep(member, { requestKey: 'card-one-step' });
    expect(again.data).toEqual(paid.data);
    expect((await oneStep(member, { requestKey: 'card-one-step', amount: 60 })).error).toBe(1003);
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('that is declined says so and credits nothing', async () => {
    const member = await casino.api.join();
    expect(await oneStep(member, { cardNum: declining })).toMatchObject({ error: 1215, data: null });
    expect(await cashOf(member)).toBe(0n);
  });

  it('is one payment when it is asked for many times at once', async () => {
    const member = await casino.api.join();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => oneStep(member, { requestKey: 'card-at-once' })),
    );
    expect(new Set(answers.map(({ data }) => data?.orderId)).size).toBe(1);
    expect(await cashOf(member)).toBe(5_000n);
  });
});

describe('a card in two steps', () => {
  it('takes nothing in the first, and pays once in the second', async () => {
    const member = await casino.api.join();
    const { data, error } = await firstStep(member);
    expect(error).toBe(0);
    // The order sweeper asks about attempts that nobody pays for; it must not pay either.
    await casino.api.db.query('update deposit_attempt set ask_at = now() where id = $1', [data.id]);
    await until(async () => (await stateOf(casino.api, data.id)) === 'unknown');
    expect(await cashOf(member)).toBe(0n);

    const answers = await Promise.all(Array.from({ length: 10 }, () => secondStep(member, data.id)));
    expect(answers.every((answer) => answer.data.status === 'true')).toBe(true);
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('belongs to its member', async () => {
    const member = await casino.api.join();
    const { data } = await firstStep(member);
    const thief = await casino.api.join();
    expect((await secondStep(thief, data.id)).error).toBe(1002);
    expect(await secondStep(thief, data.id)).toEqual(await secondStep(thief, 999_999_999));
  });
});

describe('the bank’s page', () => {
  const challenged = async () => {
    const member = await casino.api.join();
    const { data } = await oneStep(member, { cardNum: challenging });
    expect(data).toMatchObject({ status: 'wait', payUrl: expect.stringContaining('/payment/') });
    return { member, orderId: data.orderId as number, payUrl: data.payUrl as string };
  };

  it('asks in the name of the bank, and an approval is credited by the provider’s word', async () => {
    const { member, orderId, payUrl } = await challenged();
    const page = await fetch(`${casino.sandboxUrl}${new URL(payUrl).pathname}`);
    expect(await page.text()).toContain('Your bank asks');
    await decideAtBank(payUrl, 'approve');
    await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('is believed by what it sends back when the provider’s word is lost', async () => {
    const { member, orderId, payUrl } = await challenged();
    await casino.control('/deliveries', { hold: true });
    const page = await comeBack(await decideAtBank(payUrl, 'approve'));
    expect(page.headers.get('location')).toBe(
      `http://localhost:3000/#/payment/adyen/return?orderId=${orderId}&status=success`,
    );
    expect(await cashOf(member)).toBe(5_000n);
    await casino.control('/deliveries', { hold: false });
  });

  it('credits nothing by the result of another payment', async () => {
    const paid = await challenged();
    const other = await challenged();
    const back = await decideAtBank(paid.payUrl, 'approve');
    const { rows } = await casino.api.db.query('select reference from deposit_attempt where id = $1', [other.orderId]);
    back.searchParams.set('attempt', rows[0].reference);
    await comeBack(back);
    expect(await stateOf(casino.api, other.orderId)).toBe('action_required');
    expect(await cashOf(other.member)).toBe(0n);
  });

  it.each([
    ['decline', 'failed', 'fail'],
    ['cancel', 'canceled', 'cancel'],
  ])('%s ends it as %s', async (choice, state, status) => {
    const { member, orderId, payUrl } = await challenged();
    const page = await comeBack(await decideAtBank(payUrl, choice));
    expect(page.headers.get('location')).toContain(`status=${status}`);
    expect(await stateOf(casino.api, orderId)).toBe(state);
    expect(await cashOf(member)).toBe(0n);
  });
});

describe('refunds, of which the provider names each alone', () => {
  const merchantAccountCode = 'FairhouseSandbox';
  const key = createHash('sha256').update(testSecrets.HOSTED_PAGE_WEBHOOK_SECRET).digest();

  interface Item {
    pspReference: string;
    value: number;
    currency?: string;
    eventCode?: string;
  }

  /** A deposit of 50.00 that is credited, and how the provider tells of what became of it. */
  async function paidByCard() {
    const member = await casino.api.join();
    const { data } = await oneStep(member);
    const orderId: number = data.orderId;
    const { rows } = await casino.api.db.query(
      'select reference, payment_id as "paymentId" from deposit_attempt where id = $1',
      [orderId],
    );
    const { reference, paymentId } = rows[0];

    const itemOf = ({ pspReference, value, currency = 'USD', eventCode = 'REFUND' }: Item) => {
      const signed = [pspReference, paymentId, merchantAccountCode, reference, value, currency, eventCode, 'true'];
      return {
        NotificationRequestItem: {
          eventCode,
          success: 'true',
          pspReference,
          originalReference: paymentId,
          merchantAccountCode,
          merchantReference: reference,
          amount: { currency, value },
          reason: '',
          additionalData: { hmacSignature: createHmac('sha256', key).update(signed.join(':')).digest('base64') },
        },
      };
    };
    /** One notification of these items; answers what came of each. */
    const tell = async (...items: Item[]): Promise<string> => {
      const answer = await fetch(`${casino.api.url}/webhooks/adyen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ live: 'false', notificationItems: items.map(itemOf) }),
      });
      expect(answer.status).toBe(200);
      const eventId = items.map(({ eventCode = 'REFUND', pspReference }) => `${eventCode}:${pspReference}:true`).join();
      let outcome: string | undefined;
      await until(async () => {
        const event = await casino.api.db.query<{ outcome: string }>(
          `select outcome from webhook_event where provider = 'adyen' and event_id = $1 and next_at is null`,
          [eventId],
        );
        outcome = event.rows[0]?.outcome;
        return outcome !== undefined;
      });
      return outcome!;
    };
    const standing = async () => {
      const found = await casino.api.db.query(
        'select state, shortfall, review_reason as "reviewReason" from deposit_attempt where id = $1',
        [orderId],
      );
      return { ...found.rows[0], cash: await cashOf(member) };
    };
    return { reference, tell, standing };
  }

  const aHalf = (pspReference: string): Item => ({ pspReference, value: 2_500 });

  it('of two halves are the whole: it is taken back', async () => {
    const { reference, tell, standing } = await paidByCard();
    await tell(aHalf(`${reference}-a`));
    expect(await standing()).toMatchObject({ state: 'part_refunded', shortfall: 2_500n, cash: 5_000n });
    await tell(aHalf(`${reference}-b`));
    expect(await standing()).toMatchObject({ state: 'refunded', shortfall: 0n, cash: 0n });
  });

  it('count once, however often one is told', async () => {
    const { reference, tell, standing } = await paidByCard();
    const first = aHalf(`${reference}-a`);
    expect(await tell(first, first)).toBe('moved, unchanged');
    expect(await tell(first, first, first)).toBe('unchanged, unchanged, unchanged');
    expect(await standing()).toMatchObject({ state: 'part_refunded', shortfall: 2_500n, cash: 5_000n });
  });

  it.each([
    ['as they were made', [1_000, 1_500, 2_500], 2_500n],
    ['the last first', [2_500, 1_000, 1_500], 3_500n],
    ['the first again in between', [1_000, 2_500, 1_000, 1_500], 3_500n],
  ])('of different amounts add up: %s', async (_what, values, shortfall) => {
    const { reference, tell, standing } = await paidByCard();
    const items = values.map((value) => ({ pspReference: `${reference}-${value}`, value }));
    await tell(...items.slice(0, -1));
    expect(await standing()).toMatchObject({ state: 'part_refunded', shortfall, cash: 5_000n });
    await tell(...items.slice(-1));
    expect(await standing()).toMatchObject({ state: 'refunded', shortfall: 0n, cash: 0n });
  });

  it('of which one came during a dispute are not forgotten', async () => {
    const { reference, tell, standing } = await paidByCard();
    await tell({ pspReference: `${reference}-d`, value: 5_000, eventCode: 'NOTIFICATION_OF_CHARGEBACK' });
    expect(await tell(aHalf(`${reference}-a`))).toBe('moved');
    expect(await standing()).toMatchObject({ state: 'part_refunded', shortfall: 2_500n, cash: 5_000n });
    await tell(aHalf(`${reference}-b`));
    expect(await standing()).toMatchObject({ state: 'refunded', cash: 0n });
  });

  it('never take back more than was paid', async () => {
    const { reference, tell, standing } = await paidByCard();
    await tell({ pspReference: `${reference}-a`, value: 4_000 }, { pspReference: `${reference}-b`, value: 4_000 });
    await tell({ pspReference: `${reference}-c`, value: 4_000, eventCode: 'CANCEL_OR_REFUND' });
    expect(await standing()).toMatchObject({ state: 'refunded', shortfall: 0n, cash: 0n });
  });

  it('of another currency are added to nothing: an operator has to look', async () => {
    const { reference, tell, standing } = await paidByCard();
    expect(await tell({ pspReference: `${reference}-a`, value: 5_000, currency: 'EUR' })).toBe('flagged');
    expect(await standing()).toEqual({
      state: 'succeeded',
      shortfall: 0n,
      reviewReason: 'the provider names 5000 minor units of EUR',
      cash: 5_000n,
    });
  });

  it('at the same time are both counted', async () => {
    const { reference, tell, standing } = await paidByCard();
    await Promise.all([tell(aHalf(`${reference}-a`)), tell(aHalf(`${reference}-b`))]);
    expect(await standing()).toMatchObject({ state: 'refunded', shortfall: 0n, cash: 0n });
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
    member ??= casino.api.join();
    return member;
  };
});

describe('the billing part', () => {
  const prefill = (member: TestMember) => casino.api.post('/sys/deposit/creditcard/billingInfo', {}, member.token);

  it('begins with the member’s own details, then with those of the last card', async () => {
    const member = await casino.api.join();
    expect((await prefill(member)).data).toMatchObject({ cardFirstName: 'Maria', cardCity: 'Manila' });
    await oneStep(member, { cardFirstName: 'Ana', cardLastName: 'Reyes', cardCity: 'Cebu' });
    expect((await prefill(member)).data).toMatchObject({
      cardFirstName: 'Ana',
      cardLastName: 'Reyes',
      cardCity: 'Cebu',
    });
  });

  it('goes to OnlyPay’s page with the order, and no card does', async () => {
    const member = await casino.api.join();
    const order = (more: object) => casino.api.post('/sys/deposit/onlyPay/deposit', { ...form, ...more }, member.token);
    const cardholderOn = async (page: string) =>
      (await (await fetch(page)).text()).match(/Cardholder<.dt><dd>([^<]*)/)?.[1];
    const ordered = await order({ cardFirstName: 'Ana', cardLastName: '<Reyes>' });
    expect(ordered.error).toBe(0);
    expect(await cardholderOn(ordered.data.payUrl)).toBe('Ana &lt;Reyes&gt;');
    expect((await prefill(member)).data).toMatchObject({ cardFirstName: 'Ana', cardLastName: '<Reyes>' });
    const { rows } = await casino.api.db.query('select from deposit_card where member_id = $1', [member.id]);
    expect(rows).toEqual([]);

    expect(await order({ cardCity: '' })).toMatchObject({
      error: 1001,
      message: expect.stringContaining('town or city'),
    });
    const nobody = Object.fromEntries(Object.keys(form).map((field) => [field, undefined]));
    const alone = await order({ ...nobody, amount: 50 });
    expect(alone.error).toBe(0);
    expect(await cardholderOn(alone.data.payUrl)).toBeUndefined();
  });

  it('is filled in on our own form while the sandbox takes the cards', async () => {
    const member = await casino.api.join();
    const entry = await casino.api.post('/sys/deposit/creditcard/entry', {}, member.token);
    expect(entry.data).toEqual({ kind: 'form', clientKey: null });
  });
});

it('keeps the token, the brand and the last four digits, and neither the number nor the CVV', async () => {
  const member = await casino.api.join();
  await oneStep(member);
  const { rows } = await casino.api.db.query('select * from deposit_card where member_id = $1', [member.id]);
  expect(rows).toMatchObject([{ brand: 'visa', last_four: '1111', expiry_month: 3, expiry_year: 2030 }]);
  expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    '737',
  );
});
