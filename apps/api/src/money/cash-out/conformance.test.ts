/**
 * What every way to pay out must keep, no matter who the provider is: lost answers, repeats, silence, refusals, money that comes
 * back, and amounts that are not the ones we told to pay. A new provider is a row of the table.
 */
import { amountOf, type Currency } from '@fairhouse/money';
import { keepNothing, type PayoutMethod, type PayoutProvider, readPaymentSettings } from '@fairhouse/payments';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scanMessages } from '../../testing/scan-messages.ts';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import { type TestMember, testSecrets } from '../../testing/start-test-api.ts';

interface Way {
  provider: string;
  method: PayoutMethod;
  currency: Currency;
  /** As the member applies. */
  fields: Record<string, unknown>;
  /** As the provider is told. */
  destination: Record<string, string>;
  /** After so many days it may have forgotten the id, or cannot find it; undefined: never. */
  forgetsAfterDays?: number;
}

const account = { routingNumber: '021000021', accountNumber: '1234567890', accountName: 'María Santos' };
const ways: Way[] = [
  {
    provider: 'sandbox',
    method: 'CPAY',
    currency: 'USD',
    fields: { payoutData: { accountName: 'Maria Santos', toAccount: 'maria.santos-7' } },
    destination: { accountName: 'Maria Santos', toAccount: 'maria.santos-7' },
  },
  {
    provider: 'paypal',
    method: 'PAYPAL',
    currency: 'EUR',
    fields: { email: 'maria@example.com' },
    destination: { email: 'maria@example.com' },
    forgetsAfterDays: 26,
  },
  {
    provider: 'mercado-pago',
    method: 'MERCADO_PAGO',
    currency: 'BRL',
    fields: { email: 'maria@example.com', cpf: '529.982.247-25' },
    destination: { email: 'maria@example.com', cpf: '529.982.247-25' },
    forgetsAfterDays: 1,
  },
  {
    provider: 'adyen',
    method: 'BANK_CARD',
    currency: 'USD',
    fields: account,
    destination: account,
    forgetsAfterDays: 171,
  },
];

interface Seen {
  id: string;
  amount: string;
  currency: string;
  method: string;
  submissions: number;
}

let casino: MoneyCasino;
let key: string;
let adapters: PayoutProvider[];
let numbers = 0;

beforeAll(async () => {
  const env = {
    CALLS_PER_MINUTE: '1000000',
    GUESSES_PER_MINUTE: '1000000',
    PAYOUT_PROVIDERS: 'paypal, mercado-pago, adyen',
  };
  casino = await startMoneyCasino(env);
  key = await casino.addOperator('anna');
  const sandbox = { SANDBOX: 'on', SANDBOX_ORIGIN: casino.sandboxUrl, STRIPE_API_URL: casino.sandboxUrl };
  adapters = readPaymentSettings({ ...testSecrets, ...env, ...sandbox }).payOut.map((it) =>
    it.create({ keep: keepNothing }),
  );
});
afterAll(() => casino.close());
afterEach(() => behave('settle'));

const behave = (behaviour: string) => casino.control('/payouts', { behaviour });
const seenOf = async (id: string) => (await casino.control<Seen[]>('/payouts')).filter((payout) => payout.id === id);
const decide = (id: string, outcome: string) => casino.control(`/payouts/${encodeURIComponent(id)}`, { outcome });
const desk = (path: string, body: object) => casino.api.post(`/operator/cashOut/${path}`, body, key);

it('each method has the provider that takes it, and the others go to the sandbox', () => {
  const takenBy = (method: PayoutMethod, currency: Currency, destination: Record<string, string> = {}) =>
    adapters.find((it) => it.takes({ method, amount: amountOf(currency, 5_000n), destination }))?.name;
  expect(adapters.map(({ name }) => name)).toEqual(['paypal', 'mercado-pago', 'adyen', 'sandbox']);
  expect(takenBy('PAYPAL', 'BRL')).toBe('paypal');
  expect(takenBy('MERCADO_PAGO', 'BRL', { cpf: '52998224725' })).toBe('mercado-pago');
  // Without the owner's tax number no PIX; and to an American account no euros.
  expect(takenBy('MERCADO_PAGO', 'BRL')).toBe('sandbox');
  expect(takenBy('BANK_CARD', 'EUR')).toBe('sandbox');
  expect(takenBy('PAYID', 'USD')).toBe('sandbox');
});

describe.each(ways)('$provider pays $method', (way) => {
  const { provider, method, currency, fields, destination, forgetsAfterDays } = way;
  const adapter = () => adapters.find(({ name }) => name === provider)!;
  const orderOf = (minor: bigint) => {
    const id = `100001-${provider}-${++numbers}`;
    return {
      id,
      amount: amountOf(currency, minor),
      method,
      destination,
      approvedAt: new Date(),
      providerId: undefined,
    };
  };

  async function applied(amount: number): Promise<{ member: TestMember; id: number; instruction: string }> {
    const member = await casino.api.join({ currency });
    await casino.payIn(member, 200);
    const body = { ...(await casino.proofs(member)), ...fields, amount, paymentMethod: method };
    const { id } = (await casino.api.post('/sys/withdraw/apply', body, member.token)).data;
    const { rows } = await casino.api.db.query('select instruction from cash_out where id = $1', [id]);
    return { member, id, instruction: rows[0].instruction };
  }
  async function approved(amount: number) {
    const it = await applied(amount);
    await desk('approve', { id: it.id, contentHash: (await cashOutOf(it.id)).contentHash });
    return it;
  }
  const cashOutOf = async (id: number) => (await desk('get', { id })).data;
  const reaches = (id: number, status: string) => until(async () => (await cashOutOf(id)).status === status);

  it('exactly the amount, once', async () => {
    await Promise.all(
      ['25.01', '33.33', '100.10', '199.99'].map(async (text) => {
        const { member, id, instruction } = await approved(Number(text));
        await reaches(id, 'completed');
        expect(await seenOf(instruction)).toMatchObject([{ amount: text, currency, method, submissions: 1 }]);
        expect(await cashOutOf(id)).toMatchObject({ provider, review: null });
        expect((await casino.book(member)).held).toBe(0n);
      }),
    );
  });

  it('once when the answer is lost, and gives nothing back meanwhile', async () => {
    await behave('hangUp');
    const { member, id, instruction } = await approved(50);
    await until(async () => (await seenOf(instruction)).length === 1);
    // The book is read first: what is not paid yet was held then.
    const { cash, held } = await casino.book(member);
    expect(cash).toBe(15_000n);
    if ((await cashOutOf(id)).status !== 'completed') expect(held).toBe(5_000n);
    await reaches(id, 'completed');
    expect(await seenOf(instruction)).toHaveLength(1);
    expect(await casino.book(member)).toMatchObject({ cash: 15_000n, held: 0n });
  });

  it('once when the answer comes late', async () => {
    await behave('slow');
    const { instruction, id } = await approved(50);
    await reaches(id, 'completed');
    expect(await seenOf(instruction)).toMatchObject([{ submissions: 1 }]);
  });

  it('once however often the instruction is handed in, also at the same time', async () => {
    const order = orderOf(5_000n);
    const first = await adapter().submit(order);
    expect(first).toMatchObject({ outcome: 'accepted', providerId: expect.any(String) });
    const providerIdOf = (state: object) => (state as { providerId?: string }).providerId;
    const again = await Promise.all(Array.from({ length: 8 }, () => adapter().submit(order)));
    expect(new Set(again.map(providerIdOf))).toEqual(new Set([providerIdOf(first)]));
    expect(await seenOf(order.id)).toHaveLength(1);
  });

  it('nothing more when the same id is handed in with another amount', async () => {
    const order = orderOf(5_000n);
    await adapter().submit(order);
    const other = await adapter().submit({ ...order, amount: amountOf(currency, 6_000n) });
    // Either it is not answered, or what is answered is the first one: never the second amount.
    expect(['unknown', 'accepted', 'settled']).toContain(other.outcome);
    expect(await seenOf(order.id)).toMatchObject([{ amount: '50.00' }]);
  });

  it('when the provider is there again; until then the money is held', async () => {
    await behave('busy');
    const { member, id, instruction } = await approved(50);
    await reaches(id, 'paying');
    expect(await seenOf(instruction)).toEqual([]);
    expect((await casino.book(member)).held).toBe(5_000n);
    await behave('settle');
    await reaches(id, 'completed');
    expect(await seenOf(instruction)).toHaveLength(1);
  });

  it('what a process left behind that died between its claim and its call', async () => {
    const { id, instruction } = await applied(50);
    await casino.api.db.query(
      `update cash_out set status = 'paying', approved_hash = content_hash, provider = $2, ask_at = now() where id = $1`,
      [id, provider],
    );
    await reaches(id, 'completed');
    expect(await seenOf(instruction)).toMatchObject([{ submissions: 1 }]);
  });

  it.runIf(forgetsAfterDays)('nothing that is older than its memory: a person has to look', async () => {
    const { member, id, instruction } = await applied(50);
    await casino.api.db.query(
      `update cash_out set status = 'paying', approved_hash = content_hash, provider = $2, ask_at = now(),
         created_at = now() - make_interval(days => $3) where id = $1`,
      [id, provider, forgetsAfterDays],
    );
    await until(async () => (await cashOutOf(id)).review !== null);
    expect((await cashOutOf(id)).review).toMatch(/^too old to be /);
    expect(await seenOf(instruction)).toEqual([]);
    expect((await casino.book(member)).held).toBe(5_000n);
  });

  it('nothing when it refuses, and the money is back with a reason that can be read', async () => {
    await behave('refuse');
    const { member, id, instruction } = await approved(50);
    await reaches(id, 'failed');
    expect(await seenOf(instruction)).toEqual([]);
    expect((await cashOutOf(id)).reason).toMatch(/^[A-Z][^{}]+\.$/);
    expect(await casino.book(member)).toMatchObject({ cash: 20_000n, held: 0n });
  });

  it('later, or gives it back, when it was pending', async () => {
    await behave('pending');
    const ends = [
      ['settle', 'completed', 15_000n],
      ['fail', 'failed', 20_000n],
      ['return', 'failed', 20_000n],
    ] as const;
    await Promise.all(
      ends.map(async ([outcome, status, cash]) => {
        const { member, id, instruction } = await approved(50);
        await reaches(id, 'payed');
        expect(await casino.book(member)).toMatchObject({ cash: 15_000n, held: 5_000n });
        await decide(instruction, outcome);
        await reaches(id, status);
        expect(await casino.book(member)).toMatchObject({ cash, held: 0n });
      }),
    );
  });

  it('another amount: a person has to look, who gives it back or marks it as paid', async () => {
    await behave('otherAmount');
    const { member, id } = await approved(50);
    await until(async () => (await cashOutOf(id)).review !== null);
    expect(await cashOutOf(id)).toMatchObject({
      review: `The provider speaks of 49.99 ${currency} instead of 50.00 ${currency}.`,
      providerReference: expect.any(String),
    });
    expect((await casino.book(member)).held).toBe(5_000n);
    // No program touches it any more, whatever becomes of it.
    await casino.api.db.query('update cash_out set ask_at = now() where id = $1', [id]);
    expect((await desk('giveBack', { id, reason: '' })).error).toBe(1001);
    expect((await desk('giveBack', { id, reason: 'The bank did not pay.' })).data.status).toBe('failed');
    expect(await casino.book(member)).toMatchObject({ cash: 20_000n, held: 0n });
  });

  it('another currency likewise', async () => {
    await behave('otherCurrency');
    const { member, id } = await approved(50);
    await until(async () => (await cashOutOf(id)).review !== null);
    expect((await cashOutOf(id)).review).toMatch(/^The provider speaks of 50\.00 (USD|EUR) instead of/);
    expect((await desk('markPaid', { id, reference: 'asked by phone' })).data.status).toBe('completed');
    expect(await casino.book(member)).toMatchObject({ cash: 15_000n, held: 0n });
  });

  it('only by the provider that has it, and back only when a person was asked', async () => {
    await behave('pending');
    const { id, instruction } = await approved(50);
    await reaches(id, 'payed');
    await casino.api.db.query(`update cash_out set provider = 'gone', ask_at = now() where id = $1`, [id]);
    await decide(instruction, 'settle');
    // The worker has passed it by once its next look is an hour off.
    await until(async () => {
      const { rows } = await casino.api.db.query(
        `select ask_at > now() + interval '30 minutes' as passed from cash_out where id = $1`,
        [id],
      );
      return rows[0].passed;
    });
    expect((await cashOutOf(id)).status).toBe('payed');
    expect((await desk('giveBack', { id, reason: 'no' })).error).toBe(1601);
    await casino.api.db.query('update cash_out set provider = $2, ask_at = now() where id = $1', [id, provider]);
    await reaches(id, 'completed');
  });

  it('knows nothing of what was never handed in, and pays nothing by being asked', async () => {
    const order = orderOf(5_000n);
    expect(['notFound', 'untraceable']).toContain((await adapter().fetchState(order)).outcome);
    expect(await adapter().fetchState({ ...order, providerId: 'po_unknown' })).toEqual({ outcome: 'notFound' });
    expect(await seenOf(order.id)).toEqual([]);
  });

  it('lists what it paid, if it lists at all', async () => {
    const { id, instruction } = await approved(75.5);
    await reaches(id, 'completed');
    const listed = await adapter().listPaid?.(new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000));
    const ours = listed?.filter((payout) => payout.id === instruction);
    expect(ours).toEqual(
      listed && [{ id: instruction, stated: { text: `75.50 ${currency}`, amount: expect.anything() } }],
    );
    expect(listed === undefined).toBe(provider === 'paypal' || provider === 'mercado-pago');
  });
});

describe('the reconciliation', () => {
  const hourMs = 3_600_000;

  it('finds a payout that nobody here ordered, and one that the bank sent back a week later', async () => {
    const member = await casino.api.join();
    await casino.payIn(member, 200);
    const applied = await casino.api.post(
      '/sys/withdraw/apply',
      { ...(await casino.proofs(member)), ...account, amount: 40, paymentMethod: 'BANK_CARD' },
      member.token,
    );
    const { id } = applied.data;
    await desk('approve', { id, contentHash: (await desk('get', { id })).data.contentHash });
    await until(async () => (await desk('get', { id })).data.status === 'completed');
    const { rows } = await casino.api.db.query('select instruction from cash_out where id = $1', [id]);
    await decide(rows[0].instruction, 'return');
    await casino.api.db.query(`update cash_out set updated_at = updated_at - interval '8 days' where id = $1`, [id]);

    const adyen = adapters.find(({ name }) => name === 'adyen')!;
    const destination = account;
    const approvedAt = new Date();
    await adyen.submit({
      id: 'strange-1',
      amount: amountOf('USD', 700n),
      method: 'BANK_CARD',
      destination,
      approvedAt,
    });
    await until(async () =>
      (await adyen.listPaid!(new Date(Date.now() - hourMs), new Date())).some(({ id }) => id === 'strange-1'),
    );
    await casino.api.db.query(`update sandbox.payout set created_at = created_at - interval '1 day'`);

    await casino.api.db.query(`update cash_out set updated_at = updated_at - interval '1 day' where id <> $1`, [id]);
    const day = new Date(Date.now() - 24 * hourMs).toISOString().slice(0, 10);
    const { data } = await casino.api.post('/operator/reconciliation/run', { day }, key);
    const partOf = (name: string) => data.parts.find((part: { part: string }) => part.part === name);
    expect(partOf('cash-outs').differences).toContainEqual({
      kind: 'missingThere',
      subject: `cash-out ${id}, paid a week ago`,
      ours: '40.00 USD',
      theirs: null,
    });
    expect(partOf('payouts listed by adyen').differences).toContainEqual({
      kind: 'missingHere',
      subject: 'payout strange-1',
      ours: null,
      theirs: '7.00 USD',
    });
    const names = data.parts.map((part: { part: string }) => part.part);
    expect(names).toContain('payouts by paypal, which lists none: each was asked about');
    expect(names).toContain('payouts listed by sandbox');
  });
});

it('keeps what was exchanged about all of these payments, and nothing of an account, a person or a secret whole', async () => {
  await scanMessages(
    casino.api.db,
    ['stripe', ...ways.map(({ provider }) => provider)],
    ['1234567890', '021000021', 'Santos', 'maria.santos-7', 'maria@example.com', '52998224725', '529.982.247-25'],
  );
});
