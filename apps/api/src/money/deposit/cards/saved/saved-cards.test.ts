import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../../../testing/start-money-casino.ts';
import type { TestMember } from '../../../../testing/start-test-api.ts';

let casino: MoneyCasino;

beforeAll(async () => {
  casino = await startMoneyCasino();
});
afterAll(() => casino.close());

const visa = '4111 1111 1111 1111';
const mastercard = '5555 5555 5555 4444';
const challenging = '5201 2829 9900 5515';

const payWith = (member: TestMember, cardNum: string, more: object = {}) =>
  casino.api.post(
    '/sys/deposit/creditcard/deposit',
    {
      amount: 50,
      cardNum,
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
      saveCard: true,
      ...more,
    },
    member.token,
  );
const savedOf = async (member: TestMember) =>
  (await casino.api.post('/sys/deposit/creditcard/saved', {}, member.token)).data as {
    id: number;
    lastFour: string;
    expired: boolean;
  }[];
const payAgain = (member: TestMember, cardId: number, more: object = {}) =>
  casino.api.post('/sys/deposit/creditcard/payBySaved', { amount: 20, cardId, ...more }, member.token);
const remove = (member: TestMember, id: number) =>
  casino.api.post('/sys/deposit/creditcard/removeSaved', { id }, member.token);
const cashOf = async (member: TestMember) => (await casino.book(member)).cash;

describe('the list of saved cards', () => {
  it('has each card once, the one used last first', async () => {
    const member = await casino.api.join();
    await payWith(member, visa);
    await payWith(member, mastercard);
    expect((await savedOf(member)).map(({ lastFour }) => lastFour)).toEqual(['4444', '1111']);
    await payWith(member, visa);
    const saved = await savedOf(member);
    expect(saved.map(({ lastFour }) => lastFour)).toEqual(['1111', '4444']);
    expect(saved[0]).toMatchObject({ brand: 'visa', expiryMonth: 3, expiryYear: 2030, expired: false });
  });

  it('has no card that was not to be saved, was declined, or is another member’s', async () => {
    const member = await casino.api.join();
    await payWith(member, visa, { saveCard: false });
    await payWith(member, '4000 0000 0000 0002');
    expect(await savedOf(member)).toEqual([]);
    const other = await casino.api.join();
    await payWith(other, visa);
    expect(await savedOf(member)).toEqual([]);
  });
});

describe('paying with a saved card', () => {
  it('credits at once and once, without the number', async () => {
    const member = await casino.api.join();
    await payWith(member, visa);
    const { id } = (await savedOf(member))[0]!;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => payAgain(member, id, { requestKey: 'saved-at-once' })),
    );
    expect(new Set(answers.map(({ data }) => data?.orderId)).size).toBe(1);
    expect(await payAgain(member, id, { requestKey: 'saved-at-once' })).toMatchObject({ data: { status: 'true' } });
    expect((await payAgain(member, id, { requestKey: 'saved-at-once', amount: 30 })).error).toBe(1003);
    // A list that is open elsewhere names the card by its former deposit.
    expect(await payAgain(member, id)).toMatchObject({ data: { status: 'true' } });
    expect(await cashOf(member)).toBe(9_000n);
    expect(await savedOf(member)).toHaveLength(1);
  });

  it('shows the bank’s page where the card asks for it', async () => {
    const member = await casino.api.join();
    const { data } = await payWith(member, challenging);
    const page = `${casino.sandboxUrl}${new URL(data.payUrl).pathname}`;
    const back = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'approve' }),
      redirect: 'manual',
    });
    const { pathname, search } = new URL(back.headers.get('location')!);
    await fetch(`${casino.api.url}${pathname}${search}`, { redirect: 'manual' });
    const { id } = (await savedOf(member))[0]!;
    expect((await payAgain(member, id)).data).toMatchObject({
      status: 'wait',
      payUrl: expect.stringContaining('/payment/'),
    });
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('is refused for a card that has expired, which the list says', async () => {
    const member = await casino.api.join();
    await payWith(member, visa);
    await casino.api.db.query('update deposit_card set expiry_year = 2020 where member_id = $1', [member.id]);
    const [card] = await savedOf(member);
    expect(card).toMatchObject({ expired: true });
    expect((await payAgain(member, card!.id)).error).toBe(1223);
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('is refused for the card of another member and for one that is not there', async () => {
    const member = await casino.api.join();
    await payWith(member, visa);
    const [card] = await savedOf(member);
    const thief = await casino.api.join();
    expect((await payAgain(thief, card!.id)).error).toBe(1002);
    expect((await remove(thief, card!.id)).error).toBe(1002);
    expect((await payAgain(thief, 999_999_999)).error).toBe(1002);
    expect(await savedOf(member)).toHaveLength(1);
  });
});

describe('removing a saved card', () => {
  it('deletes every token of it at the provider, keeps the deposits, and is in the audit log', async () => {
    const member = await casino.api.join();
    await payWith(member, visa);
    await payWith(member, visa);
    await payWith(member, mastercard);
    const tokens = () =>
      casino.api.db.query('select last_four from sandbox.stored_card where payer_reference = $1', [
        `member-${member.id}`,
      ]);
    expect((await tokens()).rows).toHaveLength(3);
    const card = (await savedOf(member)).find(({ lastFour }) => lastFour === '1111')!;
    expect(await remove(member, card.id)).toMatchObject({ error: 0, data: null });
    expect((await tokens()).rows).toEqual([{ last_four: '4444' }]);
    expect((await savedOf(member)).map(({ lastFour }) => lastFour)).toEqual(['4444']);
    expect((await payAgain(member, card.id)).error).toBe(1002);
    expect(await cashOf(member)).toBe(15_000n);
    const { rows } = await casino.api.db.query(
      `select before, after from audit_event where member_id = $1 and command = 'deposit.cardRemoved'`,
      [member.id],
    );
    expect(rows).toEqual([
      {
        before: { brand: 'visa', lastFour: '1111', saved: true },
        after: { brand: 'visa', lastFour: '1111', saved: false },
      },
    ]);
  });

  it('is no error the second time, and is refused for the card of another member', async () => {
    const [member, thief] = [await casino.api.join(), await casino.api.join()];
    await payWith(member, visa);
    const { id } = (await savedOf(member))[0]!;
    const both = await Promise.all([remove(member, id), remove(member, id)]);
    expect(both.map(({ error }) => error)).toEqual([0, 0]);
    expect((await remove(member, id)).error).toBe(0);
    expect((await remove(thief, id)).error).toBe(1002);
    const { rows } = await casino.api.db.query(
      `select count(*)::int as removals from audit_event where member_id = $1 and command = 'deposit.cardRemoved'`,
      [member.id],
    );
    expect(rows).toEqual([{ removals: 1 }]);
  });

  it('shows the card again once it is entered and saved again', async () => {
    const member = await casino.api.join();
    await payWith(member, visa);
    await remove(member, (await savedOf(member))[0]!.id);
    await payWith(member, visa, { saveCard: false });
    expect(await savedOf(member)).toEqual([]);
    await payWith(member, visa);
    expect(await savedOf(member)).toHaveLength(1);
  });
});
