import { errorCodes } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import { reconcileDueDay } from './reconcile-due-day.ts';
import { replaceParts, type StoredPart } from './reconciliation.store.ts';

let casino: MoneyCasino;
let key: string;

beforeAll(async () => {
  casino = await startMoneyCasino();
  key = await casino.addOperator('anna');
  // The casino's own studio does not run here.
  await casino.api.db.query('update vendor set report_url = null');
});
afterAll(() => casino.close());

const dayMs = 24 * 3_600_000;
const yesterday = () => new Date(Date.now() - dayMs).toISOString().slice(0, 10);

/** Everything there is, as if it had happened a day earlier. */
async function ageByADay(): Promise<void> {
  for (const table of ['deposit_attempt', 'cash_out']) {
    await casino.api.db.query(
      `update ${table} set created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day'`,
    );
  }
  await casino.api.db.query(`update sandbox.checkout_session set created_at = created_at - interval '1 day'`);
}

async function run(day: string | undefined = yesterday()) {
  const answer = await casino.api.post('/operator/reconciliation/run', { day }, key);
  const part = (name: string) => answer.data?.parts.find((it: { part: string }) => it.part === name);
  return { ...answer, deposits: part('deposits at stripe'), cashOuts: part('cash-outs') };
}

it('agrees with providers that say what our books say', async () => {
  const member = await casino.api.join();
  await casino.payIn(member, 120.5);
  await casino.payIn(member, 30);
  await casino.order(member, 77);
  const { data } = await casino.api.post(
    '/sys/withdraw/apply',
    { paymentMethod: 'PAYPAL', email: 'maria@example.com', amount: 60, ...(await casino.proofs(member)) },
    member.token,
  );
  const seen = await casino.api.post('/operator/cashOut/get', { id: data.id }, key);
  await casino.api.post('/operator/cashOut/approve', { id: data.id, contentHash: seen.data.contentHash }, key);
  await until(async () => (await casino.book(member)).held === 0n);
  await ageByADay();
  const { deposits, cashOuts } = await run();
  expect(deposits).toMatchObject({
    checked: 3,
    totals: [{ what: 'paid in', currency: 'USD', ours: '150.50', theirs: '150.50' }],
    differenceCount: 0,
  });
  expect(cashOuts).toMatchObject({
    checked: 1,
    totals: [{ what: 'paid out', currency: 'USD', ours: '60.00', theirs: '60.00' }],
    differenceCount: 0,
  });
});

it('knows of a refund whose news was lost', async () => {
  const member = await casino.api.join();
  const { orderId, sessionId } = await casino.order(member, 20);
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  await until(async () => (await casino.book(member)).cash === 2_000n);
  await casino.control('/events', { sessionId, type: 'charge.refunded', changes: {}, agoS: 0 });
  await ageByADay();
  const { deposits } = await run();
  expect(deposits.differences).toEqual([
    { kind: 'missingThere', subject: `order ${orderId} (${sessionId})`, ours: '20.00 USD', theirs: null },
  ]);
  await casino.api.db.query('delete from deposit_attempt where id = $1', [orderId]);
  await casino.api.db.query(`update sandbox.checkout_session set created_at = '2026-01-01' where id = $1`, [sessionId]);
});

it('lists money that only the provider knows of, another amount, and a cash-out that was never paid', async () => {
  const member = await casino.api.join();
  const unknown = await casino.order(member, 11);
  const changed = await casino.order(member, 12);
  for (const { sessionId } of [unknown, changed]) {
    await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  }
  await until(async () => (await casino.book(member)).cash === 2_300n);
  await casino.api.db.query('delete from deposit_attempt where id = $1', [unknown.orderId]);
  await casino.api.db.query('update sandbox.checkout_session set amount = 900 where id = $1', [changed.sessionId]);
  await casino.api.db.query('update cash_out set instruction = instruction || $1', ['-unheard']);
  await ageByADay();
  await casino.api.db.query(`update deposit_attempt set created_at = created_at - interval '9 days',
    updated_at = updated_at - interval '9 days' where state = 'pending' or amount in (12050, 3000)`);
  const { deposits, cashOuts, data } = await run();
  expect(deposits.differences).toEqual([
    {
      kind: 'otherAmount',
      subject: `order ${changed.orderId} (${changed.sessionId})`,
      ours: '12.00 USD',
      theirs: '9.00 USD',
    },
    { kind: 'missingHere', subject: `payment ${unknown.sessionId}`, ours: null, theirs: '11.00 USD' },
  ]);
  expect(data.parts.find((it: { part: string }) => it.part === 'cash-outs')).toBe(cashOuts);
});

it('compares a day that is over only, once by itself, and again on demand; all of it is recorded', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect((await run(today)).error).not.toBe(0);
  let asked = 0;
  const deps = {
    db: casino.api.db,
    parts: () => [
      {
        name: 'somebody',
        compare: async () => {
          asked++;
          throw new Error('does not answer');
        },
      },
    ],
    log: { warn: () => {} },
  };
  await casino.api.db.query('delete from reconciliation');
  const noon = Date.parse('2026-03-10T12:00:00Z');
  expect(await reconcileDueDay(deps, noon)).toBe(0);
  await casino.api.db.query(`update member set created_at = '2026-03-05T10:00:00Z'`);
  while ((await reconcileDueDay(deps, noon)) > 0);
  // From the day on which the first member joined.
  expect(asked).toBe(5);
  expect(await reconcileDueDay(deps, noon)).toBe(0);
  const listed = await casino.api.post('/operator/reconciliation/listAll', {}, key);
  expect(listed.data).toHaveLength(5);
  expect(listed.data[0]).toMatchObject({ day: '2026-03-09', checked: 0, differenceCount: 1 });
  const { rows } = await casino.api.db.query(
    `select actor, subject, after from audit_event where command = 'reconciliation.run' and subject = 'day:2026-03-09'`,
  );
  expect(rows).toEqual([{ actor: 'system:reconciliation', subject: 'day:2026-03-09', after: { differenceCount: 1 } }]);
});

it('has differences worked off with a reason, by one of those who try, and keeps it when the day is compared again', async () => {
  const day = '2026-03-20';
  const kept = (differences: object[]) =>
    inTransaction(casino.api.db, (tx) =>
      replaceParts(tx, day, [
        { part: 'deposits at stripe', checked: 2, totals: [], differenceCount: 2, differences } as StoredPart,
      ]),
    );
  const one = { kind: 'missingHere', subject: 'payment cs_1', ours: null, theirs: '5.00 USD' };
  const other = { kind: 'otherAmount', subject: 'order 7', ours: '5.00 USD', theirs: '6.00 USD' };
  await kept([one, other, one]);
  const list = async (more = {}) =>
    (await casino.api.post('/operator/finance/differences', { day, ...more }, key)).data.content;
  const [first, second] = await list();
  expect([first, second]).toEqual([expect.objectContaining(one), expect.objectContaining(other)]);
  const resolve = (by: object) => casino.api.post('/operator/finance/resolve', by, key);
  const decision = { id: first.id, version: first.version, state: 'explained', reason: 'paid in the night' };
  const outcomes = await Promise.all(Array.from({ length: 16 }, () => resolve(decision)));
  expect(outcomes.filter(({ error }) => error === 0)).toHaveLength(1);
  expect(outcomes.filter(({ error }) => error === errorCodes.contentChanged)).toHaveLength(15);

  expect((await resolve({ ...decision, id: second.id, state: 'corrected' })).error).toBe(errorCodes.invalidField);
  expect((await resolve({ ...decision, id: second.id, state: 'open' })).error).toBe(errorCodes.wrongState);
  expect((await resolve({ ...decision, id: 999_999_999 })).error).toBe(errorCodes.noSuchThing);
  expect((await resolve({ ...decision, id: second.id, reason: 'x' })).error).toBe(errorCodes.invalidField);
  await resolve({ ...decision, id: second.id, state: 'corrected', correctedBy: 'deposit:7' });

  await kept([other]);
  expect(await list()).toEqual([
    expect.objectContaining({ ...one, standing: false, state: 'explained', reason: 'paid in the night' }),
    expect.objectContaining({ ...other, standing: true, state: 'corrected', correctedBy: 'deposit:7', version: 2 }),
  ]);
  expect(await list({ state: 'open' })).toEqual([]);
  const { rows } = await casino.api.db.query(
    `select subject from audit_event where command = 'reconciliation.resolve' order by id`,
  );
  expect(rows).toEqual([{ subject: `difference:${first.id}` }, { subject: `difference:${second.id}` }]);
});
