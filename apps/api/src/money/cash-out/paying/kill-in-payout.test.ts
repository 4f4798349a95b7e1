import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBook, postWithin, verifyBooks } from '@fairhouse/betting';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf, zero } from '@fairhouse/money';
import { freePort, type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from '../../../db/move-money.ts';
import { loadReferenceData } from '../../../reference-data.ts';
import { casinoMigrations } from '../../../schema.ts';
import { readSettings } from '../../../settings.ts';
import { startProcess, startSandboxProcess, until } from '../../../testing/start-money-casino.ts';
import { testSecrets } from '../../../testing/start-test-api.ts';
import { contentHash } from '../application/content-hash.ts';
import { holdOf } from '../cash-out.postings.ts';
import { insertCashOut } from '../cash-out.store.ts';
import { changeStatus } from '../change-status.ts';

const memberId = 100_001n;
/** Where the instruction is found again by its id, and where only handing it in once more tells. */
const rounds = ['', 'paypal'];
let database: TestDatabase;
let db: Database;
let folder: string;
let sandbox: ChildProcess;
let sandboxUrl: string;
let env: Record<string, string>;

beforeAll(async () => {
  database = await testDatabase({ schema: 'casino', connections: 1, migrations: casinoMigrations });
  db = connect({ url: database.url, schema: 'casino', connections: 3 });
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-kill-'));
  const [sandboxPort, apiPort] = [await freePort(), await freePort()];
  sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  env = {
    ...testSecrets,
    SANDBOX: 'on',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    FAIRHOUSE_DATA_DIR: folder,
    PUBLIC_ORIGIN: `http://127.0.0.1:${apiPort}`,
    STUDIO_ORIGIN: 'http://127.0.0.1:1',
    SANDBOX_ORIGIN: sandboxUrl,
    SANDBOX_CONTROLS: '1',
    PAYOUT_SETTLE_AFTER_MS: '100',
    API_PORT: String(apiPort),
  };
  await loadReferenceData(db, readSettings({ ...env, PORT: '0' }));
  sandbox = await startSandboxProcess({ ...env, PORT: String(sandboxPort) });
  await fetch(`${sandboxUrl}/controls/payouts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"behaviour":"slow"}',
  });
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

afterAll(async () => {
  sandbox.kill('SIGTERM');
  await once(sandbox, 'exit');
  await db.end();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const startApi = (payoutProviders: string) =>
  startProcess('apps/api/src/main.ts', env.PUBLIC_ORIGIN!, {
    ...env,
    PORT: env.API_PORT!,
    DESK_PORT: '0',
    PAYOUT_PROVIDERS: payoutProviders,
  });

async function approvedCashOut(): Promise<{ id: bigint; instruction: string }> {
  const content = {
    amount: amountOf('USD', 5_000n),
    fee: zero('USD'),
    method: 'PAYPAL' as const,
    destination: { email: 'maria@example.com' },
  };
  const proofs = { idcardProof: [1], idcardHoldProof: [], addressProof: [], paymentProof: [2] };
  const hash = contentHash(content);
  const stored = await inTransaction(db, async (tx) => {
    const row = await insertCashOut(tx, {
      ...content,
      memberId,
      proofs,
      contentHash: hash,
      instruction: `${memberId}-${Math.random()}`,
      requestHash: Buffer.alloc(1),
      requestKey: undefined,
    });
    await post(tx, holdOf(row!));
    return row!;
  });
  await changeStatus({ db, announce: async () => {} }, 'approve', stored, 'operator:test', {
    approvedHash: hash,
    askInMs: 0,
  });
  return stored;
}

const payouts = async () =>
  (await (await fetch(`${sandboxUrl}/controls/payouts`)).json()) as { id: string; submissions: number }[];
const statusOf = async (id: bigint) =>
  (await db.query<{ status: string }>('select status from cash_out where id = $1', [id])).rows[0]!.status;

it('pays once when the process is killed between the instruction and its answer', async () => {
  for (const payoutProviders of rounds) {
    let api = await startApi(payoutProviders);
    const { id, instruction } = await approvedCashOut();
    await until(async () => (await payouts()).some((payout) => payout.id === instruction));
    api.kill('SIGKILL');
    await once(api, 'exit');
    expect(await statusOf(id)).toBe('paying');

    // The dead process held it for a minute more; the test does not wait so long.
    await db.query('update cash_out set ask_at = now() where id = $1', [id]);
    api = await startApi(payoutProviders);
    await until(async () => (await statusOf(id)) === 'completed');
    const paid = (await payouts()).filter((payout) => payout.id === instruction);
    expect(paid).toMatchObject([{ submissions: payoutProviders ? 2 : 1 }]);
    api.kill('SIGTERM');
    await once(api, 'exit');
  }
  const { rows } = await db.query('select cash, held, paid_out from book where member_id = $1', [memberId]);
  const paid = BigInt(rounds.length) * 5_000n;
  expect(rows).toEqual([{ cash: 100_000n - paid, held: 0n, paid_out: paid }]);
  expect(await verifyBooks(db)).toMatchObject({ ok: true, books: 1 });
});
