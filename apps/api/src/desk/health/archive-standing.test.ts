import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@fairhouse/database';
import { metrics } from '@fairhouse/operation';
import { type OwnServer, ownServer } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveStanding } from './casino.store.ts';
import { noteArchive } from './health.metrics.ts';

let folder: string;
let server: OwnServer;
let db: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairhouse-archive-'));
  chmodSync(folder, 0o711);
  server = await ownServer({ archive_mode: 'on', archive_command: `test -e ${folder}/open` });
  db = connect({ url: server.url, schema: 'public', connections: 1 });
});
afterAll(async () => {
  await db?.end();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const standing = () => archiveStanding(db);
const reportedAt = async () =>
  Number(/^database_wal_archived_at_seconds (\S+)$/m.exec(await metrics.register.metrics())?.[1]);

it('says since when the log of the database is not archived, and that it is again', async () => {
  const before = await standing();
  expect(before).toMatchObject({ failing: false, failed: 0 });
  await db.query('select pg_switch_wal()');
  await expect.poll(standing).toMatchObject({ failing: true, lastAt: before!.lastAt });
  writeFileSync(join(folder, 'open'), '');
  await expect.poll(standing).toMatchObject({ failing: false });
  const after = (await standing())!;
  expect(after.lastAt.getTime()).toBeGreaterThan(before!.lastAt.getTime());
  noteArchive(after);
  expect(await reportedAt()).toBe(after.lastAt.getTime() / 1_000);
  noteArchive(null);
  expect(await reportedAt()).toBe(0);
});
