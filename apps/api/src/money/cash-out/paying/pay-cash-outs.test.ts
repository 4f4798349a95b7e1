import { openBook, postWithin } from '@fairhouse/betting';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf, zero } from '@fairhouse/money';
import type { PayoutState } from '@fairhouse/payments';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { post } from '../../../db/move-money.ts';
import { casinoMigrations } from '../../../schema.ts';
import { contentHash } from '../application/content-hash.ts';
import type { PayoutDeps } from '../cash-out.deps.ts';
import { holdOf } from '../cash-out.postings.ts';
import { type CashOut, findCashOut, insertCashOut } from '../cash-out.store.ts';
import { recordWire } from '../cash-out.wire.ts';
import { changeStatus } from '../change-status.ts';
import { payCashOutsJob } from './pay-cash-outs.ts';

const memberId = 100_001n;
let database: TestDatabase;
let db: Database;
let answer: PayoutState;
let submitted: string[];
let duringSubmit: () => Promise<unknown>;
const warned: string[] = [];

beforeAll(async () => {
  database = await testDatabase({ schema: 'casino', connections: 1, migrations: casinoMigrations });
  db = connect({ url: database.url, schema: 'casino', connections: 3 });
  await db.query(
    `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
       currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
     values ('maria', 'maria@example.com', '63', '1', '', 'Maria', 'Santos', 'FEMALE', '1990-01-01', 'USD', 'PH', '', '',
       '', '', false, 'CODE')`,
  );
  await inTransaction(db, async (tx) => {
    await openBook(tx, { memberId, currency: 'USD' });
    const amount = amountOf('USD', 100_000n);
    await postWithin(tx, { memberId, type: 'DEPOSIT', amount, source: 'test', externalId: '1' });
  });
});
beforeEach(() => {
  submitted = [];
  duringSubmit = async () => {};
});
afterAll(async () => {
  await db.end();
  await database.close();
});

const deps = (): PayoutDeps => ({
  db,
  payoutProviders: [
    {
      name: 'wallet',
      takes: () => true,
      async submit({ id }) {
        submitted.push(id);
        await duringSubmit();
        return answer;
      },
      fetchState: async () => ({ outcome: 'notFound' }),
    },
  ],
  aboutPayment: (_, work) => work(),
  disputesDeposit: async () => false,
  announce: async () => {},
  log: { warn: (_, message) => void warned.push(message), error: (_, message) => void warned.push(message) },
});

async function approved(): Promise<CashOut> {
  const content = {
    amount: amountOf('USD', 5_000n),
    fee: zero('USD'),
    method: 'BTC' as const,
    destination: { address: 'x' },
  };
  const hash = contentHash(content);
  const stored = await inTransaction(db, async (tx) => {
    const row = await insertCashOut(tx, {
      ...content,
      memberId,
      proofs: { idcardProof: [1], idcardHoldProof: [], addressProof: [], paymentProof: [2] },
      contentHash: hash,
      instruction: `${memberId}-${Math.random()}`,
      requestHash: Buffer.alloc(1),
      requestKey: undefined,
    });
    await post(tx, holdOf(row!));
    return row!;
  });
  const fields = { approvedHash: hash, askInMs: 0 };
  return (await changeStatus({ db, announce: async () => {} }, 'approve', stored, 'operator:test', fields))!;
}

const shown = async (id: bigint) => recordWire((await findCashOut(db, memberId, id))!, true);
const delayed = async () => {
  const { rows } = await db.query<{ delayed: bigint }>('select cash_out_delayed($1) as delayed', [memberId]);
  return rows[0]!.delayed;
};
const queued = async () => (await db.query('select kind from payout_queue')).rows;

it('tells the player and the desk of a payout that waits for the wallet, holds no bonus up and sends it later', async () => {
  const { id } = await approved();
  answer = { outcome: 'delayed', reason: 'the payout wallet holds too little' };
  await payCashOutsJob(deps()).run();
  expect(await shown(id)).toMatchObject({ status: 29, delayed: true });
  expect(await queued()).toEqual([{ kind: 'delayed' }]);
  expect(await delayed()).toBe(5_000n);

  // It is tried again, and noted once.
  await db.query('update cash_out set ask_at = now() where id = $1', [id]);
  await payCashOutsJob(deps()).run();
  const { rows } = await db.query(`select actor from audit_event where command = 'cashOut.delay'`);
  expect(rows).toEqual([{ actor: 'system:payout worker' }]);
  expect(warned).toEqual(['a payout is delayed']);

  answer = { outcome: 'settled', providerId: 'tx' };
  await db.query('update cash_out set ask_at = now() where id = $1', [id]);
  await payCashOutsJob(deps()).run();
  expect(await shown(id)).toMatchObject({ status: 40, delayed: false });
  expect(await queued()).toEqual([]);
  expect(await delayed()).toBe(0n);
});

it('leases each payout when its turn comes, so that a slow one leaves those behind it to another process', async () => {
  const [first, second] = [await approved(), await approved()];
  answer = { outcome: 'settled', providerId: 'tx' };
  duringSubmit = async () => {
    duringSubmit = async () => {};
    await payCashOutsJob(deps()).run();
    expect(await shown(second.id)).toMatchObject({ status: 40 });
    expect(await shown(first.id)).toMatchObject({ status: 29 });
  };
  await payCashOutsJob(deps()).run();
  expect(await shown(first.id)).toMatchObject({ status: 40 });
  expect(submitted.sort()).toEqual([first.instruction, second.instruction].sort());
});
