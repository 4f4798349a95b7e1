import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { freePort, type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { deriveKey, sealingWith } from '../../../lib/sealing.ts';
import { loadReferenceData } from '../../../reference-data.ts';
import { casinoMigrations, casinoSchema } from '../../../schema.ts';
import { readSettings } from '../../../settings.ts';
import { startProcess, until } from '../../../testing/start-money-casino.ts';
import { testSecrets } from '../../../testing/start-test-api.ts';
import { startReceiver, status, type TestReceiver } from '../receiver.fixture.ts';
import { createWebhook } from '../subscription/create-webhook.ts';

let database: TestDatabase;
let db: Database;
let folder: string;
let there: TestReceiver;
let env: Record<string, string>;

beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  db = connect({ url: database.url, schema: casinoSchema, connections: 3 });
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-kill-'));
  there = await startReceiver();
  const port = String(await freePort());
  env = {
    ...testSecrets,
    SANDBOX: 'on',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    FAIRHOUSE_DATA_DIR: folder,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    STUDIO_ORIGIN: 'http://127.0.0.1:1',
    SANDBOX_ORIGIN: 'http://127.0.0.1:1',
    PORT: port,
    DESK_PORT: '0',
  };
  await loadReferenceData(db, readSettings({ ...env, PORT: '0' }));
  const sealing = sealingWith(deriveKey(testSecrets.FACTOR_SECRET, 'fairhouse webhooks: signing secrets'));
  const made = await createWebhook(
    { db, sealing, addresses: { loopback: true } },
    { name: 'keeper' },
    { url: there.url, description: '', kinds: ['deposit.credited'], reason: 'a test' },
  );
  expect(made.ok).toBe(true);
});

afterAll(async () => {
  await there.close();
  await db.end();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const startApi = () => startProcess('apps/api/src/main.ts', env.PUBLIC_ORIGIN!, env);

const credit = (depositId: number) =>
  inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: 'system:webhook',
      memberId: 7n,
      subject: `deposit:${depositId}`,
      command: 'deposit.succeeded',
      before: { state: 'pending' },
      after: { state: 'succeeded', amount: '2500', currency: 'USD' },
    }),
  );

it('loses nothing when the process is killed between the commit and the delivery, or while the receiver thinks', async () => {
  // Committed while no process is up, as by one that died at once.
  await credit(1);
  let isThinking = false;
  there.answers(() => {
    isThinking = true;
  });
  let api = await startApi();
  await until(async () => isThinking);
  await credit(2);
  api.kill('SIGKILL');
  await once(api, 'exit');
  const states = async () =>
    (await db.query<{ state: string }>('select state from outgoing_delivery order by event_id')).rows.map(
      (row) => row.state,
    );
  expect(await states()).not.toContain('delivered');
  // The dead process held it for a minute; the test does not wait so long.
  await db.query(`update outgoing_delivery set leased_until = now(), due_at = now() where state = 'waiting'`);
  await db.query('update outgoing_webhook set rests_until = null');
  there.answers(status(204));
  api = await startApi();
  await until(async () => (await states()).length === 2 && (await states()).every((state) => state === 'delivered'));
  const sent = there.received.map(({ event }) => event.data.depositId);
  expect(sent.slice(-2)).toEqual([1, 2]);
  expect(new Set(there.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  api.kill('SIGTERM');
  await once(api, 'exit');
});
