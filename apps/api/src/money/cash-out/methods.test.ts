/** What every way out must keep, and what each asks for. A new method is a row of the table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsAtOnce } from '../../testing/requests-at-once.ts';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let anna: string;
let ben: string;

beforeAll(async () => {
  // The crowd of these tests comes from one address.
  casino = await startMoneyCasino({ CALLS_PER_MINUTE: '1000000' });
  anna = await casino.addOperator('anna');
  ben = await casino.addOperator('ben');
});
afterAll(() => casino.close());

type Rich = TestMember & { proofs: object };

async function richMember(amount: number, currency = 'USD'): Promise<Rich> {
  const member = await casino.api.join({ currency });
  await casino.payIn(member, amount);
  return { ...member, proofs: await casino.proofs(member) };
}

const apply = (member: Rich, body: object) =>
  casino.api.post('/sys/withdraw/apply', { ...member.proofs, ...body }, member.token);
const desk = (path: string, body: object, key = anna) => casino.api.post(`/operator/cashOut/${path}`, body, key);
const statusOf = async (id: number) => (await desk('get', { id })).data.status;
const approve = async (id: number, key = anna) =>
  desk('approve', { id, contentHash: (await desk('get', { id })).data.contentHash }, key);
const payoutsOf = async (id: number) => {
  const { rows } = await casino.api.db.query('select instruction from cash_out where id = $1', [id]);
  const all = await casino.control<{ id: string; submissions: number; method: string }[]>('/payouts');
  return all.filter((payout) => payout.id === rows[0].instruction);
};

interface Way {
  code: string;
  currency: string;
  fields: Record<string, unknown>;
  /** As the desk sees it. */
  line: string;
  /** What is refused, in the order of the checks: the change, the code, a word of the sentence. */
  wrong: [object, number, string][];
}

const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const ways: Way[] = [
  {
    code: 'BANK_CARD',
    currency: 'USD',
    fields: { routingNumber: '021000021', accountNumber: '1234567890', accountName: 'Maria Santos' },
    line: '021000021 · 1234567890 · Maria Santos',
    wrong: [
      [{ routingNumber: '', accountNumber: '' }, 1001, 'routing number'],
      [{ routingNumber: '021000022' }, 1214, 'routing number'],
      [{ accountNumber: '', accountName: '' }, 1001, 'account number'],
      [{ accountName: '' }, 1001, 'account name'],
    ],
  },
  {
    code: 'PAYPAL',
    currency: 'EUR',
    fields: { email: 'maria@example.com' },
    line: 'maria@example.com',
    wrong: [
      [{ email: '' }, 1001, 'email'],
      [{ email: 'maria@' }, 1214, 'email'],
    ],
  },
  {
    code: 'MERCADO_PAGO',
    currency: 'BRL',
    fields: { email: 'maria@example.com', cpf: '529.982.247-25' },
    line: 'maria@example.com · 529.982.247-25',
    wrong: [
      [{ email: '', cpf: '1' }, 1001, 'email'],
      [{ cpf: '52998224726' }, 1214, 'CPF'],
    ],
  },
  {
    code: 'CPAY',
    currency: 'EUR',
    fields: { payoutData: { accountName: 'Maria Santos', toAccount: 'maria.santos-7' } },
    line: 'Maria Santos · maria.santos-7',
    wrong: [
      [{ payoutData: undefined }, 1001, 'account name'],
      [{ payoutData: { accountName: 'Maria Santos' } }, 1001, 'account to pay to'],
      [{ payoutData: { accountName: '<b>', toAccount: 'maria' } }, 1214, 'account name'],
    ],
  },
  {
    code: 'BTC',
    currency: 'USD',
    fields: { accountNumber: segwit },
    line: segwit,
    wrong: [
      [{ accountNumber: '' }, 1001, 'bitcoin address'],
      [{ accountNumber: `${segwit.slice(0, -1)}5` }, 1214, 'bitcoin address'],
    ],
  },
  {
    code: 'PAYID',
    currency: 'USD',
    fields: { accountNumber: 'maria@example.com' },
    line: 'maria@example.com',
    wrong: [
      [{ accountNumber: '' }, 1001, 'PayID'],
      [{ accountNumber: 'nobody' }, 1214, 'PayID'],
    ],
  },
];

describe.each(ways)('$code', ({ code, currency, fields, line, wrong }) => {
  const body = { amount: 50, paymentMethod: code, ...fields };

  it('is offered, held, approved, paid once and settled', async () => {
    await casino.control('/payouts', { behaviour: 'settle' });
    const member = await richMember(200, currency);
    const list = await casino.api.post('/base/cashoutPaymentMethod/listAll', { enabled: 1 }, member.token);
    expect(list.data.map((method: { code: string }) => method.code)).toContain(code);
    const { data, error } = await apply(member, body);
    expect(error).toBe(0);
    expect(await casino.book(member)).toEqual({ cash: 15_000n, bonus: 0n, held: 5_000n });
    expect((await desk('get', { id: data.id })).data.destination).toBe(line);
    await approve(data.id);
    await until(async () => (await statusOf(data.id)) === 'completed');
    expect(await casino.book(member)).toEqual({ cash: 15_000n, bonus: 0n, held: 0n });
    expect(await payoutsOf(data.id)).toMatchObject([{ submissions: 1, method: code }]);
  });

  it('whose answer is lost stays held and is one payout in the end', async () => {
    const member = await richMember(200, currency);
    await casino.control('/payouts', { behaviour: 'hangUp' });
    const { id } = (await apply(member, body)).data;
    await approve(id);
    await until(async () => (await payoutsOf(id)).length === 1);
    // The book is read first: what is not paid yet was held then.
    const { cash, held } = await casino.book(member);
    expect(cash).toBe(15_000n);
    if ((await statusOf(id)) !== 'completed') expect(held).toBe(5_000n);
    await until(async () => (await statusOf(id)) === 'completed');
    await casino.control('/payouts', { behaviour: 'settle' });
    expect(await payoutsOf(id)).toMatchObject([{ submissions: 1 }]);
    expect(await casino.book(member)).toEqual({ cash: 15_000n, bonus: 0n, held: 0n });
  });

  it('that the provider refuses gives the money back', async () => {
    const member = await richMember(200, currency);
    await casino.control('/payouts', { behaviour: 'refuse' });
    const { id } = (await apply(member, body)).data;
    await approve(id);
    await until(async () => (await statusOf(id)) === 'failed');
    await casino.control('/payouts', { behaviour: 'settle' });
    expect(await casino.book(member)).toEqual({ cash: 20_000n, bonus: 0n, held: 0n });
  });

  it('asks for its fields in order, and for right ones', async () => {
    const member = await richMember(200, currency);
    for (const [changes, error, word] of wrong) {
      const answer = await apply(member, { ...body, ...changes });
      expect(answer).toMatchObject({ error, data: null });
      expect(answer.message).toContain(word);
    }
    expect((await casino.book(member)).held).toBe(0n);
  });

  it(`${requestsAtOnce} at once never pass the balance, and cancel against approve leaves one winner`, async () => {
    const member = await richMember(200, currency);
    const answers = await Promise.all(
      Array.from({ length: requestsAtOnce }, () => apply(member, { ...body, amount: 30 })),
    );
    const held = answers.filter(({ error }) => error === 0).map(({ data }) => data.id as number);
    expect(held).toHaveLength(6);
    expect(await casino.book(member)).toEqual({ cash: 2_000n, bonus: 0n, held: 18_000n });

    const won = await Promise.all(
      held.map(async (id) => {
        const { contentHash } = (await desk('get', { id })).data;
        const [canceled, approved] = await Promise.all([
          casino.api.post('/sys/withdraw/cancel', { id }, member.token),
          desk('approve', { id, contentHash }),
        ]);
        expect([canceled.error, approved.error].filter((error) => error === 0)).toHaveLength(1);
        return canceled.error === 0 ? 'canceled' : 'completed';
      }),
    );
    await until(async () => (await casino.book(member)).held === 0n);
    const paid = won.filter((status) => status === 'completed').length;
    expect((await casino.book(member)).cash).toBe(20_000n - BigInt(paid) * 3_000n);
  });
});

it('a PayID that belongs to nobody is not paid', async () => {
  const member = await richMember(200);
  const { id } = (await apply(member, { amount: 50, paymentMethod: 'PAYID', accountNumber: 'nobody@example.com' }))
    .data;
  await approve(id);
  await until(async () => (await statusOf(id)) === 'failed');
  expect(await payoutsOf(id)).toEqual([]);
  expect((await casino.book(member)).cash).toBe(20_000n);
});

describe('above the limit', () => {
  const large = { amount: 2_000, paymentMethod: 'PAYPAL', email: 'maria@example.com' };

  it('two different operators approve the same content', async () => {
    const member = await richMember(4_000);
    const { id } = (await apply(member, large)).data;
    expect((await approve(id)).data).toMatchObject({
      status: 'pending',
      checkedBy: 'anna',
      needsSecond: true,
      decidedBy: null,
    });
    expect((await approve(id)).error).toBe(1606);
    expect((await casino.book(member)).held).toBe(200_000n);
    expect((await approve(id, ben)).data).toMatchObject({ status: 'passed', checkedBy: 'anna', decidedBy: 'ben' });
    await until(async () => (await statusOf(id)) === 'completed');
    const { rows } = await casino.api.db.query(
      'select actor, command from audit_event where subject = $1 order by id',
      [`cash-out:${id}`],
    );
    expect(rows.slice(1, 4)).toEqual([
      { actor: 'operator:anna', command: 'approval.propose' },
      { actor: 'operator:ben', command: 'approval.approve' },
      { actor: 'operator:ben', command: 'cashOut.approve' },
    ]);
  });

  it('a change of the content voids the first approval', async () => {
    const member = await richMember(4_000);
    const { id } = (await apply(member, large)).data;
    await approve(id);
    await casino.api.db.query(
      `update cash_out set destination = '{"email":"thief@example.com"}', content_hash = repeat('a', 64) where id = $1`,
      [id],
    );
    expect((await approve(id, ben)).data).toMatchObject({ status: 'pending', checkedBy: 'ben' });
  });

  it('the member can still cancel between the two', async () => {
    const member = await richMember(4_000);
    const { id } = (await apply(member, large)).data;
    await approve(id);
    expect((await casino.api.post('/sys/withdraw/cancel', { id }, member.token)).data.status).toBe(1);
    expect((await approve(id, ben)).error).toBe(1601);
    expect((await casino.book(member)).cash).toBe(400_000n);
  });

  it('a cent below it one is enough', async () => {
    const member = await richMember(4_000);
    const { id } = (await apply(member, { ...large, amount: 1_999.99 })).data;
    expect((await approve(id)).data).toMatchObject({ status: 'passed', needsSecond: false });
  });
});
