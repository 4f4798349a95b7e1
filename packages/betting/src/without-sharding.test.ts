import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { connect, inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { testDatabase } from '@fairhouse/testing';
import { expect, it, onTestFinished } from 'vitest';

const here = fileURLToPath(new URL('..', import.meta.url));
const results = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** The package in a folder of its own, with all but its folder `sharding`. */
function copyWithoutSharding(): string {
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'betting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(here, folder, { recursive: true, filter: (path) => !/\/(sharding|node_modules)$/.test(path) });
  return folder;
}

it('migrates, posts and follows nothing where its folder is removed', async () => {
  const copy = copyWithoutSharding();
  expect(existsSync(join(here, 'src/sharding'))).toBe(true);
  expect(existsSync(join(copy, 'src/sharding'))).toBe(false);
  const betting = (await import(pathToFileURL(join(copy, 'src/index.ts')).href)) as typeof import('./index.ts');

  const server = await testDatabase();
  const db = connect({ url: server.url, schema: 'casino', connections: 2 });
  const applied = await betting.migrateCasino(db, 'casino', betting.ledgerMigrations);
  expect(applied.length).toBe(betting.ledgerMigrations.length);
  expect(await betting.followMovedBooks(db, betting.ledgerMigrations)).toBe(0);

  await inTransaction(db, (tx) => betting.openBook(tx, { memberId: 1n, currency: 'USD' }));
  const ledger = betting.openLedger({ url: server.url, schema: 'casino' });
  const deposit = { memberId: 1n, type: 'DEPOSIT', source: 'cashier', externalId: '1' } as const;
  expect(await ledger.post({ ...deposit, amount: amountOf('USD', 10n) })).toMatchObject({ ok: true });
  expect(await betting.verifyBooks(db)).toMatchObject({ ok: true, postings: 1 });
  await ledger.close();
  await db.end();
  await server.close();
});
