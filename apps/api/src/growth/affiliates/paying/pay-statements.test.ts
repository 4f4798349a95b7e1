import type { PayoutOrder, PayoutState } from '@fairhouse/payments';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPartnerCasino, type PartnerCasino, planOf } from '../affiliates.fixture.ts';
import { closeStatements } from '../statement/close-statements.ts';
import { decideStatementNow } from '../statement/decide-statement.ts';
import { findStatement, pageOfStatements, type Statement } from '../statement/statement.store.ts';
import { type PayingDeps, payStatements } from './pay-statements.ts';

let casino: PartnerCasino;
let submitted: PayoutOrder[];
let answer: PayoutState | (() => Promise<PayoutState>);
let known: PayoutState;

beforeAll(async () => {
  casino = await openPartnerCasino();
});
beforeEach(() => {
  submitted = [];
  known = { outcome: 'notFound' };
});
afterAll(() => casino.close());

const deps = (takes = true): PayingDeps => ({
  ...casino.deps,
  payouts: () => ({
    providers: [
      {
        name: 'bank',
        takes: () => takes,
        async submit(order) {
          submitted.push(order);
          return typeof answer === 'function' ? answer() : answer;
        },
        fetchState: async () => known,
      },
    ],
  }),
});

let month = 0;
/** A partner whose month earned 50.00, approved. */
async function approved(): Promise<Statement> {
  const { id, link } = await casino.partner(planOf());
  month += 1;
  const at = (day: string) => `2026-0${2 + month}-${day}T12:00:00Z`;
  const member = await casino.join(link, at('02'));
  await casino.post(member, 'DEPOSIT', 200_00n, at('03'));
  await casino.post(member, 'GAME_BET', 200_00n, at('04'));
  await casino.sumUpTo(`2026-0${3 + month}-01T00:30:00Z`);
  while ((await closeStatements(casino.deps)) > 0);
  const rows = await pageOfStatements(casino.db, { affiliateId: id, state: 'closed', before: undefined, pageSize: 5 });
  const statement = rows[0]!;
  const done = await decideStatementNow(casino.deps, { name: 'anna' }, 'approve', {
    id: statement.id,
    contentHash: statement.digest,
    reason: 'A test',
  });
  expect(done.ok).toBe(true);
  return statement;
}

const bookOf = async ({ affiliateId }: Statement) =>
  (
    await casino.db.query('select earned, owed, paying, paid from affiliate_book where affiliate_id = $1', [
      affiliateId,
    ])
  ).rows[0];
const now = async ({ id }: Statement) => (await findStatement(casino.db, id))!;
const due = ({ id }: Statement) => casino.db.query('update affiliate_statement set ask_at = now() where id = $1', [id]);

it('pays what was approved once, when two processes work at the same time', async () => {
  const statement = await approved();
  answer = { outcome: 'settled', providerId: 'p-1' };
  await Promise.all([payStatements(deps()), payStatements(deps()), payStatements(deps())]);
  expect(submitted).toHaveLength(1);
  expect(submitted[0]).toMatchObject({
    id: `affiliate-statement:${statement.id}:1`,
    method: 'PAYPAL',
    amount: { minor: 50_00n },
  });
  expect(await now(statement)).toMatchObject({ state: 'paid', reference: 'p-1' });
  expect(await bookOf(statement)).toEqual({ earned: 50_00n, owed: 0n, paying: 0n, paid: 50_00n });
});

it('hands the same instruction in again after the process died, and gives nothing back by a time-out', async () => {
  const statement = await approved();
  answer = async () => {
    throw new Error('the process died');
  };
  await payStatements(deps());
  expect(await now(statement)).toMatchObject({ state: 'paying' });
  expect(await bookOf(statement)).toEqual({ earned: 50_00n, owed: 0n, paying: 50_00n, paid: 0n });
  known = { outcome: 'unknown', reason: 'a time-out' };
  await due(statement);
  await payStatements(deps());
  expect(await now(statement)).toMatchObject({ state: 'paying' });
  known = { outcome: 'notFound' };
  answer = { outcome: 'accepted', providerId: 'p-2' };
  await due(statement);
  await payStatements(deps());
  known = { outcome: 'settled', providerId: 'p-2' };
  await due(statement);
  await payStatements(deps());
  expect(new Set(submitted.map(({ id }) => id)).size).toBe(1);
  expect(await now(statement)).toMatchObject({ state: 'paid', reference: 'p-2' });
  expect(await bookOf(statement)).toEqual({ earned: 50_00n, owed: 0n, paying: 0n, paid: 50_00n });
});

it('owes it again after a definite failure, and pays by another instruction once it is approved again', async () => {
  const statement = await approved();
  answer = { outcome: 'failed', reason: 'No such account' };
  await payStatements(deps());
  expect(await now(statement)).toMatchObject({ state: 'failed', reason: 'No such account' });
  expect(await bookOf(statement)).toEqual({ earned: 50_00n, owed: 50_00n, paying: 0n, paid: 0n });
  await due(statement);
  expect(await payStatements(deps())).toBe(0);
  const again = { id: statement.id, contentHash: statement.digest, reason: 'The account is right now' };
  expect((await decideStatementNow(casino.deps, { name: 'anna' }, 'approve', again)).ok).toBe(true);
  answer = { outcome: 'settled', providerId: 'p-3' };
  await payStatements(deps());
  expect(submitted.map(({ id }) => id.split(':')[2])).toEqual(['1', '2']);
  expect(await bookOf(statement)).toEqual({ earned: 50_00n, owed: 0n, paying: 0n, paid: 50_00n });
});

it('leaves to staff what no provider takes, and pays nobody who is suspended', async () => {
  const statement = await approved();
  await payStatements(deps(false));
  expect(await now(statement)).toMatchObject({ state: 'approved' });
  await casino.db.query(`update affiliate set state = 'suspended' where id = $1`, [statement.affiliateId]);
  await due(statement);
  expect(await payStatements(deps())).toBe(0);
  expect(submitted).toEqual([]);
});

it('settles nothing when the provider speaks of another amount', async () => {
  const statement = await approved();
  answer = {
    outcome: 'settled',
    providerId: 'p-5',
    stated: { text: '5.00 USD', amount: { currency: 'USD', minor: 5_00n } },
  };
  await payStatements(deps());
  expect(await now(statement)).toMatchObject({ state: 'paying' });
  expect(await bookOf(statement)).toMatchObject({ paying: 50_00n, paid: 0n });
});
